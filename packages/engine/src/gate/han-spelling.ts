import { numerals } from '../locales/zh/numerals.ts';
import { spellings as listed } from '../locales/zh/spellings.ts';
import { gather } from '../text/gather.ts';
import { memo } from '../text/memo.ts';

const spellings = listed
  .trim()
  .split(/[|\n]/)
  .map((pair) => pair.split(' '));

/** Which of them, in the order of the list, begin with a character. */
const byFirst = new Map<number, number[]>();
for (const [at, [rare = '']] of spellings.entries()) gather(byFirst, rare.charCodeAt(0), at);

/** The first of the list from `from` on whose rare spelling the text has. */
function nextIn(text: string, from: number): number | undefined {
  let next: number | undefined;
  for (let i = 0; i < text.length; i += 1)
    for (const at of byFirst.get(text.charCodeAt(i)) ?? []) {
      if (at < from || (next !== undefined && at >= next)) continue;
      if (text.startsWith(spellings[at]?.[0] ?? '', i)) next = at;
    }
  return next;
}

/** "5轴机床" and "五轴机床", "1对1" and "一对一": one figure beside a word is one character either way. */
const figureInName =
  /(?<=\p{Script=Han})[1-9](?![\d.,:：/%-])|(?<![\p{Script=Latin}\d.,:：/-])[1-9](?=[\p{Script=Han}A-Za-z])/gu;

/** Most texts have none of the rare ones; one that was made usual may be part of a later one. */
export const spelled = memo((text) => {
  let usual = text.replace(figureInName, (figure) => numerals.inNames.charAt(Number(figure)));
  for (let at = nextIn(usual, 0); at !== undefined; at = nextIn(usual, at + 1)) {
    const [rare = '', common = ''] = spellings[at] ?? [];
    usual = usual.replaceAll(rare, common);
  }
  return usual;
});
