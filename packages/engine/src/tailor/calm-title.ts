import { capital } from '../locales/phrasing-pack.ts';
import type { WritingPack } from '../locales/writing-pack.ts';
import { writingPack } from '../locales/writing-packs.ts';
import { onceFor } from '../text/once-for.ts';
import type { Language } from '../types.ts';

const smallWords = onceFor(
  ({ functionWords, articles }: WritingPack) => new Set(`${functionWords} ${articles}`.split(' ')),
);

/** Shorter ones may be letters that stand for words: "SHK", "CNC". */
const shortestWord = 5;

/** Only these languages write each word of a title with a capital. */
const capitals: readonly Language[] = ['en', 'de'];

/** "TÉCNICO AUXILIAR DE FARMACIA" heads a page; inside a sentence it is a "Técnico auxiliar de farmacia". */
export function calmTitle(title: string, language: Language): string {
  if (language === 'zh' || /\p{Ll}/u.test(title)) return title;
  const small = smallWords(writingPack(language));
  const calm = title.replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => {
    const low = word.toLowerCase();
    if (small.has(low)) return low;
    if (word.length < shortestWord) return word;
    return capitals.includes(language) ? capital(low) : low;
  });
  return capital(calm);
}

/** "Messtechniker · Industriemechaniker" names two callings; a sentence says the first. */
export const firstCalling = (title: string): string => {
  const [first = ''] = title.split(/\s[·|•]\s/u);
  return /\p{L}{4}/u.test(first) ? first.trim() : title;
};
