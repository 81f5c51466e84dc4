import { isCommon } from '../gate/equal-groups.ts';
import { claimsOf } from '../gate/items.ts';
import { type Lexis, lexisOf } from '../gate/lexis.ts';
import { literalSayings, type Statement, statement } from '../gate/support.ts';
import { readyPack } from '../job/pack.ts';
import type { Language } from '../types.ts';
import type { IndexedUnit } from './resume-index.ts';

/** Groups of equal words that a term as a whole is a member of. */
function groupsOf(term: string, lexis: Lexis): Set<number> {
  const claims = claimsOf(term, lexis);
  const whole = ({ at }: { at: number[] }): boolean =>
    lexis.pack.language === 'zh'
      ? at.length >= term.replace(/\s/g, '').length
      : claims.items.length > 0 &&
        claims.items.every((item) => at.some((place) => claims.tokens[place] === item.token));
  return new Set(
    claims.sayings.filter((saying) => !isCommon(saying.group) && whole(saying)).map(({ group }) => group),
  );
}

/** Units that say the term in other words of equal meaning: "gave advice to patients" for "patient counselling". */
export function unitsInEqualWords(
  term: string,
  units: readonly IndexedUnit[],
  language: Language,
): IndexedUnit[] {
  if (term.length > 90) return [];
  const lexis = lexisOf(language);
  const groups = groupsOf(term, lexis);
  if (groups.size === 0) return [];
  const { negation } = readyPack(language);
  return units.filter((unit) => {
    if (negation.test(unit.folded)) return false;
    const said = statement(unit.unit.text, 'text', lexis);
    const sayings = language === 'zh' ? said.sayings : literalSayings(said, lexis);
    return sayings.some(({ group, at }) => groups.has(group) && standTogether(at, said, lexis));
  });
}

/** "Analyse sales figures" is narrower than "analyse figures": only small words may stand between. */
function standTogether(at: readonly number[], said: Statement, lexis: Lexis): boolean {
  const [first, last] = [Math.min(...at), Math.max(...at)];
  if (lexis.pack.language === 'zh') return last - first < at.length;
  return said.tokens.every(
    ({ folded }, place) => place <= first || place >= last || at.includes(place) || lexis.isFunction(folded),
  );
}
