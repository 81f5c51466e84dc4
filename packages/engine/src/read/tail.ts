import { fold, hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import { isPlace, startsWithRegion } from './places.ts';
import { likeness } from './scores.ts';
import { isRemark, withoutRemarks } from './strip.ts';
import { tables } from './tables.ts';

/** "Cook, responsible for …", "Diploma with distinction": what was done and how well is no part of the name. */
function withoutClause(text: string): string {
  const at = text.search(/,\s+\p{Ll}/u);
  const clause = at > 2 ? fold(text.slice(at + 1)) : '';
  if (clause && tables.weakVerbs.some((verb) => clause.startsWith(verb))) return text.slice(0, at);
  const words = text.split(' ');
  for (let from = 1; from < words.length; from++) {
    const tail = fold(words.slice(from).join(' '));
    if (words.length - from >= 2 && tables.gradeLabels.has(tail)) return words.slice(0, from).join(' ');
  }
  return text;
}

/** Remarks behind commas and in brackets taken off: "…, mention bien", "… (cours du soir)". */
export function withoutTail(text: string, brackets: boolean): string {
  return brackets ? withoutTailAndBracket(text) : withoutTailOnly(text);
}

const withoutTailOnly = memo((text) => shortened(text, false));
const withoutTailAndBracket = memo((text) => shortened(text, true));

/** "Team leader. A crew of three, all over Brittany": what follows the stop tells. */
function firstSentence(text: string): string {
  const at = text.search(/(?<=\p{Ll}{3}|\))\.\s+\p{Lu}\p{Ll}+,?\s+\p{Ll}/u);
  const first = at > 3 ? text.slice(0, at) : text;
  const like = likeness(first);
  return Math.max(like.title, like.organization, like.school, like.degree) >= 2 ? first : text;
}

function shortened(text: string, brackets: boolean): string {
  let result = withoutRemarks(withoutClause(firstSentence(text)));
  for (let i = 0; i < 3; i++) {
    const at = Math.max(result.lastIndexOf(', '), result.lastIndexOf('，'));
    const tail = result.slice(at + 1).trim();
    if (at > 2 && isRemark(tail) && !isPlace(tail)) result = withoutRemarks(result.slice(0, at));
    else break;
  }
  const counted = /^(.{3,}?)\s*[(（][^()（）]*\d[^()（）]*[)）]$/.exec(result);
  if (counted?.[1]) result = counted[1];
  // "Bachelier en assurances (horaire décalé)": small letters in it remark on how.
  const remark = /^(.{3,}?)\s*\((?=[^()]*\p{Ll}{4})\p{Ll}[^()]{3,60}\)$/u.exec(result);
  if (remark?.[1] && likeness(remark[1]).title < 2) return remark[1];
  const branch = /^(\p{Script=Han}{3,})[(（](\p{Script=Han}{2,14})[)）]$/u.exec(result);
  if (brackets && branch?.[1] && branch[2] && startsWithRegion(branch[2])) return branch[1];
  const bracket = /^(.{3,}?)\s*[(（]([^()（）]{2,60})[)）]$/.exec(result);
  if (
    brackets &&
    bracket?.[1] &&
    bracket[2] &&
    !/^[\p{Lu}\d.-]{2,8}$/u.test(bracket[2]) &&
    !hasHan(bracket[2])
  )
    return bracket[1];
  return result;
}
