import { allMatches } from '../text/all-matches.ts';
import { fold, foldedWords } from '../text/fold.ts';
import type { Part } from './header-parts.ts';
import { isCapitals } from './headings.ts';
import { townShaped } from './places.ts';
import type { Roles } from './roles.ts';
import { likeness } from './scores.ts';
import { tables } from './tables.ts';

type Pair = [Part, Part];

function pairOf(part: Part, at: number, behind: number): Pair {
  const half = (text: string, order: number): Part => ({ ...part, text, like: likeness(text), order });
  return [
    half(part.text.slice(0, at).trim(), part.order),
    { ...half(part.text.slice(behind).trim(), part.order + 0.5), afterAt: true },
  ];
}

/** "bei", "in der": alone, or with its article. */
const standsBetween = (words: string): boolean =>
  words.includes(' ') ? articled.has(words) : tables.at.has(words);
const articled = new Set(tables.told.at.filter((phrase) => /^\p{L}+ \p{L}{3}$/u.test(phrase)));

/** Every place where a word like "at" stands before a name. */
function cutsOf(part: Part): Pair[] {
  if (part.labelled || part.like.place > 0) return [];
  const kinds = allMatches(part.text, lowerKind).flatMap((match) =>
    tables.at.has(fold(match[1] ?? '')) && tables.organizations.has(fold(match[2] ?? ''))
      ? [pairOf(part, match.index, match.index + match[0].length)]
      : [],
  );
  const names = [
    ...allMatches(part.text, /(?<=\S{3})\s(\p{L}{1,5}(?:\s\p{Ll}{3})?)\s+(?=["“«„]?[\p{Lu}\d]\S)/gu),
  ].flatMap((match) =>
    !/[(（][^()（）]*$/u.test(part.text.slice(0, match.index)) &&
    standsBetween(fold(match[1] ?? '')) &&
    (/^\p{Ll}/u.test(match[1] ?? '') || isCapitals(part.text))
      ? [pairOf(part, match.index, match.index + match[0].length)]
      : [],
  );
  return [...names, ...kinds];
}

/** What follows names an employer, or at least nothing that is done or learned. */
/** "Colaborador en revista Camalote": what kind of employer it is, in small letters, and its name. */
const lowerKind = /(?<=\S{3})\s(\p{L}{1,5})\s+(?=(\p{Ll}{3,})\s+(?:\p{Ll}{1,3}\s+)?["“«„]?\p{Lu})/gu;

function couldEmploy({ text, like }: Part): boolean {
  if (like.title >= 2 || like.degree >= 2.4) return false;
  return like.organization >= 1.5 || like.school >= 2 || foldedWords(text).length >= 2;
}

/** "Cajera en Alcampo": one unknown word is an employer where the others' stand so. */
const namesAlone = ([what, where]: Pair, roles: Roles): boolean =>
  roles.what(what) >= 2.6 && /^\p{Lu}[\p{L}\d-]+$/u.test(where.text) && where.like.place === 0;

function best(cuts: Pair[], roles: Roles): Pair | undefined {
  const score = ([a, b]: Pair) => roles.what(a) - roles.where(a) + roles.where(b) - roles.what(b);
  return cuts
    .filter((pair) => couldEmploy(pair[1]) || namesAlone(pair, roles))
    .reduce<Pair | undefined>((a, b) => (a && score(a) > score(b) ? a : b), undefined);
}

/**
 * "Social worker en Montes y Peñalver": between title and employer stands a word that often means something else.
 * Where most entries of a section are written so, it parts them in all that name one thing only.
 */
export function partAtWords(headers: Part[][], roles: Roles): Part[][] {
  const found = headers.map((parts) => {
    const named = parts.filter((part) => part.like.place === 0);
    const [only] = named;
    // An unknown town may stand beside it, no other employer.
    const others = named
      .slice(1)
      .every((part) => townShaped(part.text) && roles.where(part) < 1.5 && roles.what(part) < 1.5);
    const pair = only && others ? best(cutsOf(only), roles) : undefined;
    return pair && { whole: only, pair };
  });
  const cuts = found.filter(Boolean).length;
  const sure = found.filter((one) => one && couldEmploy(one.pair[1])).length;
  const parted = headers.filter((parts) => parts.some((part) => part.afterAt)).length;
  if (cuts === 0 || sure + parted === 0) return headers;
  if (cuts + parted < 2 || cuts + parted < headers.length * 0.5) return headers;
  return headers.map((parts, at) => {
    const cut = found[at];
    return cut ? parts.flatMap((part) => (part === cut.whole ? cut.pair : [part])) : parts;
  });
}
