import { doersBehind, doingVerbs } from '../locales/zh/doing-verbs.ts';
import { shortVerbs } from './han-short-verbs.ts';
import { wordStarts, wordsFrom } from './han-words.ts';
import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import { isTold, type Statement } from './statement.ts';

/** "检查发动机" and "维修水泵" repaired no engine: a verb and the thing right behind it are said by one line. */
export function hanVerbAndThing(claims: Claims, statements: readonly Statement[], lexis: Lexis): Refusal[] {
  const pairs = claims.runs.flatMap(({ folded }) => pairsIn(folded, lexis));
  if (pairs.length === 0) return [];
  const lines = statements.filter(isTold);
  const fields = statements.filter(({ role }) => role === 'title' || role === 'organization');
  return pairs
    .filter(({ thing }) => !fields.some((each) => each.folded.includes(thing)))
    .filter(({ verb, thing }) => {
      if (isOnlyDoer(verb, lines, fields, lexis)) return true;
      const does = lines.filter((each) => says(verb, each, lexis) || saysShort(verb, each, lexis));
      const isDone = (line: Statement) => says(thing, line, lexis) && !isOfLaterDoing(verb, thing, line);
      if (does.length === 0 || does.some(isDone)) return false;
      return lines.some((each) => says(thing, each, lexis));
    })
    .slice(0, 1)
    .map(({ verb }) => refusal('mixed-entry', verb, 'not-in-resume'));
}

/** "送审计师去工厂" audited nothing: the verb stands only in what somebody is called who does it. */
function isOnlyDoer(
  verb: string,
  lines: readonly Statement[],
  fields: readonly Statement[],
  { pack, groups }: Lexis,
): boolean {
  const { doerBehind } = pack.clauses;
  if (!doerBehind || fields.some(({ folded }) => folded.includes(verb))) return false;
  const having = lines.filter(({ folded }) => folded.includes(verb));
  const behind = having.flatMap(({ folded }) => folded.split(verb).slice(1));
  if (behind.length === 0 || !behind.every((text) => doerBehind.test(text))) return false;
  const own = groups.inCharacters(verb).filter(({ at }) => at.length === verb.length);
  const others = lines.flatMap(({ folded }) => groups.inCharacters(folded.replaceAll(verb, '，')));
  return !others.some(({ group }) => own.some((each) => each.group === group));
}

function pairsIn(text: string, lexis: Lexis): { verb: string; thing: string }[] {
  const words = wordsFrom(text, 0).map(({ start, end }) => text.slice(start, end));
  return words.flatMap((verb, at) => {
    const thing = words[at + 1] ?? '';
    const isPair =
      doingVerbs.has(verb) && thing.length > 1 && !doingVerbs.has(thing) && !doersBehind.test(thing);
    return isPair && !lexis.isFunction(thing) && !lexis.isLight(thing) ? [{ verb, thing }] : [];
  });
}

const parts = /[，,、；;。]|并(?!列)/u;

/** "维修冰箱、清洗空调" repaired no air conditioner: each part of the line has its own verb, and its own thing. */
function isOfLaterDoing(verb: string, thing: string, { folded }: Statement): boolean {
  if (!folded.includes(thing)) return false;
  const clauses = folded.split(parts);
  const own = clauses.findIndex((part) => part.includes(verb));
  const rest = clauses[own]?.slice(clauses[own].indexOf(verb) + verb.length) ?? '';
  if (!/^\p{Script=Han}{2}/u.test(rest)) return false;
  return clauses.every((part, at) => {
    const place = part.indexOf(thing);
    if (place < 0) return true;
    const before = wordsFrom(part.slice(0, place), 0).map(({ start, end }) => part.slice(start, end));
    return at > own && !part.includes(verb) && before.some((word) => doingVerbs.has(word));
  });
}

function says(word: string, { folded, groups: said }: Statement, { groups }: Lexis): boolean {
  if (folded.includes(word)) return true;
  const whole = groups.claimed(groups.inCharacters(word)).filter(({ at }) => at.length === word.length);
  return whole.some(({ group }) => said.has(group));
}

const saysShort = (verb: string, { folded }: Statement, { pack }: Lexis): boolean =>
  (shortVerbs(pack.clauses).get(verb) ?? []).some((short) => wordStarts(folded, short).length > 0);
