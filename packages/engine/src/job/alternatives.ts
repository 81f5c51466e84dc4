import { fold, hasHan } from '../match/fold.ts';
import type { FoundTerm } from '../types.ts';
import type { ReadyPack } from './pack.ts';
import type { Part } from './parts.ts';

type Link = 'or' | 'list' | 'none';

const slash = /^\s*\/\s*$/;
const comma = /^\s*[,、，;]\s*$/;

function link(gap: string, pack: ReadyPack): Link {
  if (gap.length > 40) return 'none';
  if (slash.test(gap)) return 'or';
  if (comma.test(gap)) return 'list';
  const folded = fold(gap);
  // "Go or ideally Java": few words between, and one of them is "or".
  const few = hasHan(gap) ? gap.trim().length <= 4 : folded.split(/\s+/).filter(Boolean).length <= 4;
  if (pack.or.test(folded) && few) return 'or';
  return 'none';
}

/** Whether a list is opened or closed by "at least one of" or "such as". */
function framed(part: Part, first: FoundTerm, last: FoundTerm, pack: ReadyPack): boolean {
  const before = fold(part.text.slice(Math.max(0, first.start - 28), first.start));
  const after = fold(part.text.slice(last.end, last.end + 14));
  const opened = pack.examples.test(before.slice(-16)) || pack.oneOf.test(before);
  return opened || pack.oneOf.test(after);
}

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
    const kind = previous ? link(part.text.slice(previous.end, term.start), pack) : 'none';
    // "Go or Java, Docker": what is listed behind the choice is no part of it.
    if (previous && (kind === 'none' || (joined && kind === 'list'))) close();
    if (kind === 'or') joined = true;
    chain.push(term);
  }
  close();
  return groups;
}
