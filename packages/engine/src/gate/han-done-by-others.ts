import type { PersonBefore } from '../locales/relations-pack.ts';
import { doingVerbs } from '../locales/zh/doing-verbs.ts';
import { clauseOfOthers, doneElsewhere, toldOfDoing } from '../locales/zh/done-by-others.ts';
import { allMatches } from '../text/all-matches.ts';
import { memoFor } from '../text/memo.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';

/**
 * "把样品发给客户检测" tested nothing, "请电工检修线路" mended no line, and "跟踪维修进度" neither: what a line says that others did
 * is no doing of who wrote it.
 */
export function onlyByOthers(
  said: string,
  texts: readonly string[],
  before: PersonBefore,
  lexis: Lexis,
): Refusal[] {
  const doings = new Set(texts.flatMap((text) => othersIn(text, before).map(({ doing }) => doing)));
  return [...doings]
    .filter((doing) => says(said.replace(clauseOfOthers, '，'), doing, lexis))
    .filter((doing) => !texts.some((text) => says(withoutOthers(text, before), doing, lexis)))
    .slice(0, 1)
    .map((doing) => refusal('scope', doing, 'scope'));
}

const othersIn = memoFor((text: string, { doneByOthers }: PersonBefore) =>
  doneByOthers.flatMap((pattern) =>
    allMatches(text, pattern).flatMap(({ 0: whole, groups }) => {
      const doing = groups?.doing ?? '';
      return doingVerbs.has(doing) || doneElsewhere.has(doing) ? [{ whole, doing }] : [];
    }),
  ),
);

const withoutOthers = (text: string, before: PersonBefore): string =>
  othersIn(text, before).reduce((left, { whole }) => left.replace(whole, '，'), text);

/** Whether what is left of a text says it of its writer, in this word or in an equal one. */
function says(own: string, doing: string, { groups }: Lexis): boolean {
  const isOwn = (start: number, end: number) => !toldOfDoing.test(own.slice(end)) && end > start;
  for (let at = own.indexOf(doing); at >= 0; at = own.indexOf(doing, at + 1))
    if (isOwn(at, at + doing.length)) return true;
  const whole = groups.inCharacters(doing).filter(({ at }) => at.length === doing.length);
  const names = new Set(whole.map(({ group }) => group));
  return groups
    .inCharacters(own)
    .some(({ group, at }) => at.length > 1 && names.has(group) && isOwn(at[0] ?? 0, (at.at(-1) ?? 0) + 1));
}
