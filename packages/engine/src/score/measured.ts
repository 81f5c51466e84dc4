import { writingPack } from '../locales/writing-packs.ts';
import { memo } from '../text/memo.ts';
import type { Language } from '../types.ts';

const inDigits =
  /[\p{Sc}%％‰]|\d+(?:[.,]\d+)*\s*(?:k|m|x|×|percent|prozent|por ciento|pour cent|万|亿|千|倍|hours?|days?|stunden|tage|heures|jours|horas|días)(?!\p{Script=Latin})|(?<![\d./-])\d{1,3}(?:[.,\s]\d{3})+(?!\d)|(?<![\d./-]|\p{Script=Latin})(?!(?:19|20)\d\d(?!\d))\d{1,6}(?![\d./年月]|\p{Script=Latin})/iu;

/** "一个" is as good as no figure; "每周一", "统一" and "第二" count nothing. */
const inHan =
  /百分之|(?<![第周期十百千万亿])(?:[二两三四五六七八九十百千][零一二两三四五六七八九十百千万亿点几多余]*|一[十百千万亿][零一二两三四五六七八九十百千万亿点几多余]*)(?:名|个|位|家|人|次|项|台|份|款|条|倍|成|秒|小时|天|万|亿|元|场|张|套|件|间|组|批|门|支|页|种|所|城|省|国|起)/u;

/** Not plain amounts by themselves: a zero counts nothing, "neuf" and "once" are other words too unless a noun follows. */
function inWords(list: string): RegExp | undefined {
  const words = list
    .split(' ')
    .map((pair) => pair.split('=') as [string, string])
    .filter(([word, value]) => word !== '' && Number(value) !== 0)
    .map(([word]) => word);
  // What is counted follows: a word, after "of" or "de" at most.
  return words.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.join('|')})\\s\\p{L}{2,}`, 'u');
}

const plain = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

function measuredIn(language: Language): (text: string) => boolean {
  const words = language === 'zh' ? inHan : inWords(writingPack(language).numberWords);
  return memo((text) => {
    const head = text.slice(0, 1000);
    return inDigits.test(head) || (words?.test(language === 'zh' ? head : plain(head)) ?? false);
  });
}

const made = new Map<Language, (text: string) => boolean>();

/** A bullet that says how much, how many, how fast, in figures or in words. */
export function isMeasured(text: string, language: Language): boolean {
  const measured = made.get(language) ?? measuredIn(language);
  made.set(language, measured);
  return measured(text);
}
