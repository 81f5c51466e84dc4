import { tokenize } from '../gate/tokens.ts';
import { capital } from '../locales/phrasing-pack.ts';
import type { Draft, TailorContext } from './context.ts';
import { draftOf } from './posting-words-draft.ts';
import type { Saying } from './sayings.ts';
import { saysLess } from './says-less.ts';

/**
 * "Neukundenakquise: Gewinnung von neuen Kunden": a point that opens with a noun of doing is told twice by a label that
 * has its words too.
 */
export function repeatsOpening({ start, source, wanted }: Saying, { lexis }: TailorContext): boolean {
  const { opening } = lexis.pack.naming;
  const [first = ''] = source.split(/\s/u);
  if (start !== 0 || !opening?.test(first)) return false;
  return wordsBehind(source, lexis).some((keys) => isIn(keys, wanted.say, lexis));
}

/** Where the noun holds each word of the point's opening it takes its place, and nothing is lost: otherwise no edit is made. */
export function nounForNoun(saying: Saying, context: TailorContext): Draft[] {
  const { place, source, start, end, wanted } = saying;
  const { lexis } = context;
  const goesOn = lexis.pack.naming.goesOn?.test(place.bullet.text.slice(end)) ?? false;
  if (!goesOn || !wordsBehind(source, lexis).every((keys) => isIn(keys, wanted.say, lexis))) return [];
  if (saysLess(wanted.say, source, lexis)) return [];
  const change = { start, end, text: capital(wanted.say) };
  return draftOf(saying, change, 'posting-words', { term: wanted.say, source }, context);
}

type Lexis = TailorContext['lexis'];

/** The words behind the first that say something, each by its keys. */
const wordsBehind = (source: string, lexis: Lexis): (readonly string[])[] =>
  tokenize(source, lexis)
    .slice(1)
    .filter(({ folded, keys }) => keys.length > 0 && !lexis.isFunction(folded))
    .map(({ keys }) => keys);

const shortestKey = 3;

/** A word of the term; where words are joined, a part of one. */
function isIn(keys: readonly string[], say: string, lexis: Lexis): boolean {
  const isJoined = lexis.pack.compounds !== undefined;
  return tokenize(say, lexis).some((token) =>
    keys.some(
      (key) =>
        token.keys.includes(key) || (isJoined && key.length >= shortestKey && token.folded.includes(key)),
    ),
  );
}
