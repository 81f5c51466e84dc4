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

const isBehindAnd = (at: number, tokens: readonly Token[], { pack }: Lexis): boolean =>
  pack.clauses.and.test(tokens[at - 1]?.folded ?? '');

type Keys = readonly (readonly string[])[];

/** German: "stellte Rechnungen aus" says "ausstellen", not "stellen", at its verb, the first word of the clause. */
export function keysInSayings(tokens: readonly Token[], apart: readonly Token[], lexis: Lexis): Keys {
  if (apart.length === 0) return tokens.map(keysInGroups);
  return tokens.map((token, i) => {
    const particle = particleOf(i, tokens, apart, lexis);
    return particle ? joinedVerb(particle, token, lexis) : keysInGroups(token);
  });
}

/** "Nahm Post entgegen", "ich nahm Post entgegen", "am Tresen nahm ich Post entgegen". */
function particleOf(
  at: number,
  tokens: readonly Token[],
  apart: readonly Token[],
  lexis: Lexis,
): Token | undefined {
  const [before, own] = [tokens[at - 1], tokens[at]];
  const opens = before?.clause !== own?.clause || lexis.closing?.opens.test(before?.folded ?? '');
  return opens || isTurned(at, tokens, lexis)
    ? apart.find((each) => isOwn(each, at, tokens, lexis))
    : undefined;
}

/** "Am Tresen nahm ich Post entgegen": who did it stands right behind the verb. */
function isTurned(at: number, tokens: readonly Token[], { closing }: Lexis): boolean {
  const [own, next] = [tokens[at], tokens[at + 1]];
  return (
    closing !== undefined &&
    next?.clause === own?.clause &&
    /^\p{Ll}/u.test(own?.text ?? '') &&
    closing.subject.test(next?.folded ?? '')
  );
}

/** The keys of a verb in two parts, by the place of each of them. */
export function partedKeys(tokens: readonly Token[], lexis: Lexis): ReadonlyMap<number, readonly string[]> {
  const apart = separateParticles(tokens, lexis);
  const found = new Map<number, readonly string[]>();
  if (apart.length === 0) return found;
  const turned = new Set(tokens.filter((_, at) => isTurned(at, tokens, lexis)).map(({ clause }) => clause));
  tokens.forEach((token, at) => {
    // "Pakete nahm ich an": of a turned clause neither what opens it nor what follows is its verb.
    if (turned.has(token.clause) && !isTurned(at, tokens, lexis) && !isBehindAnd(at, tokens, lexis)) return;
    const particle = particleOf(at, tokens, apart, lexis);
    if (!particle) return;
    // "Nahm … an" is "Annahme" as well.
    const keys = [...joinedVerb(particle, token, lexis), `${particle.folded}${token.folded}`];
    const end = tokens.indexOf(particle);
    found.set(at, keys).set(end, [...(found.get(end) ?? []), ...keys]);
  });
  return found;
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
