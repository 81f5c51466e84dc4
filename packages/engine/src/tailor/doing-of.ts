import type { Lexis } from '../gate/lexis.ts';
import type { CarriedOut } from '../locales/naming-pack.ts';
import { capital } from '../locales/phrasing-pack.ts';
import { hasOtherVerb } from './as-noun.ts';
import { joinedVerbs, lightVerbs } from './light-verbs.ts';

/**
 * "Fraisé des moules" becomes "Fraisage de moules": the noun of the verb that opens the point takes its place, and what
 * it was done to hangs on that noun. Without such a thing right behind the verb nothing is changed.
 */
export function doingOf(
  say: string,
  bullet: string,
  end: number,
  lexis: Lexis,
  page = '',
): string | undefined {
  const { objects, carriedOut, adds } = lexis.pack.naming;
  const rest = bullet.slice(end);
  if (carriedOut) {
    // A verb that tells of another job would seem to come from there.
    const said = bullet.slice(0, end);
    const verbs = lightVerbs((withoutHow(say, said) ?? said).split(' ')[0] ?? '', say, lexis) ?? [];
    const bearsGerund = isGerundOf(say, said, carriedOut.gerund);
    const does = verbs.find(
      (verb, at) => (at > 0 || !bearsGerund) && !beginsWord(verb.slice(0, verbStem), page),
    );
    return does && carriedOutOf(say, said, rest, { ...carriedOut, does, among: verbs, bearsGerund }, lexis);
  }
  if (!objects || say.includes(' ') || hasOtherVerb(rest, lexis)) return undefined;
  // "Facturé chaque semaine les clients": how often goes behind what it was done to.
  const often = objects.often.exec(rest)?.[0] ?? '';
  const thing = rest.slice(often.length);
  if (objects.none.test(thing) || (often !== '' && /[,;:.()]/u.test(thing))) return undefined;
  if (often === '' && adds?.test(rest)) return capital(say) + rest;
  const found = objects.after.find(([before]) => before.test(thing));
  if (!found) return undefined;
  const [before, of] = found;
  return capital(say) + thing.replace(before, of) + often;
}

/** "Handled" and "handling", "carried" and "carrying"; "by hand" is as good a reason. */
const verbStem = 4;

const beginsWord = (stem: string, page: string): boolean => new RegExp(`(?<!\\p{L})${stem}`, 'iu').test(page);

interface Way extends CarriedOut {
  does: string;
  /** Those that it was chosen among. */
  among: readonly string[];
  /** "Washed cars" becomes "Handled washing cars": behind such a verb all stays as it is. */
  bearsGerund: boolean;
}

/** "Milked 180 cows" becomes "Carried out milking of 180 cows", "budgeted for a team" "handled budgeting for a team". */
function carriedOutOf(say: string, verb: string, rest: string, way: Way, lexis: Lexis): string | undefined {
  const { does, ending, goesOn, thing } = way;
  if (withoutHow(say, verb) === undefined && say.includes(' ')) return ofThing(say, verb, rest, way, lexis);
  if (!ending.test(say)) return undefined;
  const of = goesOn.test(rest) ? '' : thing.test(rest) ? ' of' : undefined;
  return of === undefined ? undefined : `${does} ${say}${of}${rest}`;
}

/** "Spot-welded" of "spot welding": how it was done stands before the verb in both. */
function withoutHow(say: string, said: string): string | undefined {
  const [how = '', verb, ...more] = said.split(/[ -]/u);
  const [asked = '', doing, ...others] = say.split(/[ -]/u);
  const isOne =
    verb && doing && more.length + others.length === 0 && how.toLowerCase() === asked.toLowerCase();
  return isOne ? capital(verb) : undefined;
}

/** "Calibrated pressure gauges" becomes "Carried out calibration of pressure gauges": the thing stands in both. */
function ofThing(say: string, said: string, rest: string, way: Way, lexis: Lexis): string | undefined {
  const { does, among, bearsGerund } = way;
  const { clauses, naming } = lexis.pack;
  if (bearsGerund) return `${does} ${say}${rest}`;
  const goesOn = naming.goesOn?.test(rest) || clauses.and.test(/^ (\p{Ll}+) /u.exec(rest)?.[1] ?? '');
  if (!joinedVerbs(rest, among, way, lexis).every(({ hasThing }) => hasThing)) return undefined;
  return endsWithThing(say, said) && goesOn ? `${does} ${say}${rest}` : undefined;
}

/** "Washing cars" and "washed cars": behind the verb all is the same. */
export function isGerundOf(say: string, said: string, gerund: RegExp): boolean {
  const [, thing] = gerund.exec(say) ?? [];
  return thing !== undefined && said.slice(said.indexOf(' ')).toLowerCase() === thing.toLowerCase();
}

/** "Registration of births and deaths" and "registered births and deaths": all behind the doing is the same. */
export function endsWithThing(say: string, said: string): boolean {
  const thing = said.slice(said.indexOf(' ') + 1);
  return thing !== said && say.endsWith(` of ${thing}`);
}

/** "Renovación" of "renovación de permisos" is half of what is asked for. */
export const isPartOfPhrase = (say: string, posting: string, { pack }: Lexis): boolean =>
  posting
    .toLowerCase()
    .split(say.toLowerCase())
    .slice(1)
    .some((behind) => pack.clauses.of.test(/^\s+(\p{L}+)/u.exec(behind)?.[1] ?? ''));
