import { fold, hasHan } from '../match/fold.ts';
import type { FoundTerm } from '../types.ts';
import { askedWords } from './asked-words.ts';
import type { ReadyPack } from './pack.ts';
import type { Part } from './parts.ts';

type Link = 'or' | 'list' | 'none';

const slash = /^\s*\/\s*$/;
const comma = /^\s*[,、，;]\s*$/;

function link(gap: string, pack: ReadyPack): Link {
  // What stands in a bracket belongs to what stands before it, and not to what comes behind.
  if (gap.length > 40 || /[)）]/.test(gap)) return 'none';
  if (slash.test(gap)) return 'or';
  if (comma.test(gap)) return 'list';
  const folded = fold(gap);
  // "Go or ideally Java": few words between, and one of them is "or".
  const few = hasHan(gap) ? gap.trim().length <= 4 : folded.split(/\s+/).filter(Boolean).length <= 4;
  if (pack.or.test(folded) && few) return 'or';
  return 'none';
}

/** "Certified Internal Auditor (CIA)": the same by its initials. */
function isShort(part: Part, long: FoundTerm, short: FoundTerm): boolean {
  if (!/^\p{Lu}[\p{Lu}\d]{1,6}$/u.test(short.text)) return false;
  if (!/^\s*[(（]$/.test(part.text.slice(long.end, short.start))) return false;
  const words = [/(?<!\p{L})\p{L}/gu, /(?<!\p{L})\p{Lu}/gu];
  // "Registered with the General Optical Council (GOC)": those of its last words, small ones left out or not.
  const isOfThem = words.some((each) =>
    [...long.text.matchAll(each)].join('').toUpperCase().endsWith(short.text),
  );
  return /[)）]/.test(part.text[short.end] ?? '') && isOfThem;
}

/** Whether a list is opened or closed by "at least one of" or "such as". */
function framed(part: Part, first: FoundTerm, last: FoundTerm, pack: ReadyPack): boolean {
  const before = fold(part.text.slice(Math.max(0, first.start - 28), first.start));
  const after = fold(part.text.slice(last.end, last.end + 14));
  const opened = pack.examples.test(before.slice(-16)) || pack.oneOf.test(before);
  return opened || pack.oneOf.test(after);
}

/** "RTOS（FreeRTOS、RT-Thread等）": one of the examples in the bracket right behind shows the thing itself. */
function isExample(part: Part, thing: FoundTerm, example: FoundTerm, { language }: ReadyPack): boolean {
  const { andSoOn } = askedWords(language);
  if (!andSoOn) return false;
  const [, listed = ''] =
    /^\p{Script=Han}{0,4}\s*[(（]([^()（）]{2,60})[)）]/u.exec(part.text.slice(thing.end)) ?? [];
  const open = part.text.indexOf(listed, thing.end);
  return (
    listed !== '' &&
    andSoOn.test(listed.trim()) &&
    open <= example.start &&
    example.end <= open + listed.length
  );
}

/** "角膜塑形镜（OK镜）": another name for it fills the bracket right behind. */
function otherName(part: Part, long: FoundTerm, other: FoundTerm): FoundTerm | undefined {
  if (!hasHan(long.text)) return undefined;
  const [, said = ''] = /^[(（]([^()（）、，,；;/]{2,12})[)）]/.exec(part.text.slice(long.end)) ?? [];
  if (said === other.text) return other;
  if (!said.includes(other.text) || said.length - other.text.length > 2) return undefined;
  const { concept: _, ...unknown } = other;
  const start = long.end + 1;
  return { ...unknown, text: said, start, end: start + said.length };
}

/** "(CIA)": nothing else stands in its bracket. */
const inBracket = ({ text }: Part, { start, end }: FoundTerm): boolean =>
  /[(（]/.test(text[start - 1] ?? '') && /[)）]/.test(text[end] ?? '');

/** Terms of a sentence (offsets within it) as requirements: each group holds alternatives. */
export function alternatives(part: Part, terms: FoundTerm[], pack: ReadyPack): FoundTerm[][] {
  const groups: FoundTerm[][] = [];
  let chain: FoundTerm[] = [];
  let joined = false;
  const close = (): void => {
    const first = chain[0];
    const last = chain.at(-1);
    if (!first || !last) return;
    const together = chain.length > 1 && (joined || framed(part, first, last, pack));
    if (together) groups.push(chain);
    else for (const term of chain) groups.push([term]);
    chain = [];
    joined = false;
  };
  for (const term of terms) {
    const previous = chain.at(-1);
    const [thing] = chain;
    if (thing && isExample(part, thing, term, pack)) {
      joined = true;
      chain.push(term);
      continue;
    }
    const other = previous && otherName(part, previous, term);
    const short = previous !== undefined && (other !== undefined || isShort(part, previous, term));
    // The bracket around it is closed behind it.
    const from = previous && inBracket(part, previous) ? previous.end + 1 : (previous?.end ?? 0);
    const kind = short ? 'or' : previous ? link(part.text.slice(from, term.start), pack) : 'none';
    // "Go or Java, Docker": what is listed behind the choice is no part of it.
    if (previous && (kind === 'none' || (joined && kind === 'list'))) close();
    if (kind === 'or') joined = true;
    chain.push(other ?? term);
  }
  close();
  return groups;
}
