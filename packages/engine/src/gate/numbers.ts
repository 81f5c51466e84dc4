import { afterDigits, inNumbers, percentPhrases, rangeWords, untilWords } from '../locales/figure-words.ts';
import { allMatches } from '../text/all-matches.ts';
import { memoFor } from '../text/memo.ts';
import { datesIn, type FoundDate } from './dates.ts';
import { hanNumbers, isKiloUnit } from './han-numbers.ts';
import { hedgeAhead, hedgeBefore, hedgeBehind } from './hedges.ts';
import type { Lexis } from './lexis.ts';
import { type FoundMark, marksIn } from './marks.ts';
import { smallWords } from './small-words.ts';
import { fold } from './word-forms.ts';

export interface FoundNumber {
  /** The same value is the same text, however it was written. */
  value: string;
  unit: string;
  hedge: string;
  /** Where the words in front of it begin that say so ("no more than"). */
  from: number;
  start: number;
  end: number;
}

export interface Figures {
  numbers: FoundNumber[];
  dates: FoundDate[];
  marks: FoundMark[];
  /** Stretches of time named in the text, by their number in the pack. */
  periods: Set<number>;
}

const digits = /(?<![\p{L}\p{N}])\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?/gu;
/** Every figure of a text: digits and number words with their unit, months with their year; a text is asked again. */
export const figuresIn = memoFor<Lexis, Figures>(readFigures, 3000);

function readFigures(raw: string, lexis: Lexis): Figures {
  const { marks, left } = marksIn(raw, lexis);
  const text = left.replace(percentPhrases, (phrase) => '%'.padEnd(phrase.length, ' '));
  const dates = datesIn(text, lexis);
  const inDate = (at: number) => dates.some((date) => date.start <= at && at < date.end);
  const numbers = [...digitNumbers(text, lexis), ...wordNumbers(text, lexis), ...numbersInHan(text)]
    .filter((number) => !inDate(number.start))
    .map((number) => withContext(number, text, lexis))
    .sort((a, b) => a.start - b.start);
  return { numbers: shareUnits(numbers, text), dates, marks, periods: periodsIn(text, lexis) };
}

export function periodsIn(text: string, lexis: Lexis): Set<number> {
  const { periods, language, noPeriods } = lexis.pack;
  const left = noPeriods ? text.replace(noPeriods, ' ') : text;
  if (language === 'zh')
    return new Set(
      periods
        .split('|')
        .flatMap((words, i) => (words.split(' ').some((word) => left.includes(word)) ? [i] : [])),
    );
  return new Set((fold(left).match(namedPeriod) ?? []).flatMap((word) => lexis.period(word) ?? []));
}

/** "Im Jahr 2020" is no "each year". */
const namedPeriod = /\p{L}+(?!\p{L}|\s(?:19|20)\d\d(?!\d))/gu;
const beforeYear = /(\p{L}+)\s$/u;

const between = new RegExp(`^\\s*(?:${rangeWords}|-|–)\\s*[$€£¥]?$`, 'iu');
const until = new RegExp(`^\\s*(?:${untilWords})\\s*$`, 'iu');

/** "From 3 to 5 %": the first of a range has the unit of the second. */
function shareUnits(numbers: FoundNumber[], text: string): FoundNumber[] {
  return numbers.map((number, i) => {
    const [before, next] = [numbers[i - 1], numbers[i + 1]];
    // "15 bis 20" is no "bis zu 20".
    if (number.hedge === 'upTo' && before && until.test(text.slice(before.end, number.start)))
      return { ...number, hedge: '' };
    if (!next || number.unit !== '' || next.unit === '' || /^(19|20)\d\d$/.test(number.value)) return number;
    return between.test(text.slice(number.end, next.start)) ? { ...number, unit: next.unit } : number;
  });
}

function plain(value: number, start: number, end: number): FoundNumber {
  return { value: String(Math.round(value * 1000) / 1000), unit: '', hedge: '', from: start, start, end };
}

function digitNumbers(text: string, lexis: Lexis): FoundNumber[] {
  const found: FoundNumber[] = [];
  for (const match of allMatches(text, digits)) {
    const start = match.index;
    const end = start + match[0].length;
    // "B2", "k8s": the digit is part of a name, and the name is compared as a word.
    if (/[\p{L}]/u.test(text.charAt(start - 1)) && !/\p{Script=Han}/u.test(text.charAt(start - 1))) continue;
    const behind = /^\s?([\p{L}]+)/u.exec(text.slice(end));
    const word = behind?.[1] ? fold(behind[1]) : '';
    const attached = behind !== null && !/^\s/.test(behind[0]);
    const first = /\p{Script=Han}/u.test(word) ? hanMultiplier(word, lexis) : word;
    // "900 m²" are no millions.
    const isMeasure = /^\s?\p{L}+[²³]/u.test(text.slice(end));
    const times = isMeasure ? undefined : lexis.multiplier(first);
    if (attached && times === undefined && afterDigits.test(word)) continue;
    found.push(
      plain(
        parseDigits(match[0], lexis.pack.decimalComma) * (times ?? 1),
        start,
        times ? end + (behind?.[0].length ?? 0) - word.length + first.length : end,
      ),
    );
  }
  return found;
}

