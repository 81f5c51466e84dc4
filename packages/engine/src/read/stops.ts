import { fold, hasHan } from '../text/fold.ts';
import { likeness } from './scores.ts';
import { labelKind, tables } from './tables.ts';
import { splitPlace } from './towns.ts';

/** "Acme GmbH: Engineer": the colon parts an employer from a title, a label from nothing. */
export function closeColon(text: string): string {
  const match = /^([^:：]{3,60}):\s+(?=\S)/.exec(text);
  if (!match?.[1] || labelKind(match[1].split('\t').at(-1) ?? '')) return text;
  const like = likeness(splitPlace(match[1]).text);
  const right = likeness(text.slice(match[0].length));
  const named = Math.max(like.organization, like.title, like.school, right.title, right.degree) >= 2;
  const learned =
    like.degree >= 2 && likeness(text.slice(match[0].length).split(/,\s|\s\(/)[0] ?? '').school >= 2.4;
  // "Técnicos: Instituto Los Robles": a label of one's own before what is known.
  const first = likeness(text.slice(match[0].length).split(/,\s/)[0] ?? '');
  const told = like.degree < 2 && Math.max(first.school, first.organization) >= 2.4 && !/\s/.test(match[1]);
  if (told && !named) return text.slice(match[0].length);
  return named || learned || splitPlace(match[1]).place
    ? `${match[1]}\t${text.slice(match[0].length)}`
    : text;
}

/** A full stop behind these ends no sentence ("Acme Inc. Berlin", "Dr. Roe", "S.A."). */
export const shortened = /(?:^|[\s(.])(?:\p{L}{1,3}|corp|univ|dept|sept|prof|dipl)$/iu;

/** Stands for the stop of an abbreviation while a line is parted. */
const stop = '\ue010';

/** "2019. Acme S.A. Engineer.": behind a date, full stops may part employer and title. */
export function closeStops(text: string): string {
  return (
    closeColon(text)
      .replace(/(?<=\s|^)(\p{L}{2,6})\.\s+(?=\p{Lu})/gu, (found, word: string) =>
        // "SSLC. Kings Wharf School": letters that name a degree shorten no word beside them.
        isAbbreviation(word) && !/^\p{Lu}{3,}$/u.test(word) ? `${word}${stop} ` : found,
      )
      .replace(
        /(?<!(?:^|\s)\p{L}{0,2}(?:ssoc|ssist|sst|ept|niv|rof|ipl|echn|tellv|gmt))(?<=[^.\t]{2}(?:\p{Ll}{3}|\b(?:S\.[ALU]|Inc|Ltd|GmbH))|[^\t][)）])\.(?!\t)\s+(?=["“«„‘]?\p{Lu}(?:\p{L}[^.]{2}|\.\s?\p{Lu}\.))|(?<=(?<![\p{L}.])\p{Lu}{2,6}|\d[/,]\d{1,2}|\d\s?%)\.(?!\t)\s+(?=\p{Lu}(?:\p{Ll}|\.\p{Lu}\.|\p{Lu}+\s\p{L}*\p{Ll}))/gu,
        '\t',
      )
      // "NORTHERN FREIGHT, LEEDS. TRAFFIC CLERK.": all in capitals, where no short form has four letters.
      .replace(/(?<=\p{Lu}{4})\.(?!\t)\s+(?=\p{Lu}{3})/gu, '\t')
      .replace(/(?<=\p{Ll}{3}|\p{Lu}{4})\.$/u, '')
      .replaceAll(stop, '.')
  );
}

export function isAbbreviation(word: string): boolean {
  const key = fold(word);
  if (tables.titleModifiers.has(`${key}.`) || tables.abbreviations.has(key)) return true;
  return !hasHan(word) && key.length <= 5 && !/[aeiouy]/.test(key);
}

/** A short word before a full stop may be an abbreviation, unless what follows names a title. */
export function closeNamedStops(text: string): string {
  return text.replace(/(?<=\p{Ll}{2})\.\s+(?=\p{Lu}\p{Ll}{2})/gu, (found, at: number) => {
    // "Stv. Leiter", "eidg. Fachausweis": a word without a vowel, or one that the lists of titles know so.
    const word = /\S+$/.exec(text.slice(0, at))?.[0] ?? '';
    if (isAbbreviation(word)) return found;
    const like = likeness(text.slice(at + found.length).split(/[.,;(\t]/)[0] ?? '');
    return like.title >= 2.8 ? '\t' : found;
  });
}
