import type { Candidate } from './find.ts';
import { nameFlag } from './format.ts';
import { gap, type Scan } from './scan.ts';

/** How far an enumeration's neighbour may stand: "Go, or Java" has one word between. */
const reach = 1;

function besideInList(scan: Scan, from: number, to: number): boolean {
  if (to - from > reach + 1) return false;
  for (let token = from + 1; token <= to; token += 1)
    if ((scan.gapBefore[token] ?? 0) === gap.line) return false;
  return true;
}

/** A neighbour that is itself no doubt a name, or two doubtful ones side by side ("Go, Rust"). */
function hasNeighbour(scan: Scan, candidates: readonly Candidate[], at: number): boolean {
  const here = candidates[at];
  if (!here) return false;
  const before = candidates[at - 1];
  if (before && besideInList(scan, before.lastToken, here.firstToken)) return true;
  const after = candidates[at + 1];
  return after !== undefined && besideInList(scan, here.lastToken, after.firstToken);
}

function endsSentence(text: string, scan: Scan, token: number): boolean {
  if (token === 0) return true;
  if ((scan.gapBefore[token] ?? 0) === gap.line) return true;
  const from = scan.end[token - 1] ?? 0;
  return /[.!?。！？;；:：]/u.test(text.slice(from, scan.start[token] ?? 0));
}

/**
 * Whether an ambiguous name ("Go", "R", "Spring", "Word") stands where a skill is named: in an
 * enumeration with another name, or beside a word such as "in", "developer", "knowledge". At the
 * beginning of a sentence a following word alone does not count: "Go with us" is no skill.
 */
export function inContext(
  scan: Scan,
  text: string,
  candidates: readonly Candidate[],
  at: number,
  cues: ReadonlySet<number>,
): boolean {
  const here = candidates[at];
  if (!here) return false;
  const nextGap = scan.gapBefore[here.lastToken + 1] ?? gap.line;
  const alone =
    (scan.gapBefore[here.firstToken] ?? gap.line) >= gap.list &&
    (here.lastToken + 1 >= scan.count || nextGap >= gap.list);
  if (hasNeighbour(scan, candidates, at)) {
    const sentenceStart = endsSentence(text, scan, here.firstToken);
    if (!sentenceStart || alone || nextGap >= gap.joint) return true;
  }
  const beginning = endsSentence(text, scan, here.firstToken);
  const prior = here.firstToken - 1;
  if (!beginning && prior >= 0 && cues.has(scan.first[prior] ?? 0)) return true;
  const next = here.lastToken + 1;
  if (next >= scan.count || nextGap > gap.joint) return alone && listed(candidates, scan, at);
  return afterCues(cues, scan, next, beginning);
}

/** An item of its own in a list whose other items are names. */
function listed(candidates: readonly Candidate[], scan: Scan, at: number): boolean {
  const here = candidates[at];
  if (!here) return false;
  return [candidates[at - 1], candidates[at + 1]].some(
    (other) =>
      other !== undefined &&
      (other.flags & nameFlag.context) === 0 &&
      Math.min(Math.abs(other.firstToken - here.lastToken), Math.abs(here.firstToken - other.lastToken)) <=
        3 &&
      scan.count > 1,
  );
}

function afterCues(cues: ReadonlySet<number>, scan: Scan, next: number, beginning: boolean): boolean {
  if (!cues.has(scan.first[next] ?? 0)) return false;
  // "Go in …", "Excel with …": after a sentence's first word only nouns tell.
  return !beginning || (scan.end[next] ?? 0) - (scan.start[next] ?? 0) > 4;
}

/** "Excel in your role": the capital is the sentence's, and a short word follows as after a verb. */
export function startsAsVerb(scan: Scan, text: string, found: Candidate): boolean {
  if (found.firstToken !== found.lastToken || !endsSentence(text, scan, found.firstToken)) return false;
  const next = found.lastToken + 1;
  if (next >= scan.count || (scan.gapBefore[next] ?? gap.line) !== gap.soft) return false;
  const start = scan.start[found.firstToken] ?? 0;
  const follower = text.slice(scan.start[next] ?? 0, scan.end[next] ?? 0);
  return /^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2)) && /^\p{Ll}{1,4}$/u.test(follower);
}
