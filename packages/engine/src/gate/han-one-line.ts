import { doingVerbs } from '../locales/zh/doing-verbs.ts';
import { allMatches } from '../text/all-matches.ts';
import { shortVerbs } from './han-short-verbs.ts';
import { wordStarts, wordsFrom } from './han-words.ts';
import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './statement.ts';

const parts = /[，,、；;。：:（）()]|并(?!列)|以及/u;
/** Before what something is done with, and where, for whom or whither. */
const leading = /^(?:[使利运]?用|通过|借助|[在为给替向从往去到]|[交送运寄搬拉带]到)$/u;
/** Whom a trade always has to do with, and times, of which other rules ask. */
const notLed =
  /客户|顾客|客人|患者|病人|家属|用户|学员|学生|同事|旅客|乘客|会员|居民|员工|家长|买家|住户|业主|孩子|读者|观众|游客|[年月日世纪期间前后]$|上世纪|^出|^\P{Script=Han}/u;
const beside = /^[^在把]{2,5}[前后](?=\p{Script=Han})|[和与跟同](?!同事)\p{Script=Han}{2,5}一起/gu;
const time = /^每|[年月日周天]/u;
const unit = /^\p{Script=Han}{2}/u;

/** "为镇政府种树" and "在庙会上销售茶叶" sold no tea for the town: for whom, where and with what is said by the line of the thing. */
export function hanFromOneLine(claims: Claims, statements: readonly Statement[], lexis: Lexis): Refusal[] {
  const told = statements.filter(({ role }) => role === 'text');
  if (told.length < 2) return [];
  const fields = statements.filter(({ role }) => role !== 'text');
  return claims.text
    .toLowerCase()
    .split(parts)
    .flatMap((part) => [...ledIn(part, told, lexis), ...besideIn(part, lexis)])
    .filter(({ by, rest }) => {
      if (fields.some(({ folded }) => folded.includes(by))) return false;
      const share = (line: Statement) => rest.filter((word) => says(word, line, lexis)).length;
      const most = Math.max(...told.map(share));
      const having = told.filter(({ folded }) => folded.includes(by));
      return having.length > 0 && having.every((line) => share(line) < most);
    })
    .slice(0, 1)
    .map(({ by }) => refusal('mixed-entry', by, 'not-in-resume'));
}

/** What of the lines stands behind each such small word, and what else the part tells. */
function ledIn(part: string, told: readonly Statement[], lexis: Lexis): { by: string; rest: string[] }[] {
  if (!/[用过助在为给替向从往去到]/u.test(part)) return [];
  const words = wordsFrom(part, 0);
  return words.flatMap(({ start, end }) => {
    const by = leading.test(part.slice(start, end)) ? longestKnown(part.slice(end), told) : '';
    if (by === '' || notLed.test(by) || doingVerbs.has(by.slice(0, 2))) return [];
    if (lexis.isFunction(by) || lexis.isLight(by)) return [];
    const rest = [part.slice(0, start), part.slice(end + by.length)].flatMap((each) => thingsIn(each, lexis));
    return [{ by, rest }];
  });
}

/** "下班后", "和邻居一起": when, and with whom. */
function besideIn(part: string, lexis: Lexis): { by: string; rest: string[] }[] {
  return allMatches(part, beside).map(({ 0: by, index }) => ({
    by,
    rest: [part.slice(0, index), part.slice(index + by.length)].flatMap((each) => thingsIn(each, lexis)),
  }));
}

/** Words of two characters and more; of those that are cut into single ones each two. */
function thingsIn(text: string, lexis: Lexis): string[] {
  const words = wordsFrom(text, 0).map(({ start, end }) => text.slice(start, end));
  return words
    .map((word, at) => (word.length > 1 ? word : word + (words[at + 1]?.charAt(0) ?? '')))
    .filter((word) => unit.test(word) && !time.test(word) && !lexis.isFunction(word) && !lexis.isLight(word));
}

function longestKnown(text: string, told: readonly Statement[]): string {
  let length = 1;
  while (length < text.length && told.some(({ folded }) => folded.includes(text.slice(0, length + 1))))
    length += 1;
  return length > 1 ? text.slice(0, length) : '';
}

function says(word: string, { folded, groups: said }: Statement, { groups, pack }: Lexis): boolean {
  if (folded.includes(word)) return true;
  if ((shortVerbs(pack.clauses).get(word) ?? []).some((short) => wordStarts(folded, short).length > 0))
    return true;
  return groups.inCharacters(word).some(({ group }) => said.has(group));
}
