import { fold, hasHan } from '../text/fold.ts';
import { simplified } from '../text/simplified.ts';
import { likeness } from './scores.ts';
import { tables } from './tables.ts';

/** Where capitals end and small letters begin: "BACHELOR OF COMMERCE University of …". */
function atCase(words: string[]): number {
  const shouted = words.map(
    (word) => /^\P{Ll}*\p{Lu}{2}\P{Ll}*$/u.test(word) || /^\p{Lu}?[^\p{L}]*$/u.test(word),
  );
  const at = shouted.indexOf(false);
  if (at < 1 || at >= words.length) return -1;
  // "HR Business Partner": a short word in capitals is no half of the line.
  if (words.slice(0, at).join('').length < 6) return -1;
  return shouted.slice(at).some(Boolean) ? -1 : at;
}

const saidFirst = new RegExp(
  `^现?(?:${tables.told.as
    .filter(hasHan)
    .sort((a, b) => b.length - a.length)
    .join('|')})`,
  'u',
);

const endsEmployer = (text: string) =>
  (tables.organizationEndings.endWord(text, 2) || tables.schoolEndings.endWord(text, 2)) &&
  !tables.departmentEndings.endWord(text, 1);

/** "任成都市第三人民医院护士长": employer and title with no blank between, as Chinese is written. */
function splitHan(text: string): [string, string] | undefined {
  if (!/^[\p{Script=Han}A-Za-z（）()]{7,40}$/u.test(text)) return undefined;
  const bare = text.replace(saidFirst, '');
  const plain = simplified(bare);
  const cuts: number[] = [];
  for (let to = plain.length - 2; to >= Math.max(5, plain.length - 10); to--) {
    const right = plain.slice(to);
    if (endsEmployer(plain.slice(0, to)) && likeness(right).title >= 3 && likeness(right).organization < 3)
      cuts.push(to);
  }
  // "…公司行政专员": what no list has whole may begin in the middle of a word.
  const at =
    cuts.find((to) => tables.legalForms.endWord(plain.slice(0, to), 2)) ??
    cuts.find((to) => tables.titles.has(plain.slice(to))) ??
    cuts[0];
  return at === undefined ? undefined : [bare.slice(0, at), bare.slice(at)];
}

/** A title and an employer (a degree and a school) written one behind the other with nothing between. */
export function splitUnparted(text: string): [string, string] | undefined {
  if (hasHan(text)) return splitHan(text);
  if (/[,;:|()（）–—]/.test(text)) return undefined;
  const words = text.split(/\s+/);
  if (words.length < 3 || words.length > 12) return undefined;
  const both = (at: number): [string, string] => [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  const turn = atCase(words);
  if (turn > 0) return both(turn);
  for (let at = words.length - 1; at > 0; at--) {
    const [left, right] = both(at);
    const [l, r] = [likeness(left), likeness(right)];
    const named = Math.max(r.organization, r.school) >= 3 && r.title < 2;
    const ends = tables.titles.has(fold(words[at - 1] ?? ''));
    if (ends && l.title >= 2.8 && named && words.length - at >= 2) return [left, right];
  }
  return undefined;
}
