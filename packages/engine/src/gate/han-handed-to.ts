import type { PersonBefore } from '../locales/relations-pack.ts';
import { doingVerbs } from '../locales/zh/doing-verbs.ts';
import { allMatches } from '../text/all-matches.ts';
import { memoFor } from '../text/memo.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';

/** "把样品发给客户检测" tested nothing: what stands right behind whom a thing was handed to is that one's doing. */
export function doneByReceiver(
  said: string,
  texts: readonly string[],
  before: PersonBefore,
  lexis: Lexis,
): Refusal[] {
  const handed = texts.flatMap((text) => handedIn(text, before));
  if (handed.length === 0) return [];
  const says = (text: string, doing: string) => {
    const own = handedIn(text, before).reduce((left, { whole }) => left.replace(whole, '，'), text);
    return own.includes(doing) || saysAlike(own, doing, lexis);
  };
  return handed
    .filter(({ doing }) => says(said, doing) && !texts.some((text) => says(text, doing)))
    .slice(0, 1)
    .map(({ doing }) => refusal('scope', doing, 'scope'));
}

const handedIn = memoFor((text: string, { handedTo }: PersonBefore) =>
  allMatches(text, handedTo).flatMap(({ 0: whole, 1: doing = '' }) =>
    doingVerbs.has(doing) ? [{ whole, doing }] : [],
  ),
);

function saysAlike(text: string, doing: string, { groups }: Lexis): boolean {
  const whole = groups.inCharacters(doing).filter(({ at }) => at.length === doing.length);
  const names = new Set(whole.map(({ group }) => group));
  return groups.inCharacters(text).some(({ group, at }) => at.length > 1 && names.has(group));
}
