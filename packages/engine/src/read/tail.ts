import { fold, hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import { isPlace } from './places.ts';
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

function shortened(text: string, brackets: boolean): string {
  let result = withoutRemarks(withoutClause(text));
  for (let i = 0; i < 3; i++) {
    const at = Math.max(result.lastIndexOf(', '), result.lastIndexOf('，'));
    const tail = result.slice(at + 1).trim();
    if (at > 2 && isRemark(tail) && !isPlace(tail)) result = withoutRemarks(result.slice(0, at));
    else break;
  }
  const counted = /^(.{3,}?)\s*[(（][^()（）]*\d[^()（）]*[)）]$/.exec(result);
  if (counted?.[1]) result = counted[1];
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
