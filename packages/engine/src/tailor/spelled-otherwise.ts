import { spelled } from '../gate/han-spelling.ts';
import { wordCutter } from '../gate/han-words.ts';
import type { Lexis } from '../gate/lexis.ts';
import type { Statement } from '../gate/statement.ts';
import { fold } from '../gate/word-forms.ts';
import { andWords } from '../locales/joints.ts';
import { respelled } from '../locales/spelling-pack.ts';
import { writingPack } from '../locales/writing-packs.ts';
import { allMatches } from '../text/all-matches.ts';
import { memo, memoFor } from '../text/memo.ts';
import type { Language } from '../types.ts';

const shortest = 5;

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const asWords = (source: string) => new RegExp(`(?<![\\p{L}-])${source}(?![\\p{L}-])`, 'iu');

const pair = new RegExp(`^(\\p{L}[\\p{L}-]+)(?<and> (?:${andWords}|&) )(\\p{L}[\\p{L}-]+)$`, 'u');

const turnedPair = memo((say) => {
  const [, first, , last] = pair.exec(say) ?? [];
  return first && last ? asWords(`${last} (?:${andWords}|&) ${first}`) : undefined;
});

/** "Seguridad y salud" stands there as "salud y seguridad". */
export function pairTurned(say: string, { text }: Statement): { start: number; end: number } | undefined {
  const turned = turnedPair(say)?.exec(text);
  return turned ? { start: turned.index, end: turned.index + turned[0].length } : undefined;
}

const waysToSay = memoFor((say: string, { pack }: Lexis) => ({
  ways: [
    / de | d['’]/iu.test(say)
      ? quoted(say)
          .replace(/ d['’](?=\p{L})/giu, " (?:des |de l['’]\\s?)")
          .replace(/ de (?=\p{L})/giu, " (?:de la|de los|de las|del|du|des|de l[\u2019']\\s?) ")
      : '',
    pack.clauses.between && /^\p{Ll}+ \p{Ll}{4,}$/u.test(say)
      ? quoted(say).replace(' ', ` ${pack.clauses.between}\\s?`).replace(/s?$/, 's?')
      : '',
  ]
    .filter(Boolean)
    .map(asWords),
  first: letters(/[\p{L}\p{N}]+/u.exec(say)?.[0] ?? '', pack.language),
}));

/** "Control de calidad" stands there as "control de la calidad". */
export function ofTheSame(
  say: string,
  { text }: Statement,
  lexis: Lexis,
): { start: number; end: number } | undefined {
  const { ways, first } = waysToSay(say, lexis);
  // Most lines do not have the word that the term begins with, wherever it stands in each of the ways.
  if (ways.length === 0 || !lettersIn(text, lexis.pack.language).includes(first)) return undefined;
  for (const way of ways) {
    const found = way.exec(text);
    if (found) return { start: found.index, end: found.index + found[0].length };
  }
  return undefined;
}

/** "Help desk" stands there as "helpdesk", "e-commerce" as "ecommerce": the same letters, other gaps or accents. */
export function spelledOtherwise(
  say: string,
  { text }: Statement,
  { pack: { language } }: Lexis,
): { start: number; end: number } | undefined {
  if (/\p{Script=Han}/u.test(say)) return hanSpelling(say, text);
  const wanted = letters(say, language);
  if (wanted.length < shortest) return undefined;
  // Most lines do not hold these letters at all.
  if (!lettersIn(text, language).includes(wanted)) return undefined;
  const words = wordsOf(text, language);
  for (const [first, { start }] of words.entries()) {
    let joined = '';
    for (let last = first; last < words.length && joined.length < wanted.length; last += 1) {
      const own = words[last];
      if (!own) break;
      joined += own.letters;
      // Most words do not even begin as the term does.
      if (!wanted.startsWith(joined)) break;
      if (joined !== wanted) continue;
      const gap = text.slice(start, own.end);
      if (gap.toLowerCase() === say.toLowerCase() || /[^\p{L}\p{N}\s'’-]/u.test(gap)) continue;
      return { start, end: own.end };
    }
  }
  return undefined;
}

/** "记帐" is "记账". */
function hanSpelling(say: string, text: string): { start: number; end: number } | undefined {
  const start = spelled(text).indexOf(spelled(say));
  const end = start + say.length;
  if (start < 0 || text.includes(say) || wordCutter(text)(start, end)) return undefined;
  return { start, end };
}

/** "Graphisch" and "grafisch", "Potential" and "Potenzial". */
function lettersOf(text: string, language: Language): string {
  const { spelling, joined } = writingPack(language);
  const usual = respelled(respelled(fold(text), spelling.words), joined?.twoWays ?? []);
  return usual.replace(/[^\p{L}\p{N}]/gu, '');
}

const letters = memoFor(lettersOf);

/** Those of a line: word by word, without the gaps. */
const lettersIn = memoFor((text: string, language: Language): string =>
  lettersOf(text.replace(/[^\p{L}\p{N}]+/gu, ' '), language),
);

const wordsOf = memoFor((text: string, language: Language) =>
  allMatches(text, /[\p{L}\p{N}]+/gu).map((word) => ({
    start: word.index,
    end: word.index + word[0].length,
    letters: letters(word[0], language),
  })),
);

/** Letters and characters of several lines, to see at once that none has those of a term. */
export interface Spellings {
  letters: string;
  characters: string;
}

export const spellingsOf = (lines: readonly string[], { pack: { language } }: Lexis): Spellings => ({
  letters: lines.map((line) => lettersIn(line, language)).join('\n'),
  characters: lines.map(spelled).join('\n'),
});

/** Whether any of the lines may say it in another spelling or `ofTheSame`. */
export function mayStand(say: string, { letters: all, characters }: Spellings, lexis: Lexis): boolean {
  const { ways, first } = waysToSay(say, lexis);
  if (ways.length > 0 && all.includes(first)) return true;
  return /\p{Script=Han}/u.test(say)
    ? characters.includes(spelled(say))
    : all.includes(letters(say, lexis.pack.language));
}

const accentOfForm: Partial<Record<Language, RegExp>> = { fr: /é[es]{0,2}$/u, es: /[éí]$/u };

/** "Taillé" is a form of "taille", and may not stand in its place. */
export const isOtherForm = (source: string, say: string, { pack }: Lexis): boolean =>
  accentOfForm[pack.language]?.test(source) !== accentOfForm[pack.language]?.test(say);
