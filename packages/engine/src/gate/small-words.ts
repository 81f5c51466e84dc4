import { onceFor } from '../text/once-for.ts';
import type { Lexis } from './lexis.ts';
import type { Token } from './tokens.ts';

/** The pack's small words that say who did what to whom, and as what. */
interface SmallWords {
  together: ReadonlySet<string>;
  beside: ReadonlySet<string>;
  forWhom: ReadonlySet<string>;
  agent: ReadonlySet<string>;
  maybeAgent: ReadonlySet<string>;
  under: ReadonlySet<string>;
  toward: ReadonlySet<string>;
  determiners: ReadonlySet<string>;
  of: ReadonlySet<string>;
  as: ReadonlySet<string>;
  asInTwo: ReadonlySet<string>;
  each: ReadonlySet<string>;
  everything: ReadonlySet<string>;
  rest: ReadonlySet<string>;
  performed: ReadonlySet<string>;
  occasions: ReadonlySet<string>;
  by: ReadonlySet<string>;
  to: ReadonlySet<string>;
  sameAlone: readonly string[];
}

const listed = (text = '') => text.split(' ').filter(Boolean);

export const smallWords = onceFor(({ pack: { relations } }: Lexis): SmallWords => {
  const set = (text?: string) => new Set(listed(text));
  return {
    together: set(relations.together),
    beside: set(relations.beside),
    forWhom: set(relations.forWhom),
    agent: set(relations.agent),
    maybeAgent: set(relations.maybeAgent),
    under: set(relations.under),
    toward: set(relations.toward),
    determiners: set(relations.determiners),
    of: set(relations.of),
    as: set(relations.as),
    asInTwo: new Set(relations.asInTwo ?? []),
    each: set(relations.each),
    everything: set(relations.everything),
    rest: set(relations.rest),
    performed: set(relations.performed),
    occasions: set(relations.occasions),
    by: set(relations.by),
    to: set(relations.to),
    sameAlone: listed(relations.sameAlone),
  };
});

/** "As", or the second word of "en tant que"; "cómo" is how. */
export const isAs = (at: number, tokens: readonly Token[], lexis: Lexis): boolean => asIn(lexis)(at, tokens);

/** The same, for who asks it of every word. */
export const asIn = onceFor((lexis: Lexis) => {
  const { as, asInTwo } = smallWords(lexis);
  return (at: number, tokens: readonly Token[]): boolean => {
    const [before, own] = [tokens[at - 1], tokens[at]];
    // "Als zwei neue Kolleginnen kamen": nobody is several.
    if (!own || (lexis.numberWord(tokens[at + 1]?.folded ?? '') ?? 0) > 1) return false;
    return (
      (as.has(own.folded) && own.text.toLowerCase() === own.folded) ||
      (asInTwo.size > 0 && asInTwo.has(`${before?.folded} ${own.folded}`))
    );
  };
});
