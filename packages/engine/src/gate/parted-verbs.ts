import type { Lexis } from './lexis.ts';
import { keysInGroups, type Token } from './tokens.ts';

/** A particle at the end of its clause, or before "und", belongs to the verb. */
export function separateParticles(tokens: readonly Token[], { closing, pack }: Lexis): Token[] {
  if (!closing) return [];
  return tokens.filter((particle, i) => {
    const next = tokens[i + 1];
    return (
      closing.particles.has(particle.folded) &&
      // "Auf- und abgebaut" has the particle of its own verb.
      (!next ||
        next.clause !== particle.clause ||
        (pack.clauses.and.test(next.folded) && next.start === particle.end + 1))
    );
  });
}

type Keys = readonly (readonly string[])[];

/** German: "stellte Rechnungen aus" says "ausstellen", not "stellen", at its verb, the first word of the clause. */
export function keysInSayings(tokens: readonly Token[], apart: readonly Token[], lexis: Lexis): Keys {
  const { closing } = lexis;
  return tokens.map((token, i) => {
    const before = tokens[i - 1];
    const opens = before?.clause !== token.clause || closing?.opens.test(before.folded);
    const particle = apart.find((each) => each.clause === token.clause && each.start > token.start);
    return opens && particle ? joinedVerb(particle, token, lexis) : keysInGroups(token);
  });
}

/** A key is a stem already: with an ending it would lose one more letter ("passte … an"). */
const joinedVerb = (particle: Token, { keys }: Token, lexis: Lexis): readonly string[] =>
  keys.flatMap((key) => [`${particle.folded}${key}`, ...lexis.forms.keys(`${particle.folded}${key}en`)]);

/** German: "führte Schulungen durch" says "durchführen". */
export function separatedVerbs(apart: readonly Token[], tokens: readonly Token[], lexis: Lexis): string[] {
  return apart.flatMap((particle) =>
    tokens
      .filter((token) => token.clause === particle.clause && token !== particle)
      .flatMap((token) => joinedVerb(particle, token, lexis)),
  );
}
