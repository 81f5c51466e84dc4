import { fold, tokens } from './tokens.ts';

const marker = /^\s*(?:[-–—•*·▸▪◦◎▲■●○>+]|\d{1,2}[.)、)])\s*/u;

function wordSet(text: string): Set<string> {
  return new Set(tokens(text).map((token) => fold(token.text)));
}

/** Lines that a line was broken into: "continued" means no marker and a small letter. */
function withBrokenOff(lines: string[], at: number): string {
  const continues = (line: string | undefined) =>
    line !== undefined && !marker.test(line) && /^\s*\p{Ll}/u.test(line);
  let first = at;
  let last = at;
  while (first > 0 && continues(lines[first])) first -= 1;
  while (continues(lines[last + 1])) last += 1;
  return lines.slice(first, last + 1).join(' ');
}

/** What a changed line was before: the original's most similar line, if it has half of the words. */
export function homeOf(line: string, original: string[]): string | undefined {
  const own = wordSet(line.replace(marker, ''));
  if (own.size < 3) return undefined;
  // What is left of a line of which a sentence went is at home there.
  const left = original.findIndex((candidate) => candidate.includes(line.trim()));
  if (left >= 0) return withBrokenOff(original, left);
  let best = -1;
  let bestShare = 0;
  for (const [i, candidate] of original.entries()) {
    const words = wordSet(candidate.replace(marker, ''));
    if (words.size < 2) continue;
    const common = [...words].filter((word) => own.has(word)).length;
    const share = (2 * common) / (own.size + words.size);
    if (common >= 2 && share > bestShare) {
      best = i;
      bestShare = share;
    }
  }
  return bestShare >= 0.45 ? withBrokenOff(original, best) : undefined;
}
