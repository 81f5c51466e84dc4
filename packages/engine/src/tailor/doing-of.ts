import type { Lexis } from '../gate/lexis.ts';
import type { CarriedOut } from '../locales/naming-pack.ts';
import { capital } from '../locales/phrasing-pack.ts';
import { hasOtherVerb, joinsVerb } from './as-noun.ts';

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
    const { verbs, gerund } = carriedOut;
    const fitting = isGerundOf(say, bullet.slice(0, end), gerund) ? verbs.slice(1) : verbs;
    const does = fitting.find((verb) => !beginsWord(verb.slice(0, verbStem), page));
    return does && carriedOutOf(say, bullet.slice(0, end), rest, { ...carriedOut, does }, lexis);
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

/** "Milked 180 cows" becomes "Carried out milking of 180 cows", "budgeted for a team" "handled budgeting for a team". */
function carriedOutOf(
  say: string,
  verb: string,
  rest: string,
  way: CarriedOut & { does: string },
  lexis: Lexis,
): string | undefined {
  const { does, ending, goesOn, thing } = way;
  const ownVerb = withoutHow(say, verb);
  if (ownVerb === undefined && say.includes(' ')) return ofThing(say, verb, rest, way, lexis);
  if (!ending.test(say) || !isPast(ownVerb ?? verb, lexis)) return undefined;
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
function ofThing(
  say: string,
  said: string,
  rest: string,
  way: CarriedOut & { does: string },
  lexis: Lexis,
): string | undefined {
  const { does, verbs, gerund } = way;
  const { clauses, naming } = lexis.pack;
  // "Washed cars" becomes "Handled washing cars": what stands behind the verb stays as it is.
  if (does === verbs[1] && isGerundOf(say, said, gerund) && isPast(said.split(' ')[0] ?? '', lexis))
    return `${does} ${say}${rest}`;
  const goesOn = naming.goesOn?.test(rest) || clauses.and.test(/^ (\p{Ll}+) /u.exec(rest)?.[1] ?? '');
  const [verb = ''] = said.split(' ');
  return endsWithThing(say, said) && isPast(verb, lexis) && goesOn && !joinsVerb(rest, way, lexis)
    ? `${does} ${say}${rest}`
    : undefined;
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

/** "Welded", "taught", and no "weld": what is carried out still is said in another form. */
export const isPast = (verb: string, { pack }: Lexis): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(verb) &&
  ((pack.clauses.past?.test(verb) ?? false) || pack.verbs.includes(`>${verb.toLowerCase()} `));

/** "Renovación" of "renovación de permisos" is half of what is asked for. */
export const isPartOfPhrase = (say: string, posting: string, { pack }: Lexis): boolean =>
  posting
    .toLowerCase()
    .split(say.toLowerCase())
    .slice(1)
    .some((behind) => pack.clauses.of.test(/^\s+(\p{L}+)/u.exec(behind)?.[1] ?? ''));
