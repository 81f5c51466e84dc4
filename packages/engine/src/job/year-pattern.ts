import type { JobPack } from '../locales/job-pack.ts';
import { hasHan } from '../match/fold.ts';
import { phraseList, phrasePattern } from '../match/phrases.ts';

export interface YearPattern {
  pattern: RegExp;
  several: RegExp;
  experience: RegExp;
  not: RegExp;
  age?: RegExp;
  numbers: Record<string, number>;
}

/** "3+ years", "three to five years", "3-5年", "mindestens 3 Jahre": number, perhaps a second one, unit. */
export function yearPattern(pack: JobPack): YearPattern {
  const numbers = Object.fromEntries(
    Object.entries(pack.years.numbers).flatMap(([word, value]) => phraseList(word).map((w) => [w, value])),
  );
  const words = Object.keys(numbers)
    .sort((a, b) => b.length - a.length)
    .join('|');
  const alone = hasHan(pack.years.unit) ? '' : '(?<!\\p{L})';
  const number = `(?:\\d{1,2}(?:[.,]5)?|${alone}(?:${words}))`;
  const to = phraseList(pack.years.to).join('|');
  const orMore = phraseList(pack.years.orMore)
    .map((phrase) => `|${phrase}`)
    .join('');
  const unit = `(?:${pack.years.unit})`;
  // Han has no space behind a word: "3年Java".
  const end = hasHan(pack.years.unit) ? '' : '(?!\\p{L})';
  const month = `(?:${pack.years.month})`;
  return {
    pattern: new RegExp(
      `(?<![\\p{N}/]|\\p{N}[.,])(${number})(?:\\s*\\([^)]{1,6}\\))?\\s*(?:(?:${to})\\s*(${number}))?\\s*(?:\\+${orMore})?[\\s-]*(?:(${unit})|(${month}))${end}`,
      'gu',
    ),
    several: phrasePattern(pack.years.several),
    experience: phrasePattern(pack.years.experience),
    not: phrasePattern(pack.years.not),
    ...(pack.years.age === undefined ? {} : { age: phrasePattern(pack.years.age) }),
    numbers,
  };
}
