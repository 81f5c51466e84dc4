import { writingPack } from '../locales/writing-packs.ts';
import { fold } from '../match/fold.ts';
import { memoFor } from '../text/memo.ts';
import type { Language } from '../types.ts';

const inDigits =
  /[\p{Sc}%％‰]|\d+(?:[.,]\d+)*\s*(?:k|m|x|×|percent|prozent|por ciento|pour cent|万|亿|千|倍|hours?|days?|stunden|tage|heures|jours|horas|días)(?!\p{Script=Latin})|(?<![\d./-])\d{1,3}(?:[.,\s]\d{3})+(?!\d)|(?<![\d./-]|\p{Script=Latin})(?!(?:19|20)\d\d(?!\d))\d{1,6}(?![\d./年月]|\p{Script=Latin})/iu;

/** "一个" is as good as no figure; "每周一", "统一" and "第二" count nothing. */
const inHan =
  /百分之|(?<![第周期十百千万亿])(?:[二两三四五六七八九十百千][零一二两三四五六七八九十百千万亿点几多余]*|一[十百千万亿][零一二两三四五六七八九十百千万亿点几多余]*)(?:名|个|位|家|人|次|项|台|份|款|条|倍|成|秒|小时|天|万|亿|元|场|张|套|件|间|组|批|门|支|页|种|所|城|省|国|起)/u;

/** A zero counts nothing; "neuf" and "once" are other words too, unless what is counted follows. */
function wordsBefore(language: Language): RegExp {
  const words = writingPack(language)
    .numberWords.split(' ')
    .map((pair) => pair.split('='))
    .filter(([, value]) => Number(value) !== 0)
    .map(([word = '']) => fold(word));
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.join('|')})\\s\\p{L}{2,}`, 'u');
}

const inWords: Record<Language, RegExp> = {
  en: wordsBefore('en'),
  es: wordsBefore('es'),
  fr: wordsBefore('fr'),
  de: wordsBefore('de'),
  zh: inHan,
};

/** A bullet that says how much, how many, how fast, in figures or in words. */
export const isMeasured = memoFor((text: string, language: Language): boolean => {
  const head = text.slice(0, 1000);
  return inDigits.test(head) || inWords[language].test(fold(head));
});