/** "40千米" are no thousands. */
function hanMultiplier(word: string, lexis: Lexis): string {
  if (isKiloUnit(word)) return '';
  return [word.slice(0, 2), word.slice(0, 1)].find((part) => lexis.multiplier(part) !== undefined) ?? '';
}

/** Three digits behind a mark are thousands; else it is the decimal mark, in any language. */
function parseDigits(text: string, decimalComma: boolean): number {
  const grouped = /^\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+/.exec(text);
  if (grouped && !(text.length === grouped[0].length && isDecimal(text, decimalComma))) {
    const whole = grouped[0].replace(/[^\d]/g, '');
    return Number(`${whole}.${text.slice(grouped[0].length).replace(/\D/g, '') || '0'}`);
  }
  return Number(text.replace(',', '.'));
}

function isDecimal(text: string, decimalComma: boolean): boolean {
  return /^0[.,]/.test(text) || (decimalComma ? /^\d+,\d{3}$/.test(text) : /^\d+\.\d{3}$/.test(text));
}

const joint = new RegExp(`^[\\s-]*(?:${inNumbers})?[\\s-]*$`, 'u');

function wordNumbers(text: string, lexis: Lexis): FoundNumber[] {
  const found: FoundNumber[] = [];
  let last: FoundNumber | undefined;
  for (const match of allMatches(text, /[\p{L}\p{M}]+/gu)) {
    const word = fold(match[0]);
    const inside = lexis.pack.numberInWord?.exec(word);
    const value = lexis.numberWord(inside?.[1] ?? word);
    const end = match.index + (inside?.[1] ?? match[0]).length;
    const times = word.length > 2 ? lexis.multiplier(word) : undefined;
    if (value === undefined && (times === undefined || !last)) continue;
    const joined =
      last && joint.test(text.slice(last.end, match.index))
        ? combine(Number(last.value), value ?? 0, times)
        : undefined;
    if (last && joined !== undefined) {
      last.value = String(joined);
      last.end = end;
    } else if (value !== undefined) {
      last = plain(value, match.index, end);
      found.push(last);
    }
  }
  return found;
}

/** "twenty" "five", "quatre" "vingt" "dix", "two" "hundred". */
function combine(before: number, value: number, times: number | undefined): number | undefined {
  if (times !== undefined && before < times) return before * times;
  if (value === 0) return undefined;
  if (before === 4 && value === 20) return 80;
  if ((before === 60 || before === 80) && value < 20) return before + value;
  if (before >= 20 && before % 10 === 0 && value < 10) return before + value;
  if (before >= 100 && before % 100 === 0 && value < 100) return before + value;
  return undefined;
}

const numbersInHan = (text: string): FoundNumber[] =>
  hanNumbers(text).map(({ value, start, end }) => plain(value, start, end));

/** What stands around a number and belongs to it: percent, money, "about", "over", "up to". */
function withContext(number: FoundNumber, text: string, lexis: Lexis): FoundNumber {
  const before = text.slice(Math.max(0, number.start - 24), number.start);
  const after = text.slice(number.end, number.end + 40);
  const wordsBefore = pieces(before).slice(-2).reverse();
  // "Deux millions d'euros".
  const behind = pieces(after);
  const wordsAfter = behind.slice(smallWords(lexis).of.has(behind[0] ?? '') ? 1 : 0).slice(0, 1);
  const unit =
    wordsAfter.some((word) => lexis.isPercent(word)) || /%\s*$/.test(before)
      ? '%'
      : ([...wordsAfter, ...wordsBefore.slice(0, 1)]
          .map((word) => lexis.currency(word) ?? hanCurrency(word, lexis))
          .find(Boolean) ?? '');
  // "Up to £600": the sign is no word.
  const words = pieces(before.slice(lastBracket(before))).filter(
    (word) => lexis.currency(word) === undefined,
  );
  const ahead = hedgeAhead(before, lexis);
  const hedge =
    ahead?.kind ?? hedgeBefore(words.slice(-2).reverse(), lexis) ?? hedgeBehind(after, before, lexis);
  // "Une vingtaine" is about twenty by itself.
  const own = lexis.hedge(fold(text.slice(number.start, number.end)));
  const [named = '', word = ''] = /^(?:19|20)\d\d$/.test(number.value) ? (beforeYear.exec(before) ?? []) : [];
  const length = ahead?.length ?? (lexis.period(fold(word)) === undefined ? 0 : named.length);
  return { ...number, unit, hedge: hedge ?? own ?? '', from: number.start - length };
}

/** "Chased invoices (follow-up) from 120 clients": what a bracket closes off says nothing of the number behind it. */
const lastBracket = (text: string): number => Math.max(text.lastIndexOf(')'), text.lastIndexOf('）')) + 1;

function pieces(text: string): string[] {
  return allMatches(text, /[\p{L}\p{M}\p{N}]+|[%€$£¥￥~+<>]/gu).map((match) => fold(match[0]));
}

function hanCurrency(word: string, lexis: Lexis): string | undefined {
  return [word.slice(0, 3), word.slice(0, 2), word.slice(0, 1)]
    .map((part) => lexis.currency(part))
    .find(Boolean);
}
