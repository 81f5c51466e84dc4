import type { Lexis } from '../gate/lexis.ts';
import type { CarriedOut } from '../locales/naming-pack.ts';
import { capital } from '../locales/phrasing-pack.ts';
import { isBare } from './as-noun.ts';
import { joinedVerbs, lightVerbs } from './light-verbs.ts';
import type { OtherWords } from './said-otherwise.ts';

/** "Planned routes for 18 vans" becomes "Handled route planning for 18 vans": English points begin with a verb. */
export function asCarriedOut(
  other: Pick<OtherWords, 'start' | 'end'>,
  say: string,
  bullet: string,
  pack: CarriedOut,
  lexis: Lexis,
): string | undefined {
  const source = bullet.slice(0, other.end);
  const rest = bullet.slice(other.end);
  const verbs = lightVerbs(source.split(/\s+/)[0] ?? '', say, lexis);
  // "Planning … of 18 vans" would plan the vans; and a number before the object belongs to it.
  if (other.start !== 0 || !verbs || !pack.ending.test(say)) return undefined;
  if (!say.includes(' ') || !source.includes(' ') || /\d/.test(source) || namesThing(say, lexis))
    return undefined;
  if (!isBare(source, say, lexis) || pack.amount.test(rest) || pack.pronoun.test(rest)) return undefined;
  // "Handled pot washing, pans and crockery": the first of several things is not all that the doing was done to.
  if (rest.startsWith(',')) return undefined;
  const verbsBehind = joinedVerbs(rest, verbs, pack, lexis);
  const [verb] = verbs;
  // "Kitchen installation and fitting doors": without a verb of its own the noun stands with nouns.
  if (!verb)
    return lexis.pack.naming.goesOn?.test(rest) && !/ing\b/.test(rest) ? capital(say) + rest : undefined;
  const goesOn = lexis.pack.naming.goesOn?.test(rest) || verbsBehind[0]?.index === 0;
  if (!goesOn || !verbsBehind.every(({ hasThing }) => hasThing)) return undefined;
  return `${verb} ${say}${rest.replace(pack.of, pack.insteadOf)}`;
}

/** "Calibration of scales" has its thing already. */
const namesThing = (say: string, { pack }: Lexis): boolean =>
  say
    .split(' ')
    .slice(1, -1)
    .some((word) => pack.clauses.of.test(word));
