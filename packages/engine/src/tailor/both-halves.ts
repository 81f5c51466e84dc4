import type { Lexis } from '../gate/lexis.ts';
import { fold } from '../gate/word-forms.ts';
import { prefixOf } from '../locales/spelling-pack.ts';
import { memoFor } from '../text/memo.ts';

export type Halves = readonly [string, string];

/**
 * A term of two joined things as two terms, in each way that it may be meant: "Montage und Wartung von Pumpen",
 * "order picking and packing", "设备安装与调试". Who says both has said it.
 */
export const halvesOf = memoFor((say: string, lexis: Lexis): readonly Halves[] =>
  lexis.pack.language === 'zh' ? hanHalves(say, lexis) : wordHalves(say, lexis),
);

function wordHalves(say: string, lexis: Lexis): Halves[] {
  const words = say.split(/\s+/);
  const { and, of } = lexis.pack.clauses;
  const joints = words.flatMap((word, at) => (and.test(fold(word)) ? [at] : []));
  const [joint = 0] = joints;
  const [left, right] = [words.slice(0, joint), words.slice(joint + 1)];
  if (joints.length !== 1 || left.length === 0 || right.length === 0) return [];
  if (/-$/.test(left.at(-1) ?? ''))
    return left.length === 1
      ? suspended(left[0], right[0], lexis).map(
          ([one, other]) =>
            [one, other].map((word) => [word, ...right.slice(1)].join(' ')) as [string, string],
        )
      : [];
  const tail = right.findIndex((word, at) => at > 0 && of.test(fold(word)));
  if (tail > 0 && left.length === 1) return [halves([...left, ...right.slice(tail)], right)];
  if (!lexis.pack.clauses.headLast) return [halves(left, right)];
  // English: "road and bridge construction", "order picking and packing".
  if (right.length > left.length) return [halves([...left, ...right.slice(left.length)], right)];
  if (left.length === right.length) return [halves(left, right)];
  return [halves(left, [...left.slice(0, -right.length), ...right]), halves(left, right)];
}

const halves = (left: readonly string[], right: readonly string[]): Halves => [
  left.join(' '),
  right.join(' '),
];

/** "Speisen- und Getränkeservice": what the second ends with, where the lists know it as a word, ends the first too. */
function suspended(left = '', right = '', lexis: Lexis): Halves[] {
  const word = fold(right);
  if (word.length !== right.length) return [];
  // "Auf- und Abbau": what the second has before its verb, the first has too.
  const prefix = prefixOf(word, lexis.pack);
  const own = left.slice(0, -1);
  if (prefix !== '' && prefixOf(`${fold(own)}${word.slice(prefix.length)}`, lexis.pack) === fold(own))
    return [[own + right.slice(prefix.length), right]];
  for (let at = 4; at <= right.length - 4; at += 1) {
    const tail = word.slice(at);
    if (lexis.groups.literalInTokens([lexis.forms.keys(tail)]).length > 0)
      return [[left.slice(0, -1) + tail, right]];
  }
  return [];
}

/** What stands before the last two characters of the first may be meant of both. */
function hanHalves(say: string, { pack }: Lexis): Halves[] {
  const [left = '', right = '', ...more] = say.split(pack.clauses.pair);
  if (more.length > 0 || left.length < 2 || right.length < 2) return [];
  if (left.length === right.length) return [[left, right]];
  if (left.length > right.length) return [[left, left.slice(0, -2) + right]];
  return [[left + right.slice(left.length), right]];
}
