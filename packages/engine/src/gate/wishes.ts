import { writingPack } from '../locales/writing-packs.ts';
import { allMatches } from '../text/all-matches.ts';
import { onceFor } from '../text/once-for.ts';
import { perLanguage } from '../text/per-language.ts';
import { perLine } from '../text/per-line.ts';
import type { Language, LineIndex, Resume } from '../types.ts';
import { fold } from './word-forms.ts';

/** A text without what its writer only hopes for, and that by itself. */
export interface Parted {
  told: string;
  wished: string;
  /** The wish goes on in the next line. */
  open: boolean;
}

const asPattern = (language: Language): RegExp => {
  const { wish, hope } = writingPack(language).aside;
  const any = [wish, hope].flatMap((list) => list.trim().split(/ \| |\n/)).join('|');
  return language === 'zh'
    ? new RegExp(any, 'u')
    : new RegExp(`(?<![\\p{L}\\p{N}-])(?:${any})(?![\\p{L}\\p{N}])`, 'u');
};

const wishIn = perLanguage(asPattern);

/** A label above or before a text ("Objective:", "求职意向："), and the text does not tell what somebody did. */
export const saysAim = (label: string, text: string, language: Language): boolean => {
  const { heading, tells } = writingPack(language).style.aim;
  return heading.test(label) && !tells.test(text);
};

const labelOf = (text: string): string => /^\s*([^:：.。]{2,30})[:：]/u.exec(text)?.[1] ?? '';

/** Where the wish begins; Chinese may name the thing first ("对管理感兴趣"): there its clause does. */
function wishAt(sentence: string, language: Language): number {
  const folded = fold(sentence);
  const found = wishIn(language).exec(folded);
  if (!found) return -1;
  if (language === 'zh')
    return Math.max(...['，', ',', '：', ':'].map((mark) => sentence.lastIndexOf(mark, found.index))) + 1;
  return folded.length === sentence.length ? found.index : 0;
}

const sentenceEnd = /[.!?](?!\s+[\p{Ll}\d])(?=\s|$)|[。！？；]|;(?=\s)/gu;

/** `open`: the line above ended in the middle of a wish. */
export function partWishes(text: string, language: Language, open = false): Parted {
  if (saysAim(labelOf(text), text, language)) return { told: '', wished: text, open: false };
  let [told, wished, start, going] = ['', '', 0, open];
  const ends = [
    ...allMatches(text, sentenceEnd).map(({ index, 0: mark }) => index + mark.length),
    text.length,
  ];
  for (const end of ends) {
    const sentence = text.slice(start, end);
    if (sentence.trim() === '') continue;
    const at = going ? 0 : wishAt(sentence, language);
    told += at < 0 ? sentence : sentence.slice(0, at);
    if (at >= 0) wished += sentence.slice(at);
    // Without a stop at its end it goes on below.
    going = at >= 0 && end === text.length && !/[.!?。！？；;]\s*$/u.test(sentence);
    start = end;
  }
  return { told: told.trim(), wished: wished.trim(), open: going };
}

const mayWish = perLanguage((language) =>
  perLine(({ text }): boolean => {
    const label = labelOf(text);
    return wishIn(language).test(fold(text)) || (label !== '' && saysAim(label, text, language));
  }),
);

/** What stands under "Objective", and tells nothing else. */
const aimedAt = ({ sections, source, language }: Resume): LineIndex[] =>
  sections.flatMap(({ kind, heading, lines }) => {
    if (!heading || (kind !== 'summary' && kind !== 'other')) return [];
    const below = lines.filter((line) => !heading.lines.includes(line));
    const text = below.map((line) => source.lines[line]?.text ?? '').join(' ');
    return saysAim(heading.value, text, language) ? below : [];
  });

/** Lines beside the roles and studies that hold a wish, with what else they tell; most resumes have none. */
export const linesWithWishes = onceFor((resume: Resume): ReadonlyMap<LineIndex, string> => {
  const { source, language, experience, projects, education } = resume;
  const isWishful = mayWish(language);
  const parted = new Map(aimedAt(resume).map((line) => [line, '']));
  const own = new Set([
    ...[...experience, ...projects, ...education].flatMap(({ lines }) => lines),
    ...parted.keys(),
  ]);
  let open = false;
  source.lines.forEach((line, at) => {
    if (own.has(at) || line.text.trim() === '' || !(open || isWishful(line))) {
      open = false;
      return;
    }
    const { told, wished, open: goesOn } = partWishes(line.text, language, open);
    if (wished !== '') parted.set(at, told);
    open = goesOn;
  });
  return parted;
});

/** What a field of several lines tells, its wishes left out. */
export const toldIn = ({ value, lines }: { value: string; lines: LineIndex[] }, resume: Resume): string => {
  const parted = linesWithWishes(resume);
  if (!lines.some((line) => parted.has(line))) return value;
  return lines.every((line) => parted.get(line) === '') ? '' : partWishes(value, resume.language).told;
};
