import type { Lexis } from '../gate/lexis.ts';
import { nounOfVerb } from './noun-of-verb.ts';
import { byNoun } from './two-doings.ts';

/** An item of a sentence, and whether a verb opens it. */
export interface Item {
  text: string;
  isDoing: boolean;
}

/** Each verb of the item with what it was done to, and what joins it to the next. */
const beforeVerb = /(,\s|\s(?:et|puis|ou|y|e|o|u)\s)(?=\p{L}+(?:[ei]r|re|ar)(?!\p{L}))/u;

/**
 * Items of one sentence are named alike: "gérer les stocks" beside "commandes aux fournisseurs" is "gestion des stocks", or
 * is left out. Verbs alone stay verbs where one of them has no noun.
 */
export function alikeNamed<T extends Item>(items: readonly T[], most: number, lexis: Lexis): T[] {
  const first = items.slice(0, most);
  if (!lexis.pack.naming.objects || !first.some(({ isDoing }) => isDoing)) return first;
  const named = items.flatMap((item) => asNoun(item, lexis) ?? []);
  const isMixed = first.some(({ isDoing }) => !isDoing);
  const all = first.flatMap((item) => asNoun(item, lexis) ?? []);
  return all.length === first.length ? all : isMixed ? named.slice(0, most) : first;
}

function asNoun<T extends Item>(item: T, lexis: Lexis): T | undefined {
  if (!item.isDoing) return item;
  const nouns = item.text
    .split(beforeVerb)
    .map((piece, at) => (at % 2 === 1 ? piece : doingIn(piece, lexis)));
  return nouns.includes(undefined) ? undefined : { ...item, text: nouns.join('') };
}

function doingIn(clause: string, lexis: Lexis): string | undefined {
  const noun = /^\p{L}+$/u.test(clause) ? nounOfVerb(clause, lexis) : byNoun(clause, lexis);
  return noun && noun.charAt(0).toLowerCase() + noun.slice(1);
}
