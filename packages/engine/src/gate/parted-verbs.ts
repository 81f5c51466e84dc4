import type { Lexis } from './lexis.ts';
import { keysInGroups, type Token } from './tokens.ts';

/** A particle at the end of its clause, before a mark or "und", belongs to the verb. */
export function separateParticles(tokens: readonly Token[], { closing, pack }: Lexis): Token[] {
  if (!closing) return [];
  return tokens.filter((particle, i) => {
    const next = tokens[i + 1];
    return (
      closing.particles.has(particle.folded) &&
      // "Auf- und abgebaut" has the particle of its own verb.
      (!next ||
        next.clause !== particle.clause ||
        // Behind it a mark that ends no clause: "Richte Maschinen ein (Hermle), Steuerungen von Fanuc".
        next.start > particle.end + 1 ||
        (pack.clauses.and.test(next.folded) && next.start === particle.end + 1))
    );
  });
}

type Keys = readonly (readonly string[])[];

/** German: "stellte Rechnungen aus" says "ausstellen", not "stellen", at its verb, the first word of the clause. */
export function keysInSayings(tokens: readonly Token[], apart: readonly Token[], lexis: Lexis): Keys {
  const { closing } = lexis;
  if (apart.length === 0) return tokens.map(keysInGroups);
  return tokens.map((token, i) => {
    const before = tokens[i - 1];
    const opens = before?.clause !== token.clause || closing?.opens.test(before.folded);
    const particle = opens && apart.find((each) => isOwn(each, i, tokens, lexis));
    return particle ? joinedVerb(particle, token, lexis) : keysInGroups(token);
  });
}

/** In its clause behind it, and of no verb in between. */
const isOwn = (particle: Token, at: number, tokens: readonly Token[], lexis: Lexis): boolean =>
  particle.clause === tokens[at]?.clause &&
  particle.start > (tokens[at]?.start ?? 0) &&
  !isOfLaterVerb(at, particle, tokens, lexis);

/** "Machte Kaffee und schäumte Milch auf": the particle belongs to the verb behind "und". */
function isOfLaterVerb(at: number, particle: Token, tokens: readonly Token[], lexis: Lexis): boolean {
  const { and, past } = lexis.pack.clauses;
  for (let i = at + 2; (tokens[i]?.start ?? particle.start) < particle.start; i += 1) {
    const { text = '', folded = '' } = tokens[i + 1] ?? {};
    const isVerb = lexis.isVerb(folded) || past?.test(folded) || lexis.closing?.strong.test(folded);
    // "Nahm und gab Waren aus": without a thing before "und" the particle is said of both.
    if (and.test(tokens[i]?.folded ?? '') && /^\p{Ll}/u.test(text) && isVerb) return true;
  }
  return false;
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
