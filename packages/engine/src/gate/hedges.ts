import type { WritingPack } from '../locales/writing-pack.ts';
import { onceFor } from '../text/once-for.ts';
import type { Lexis } from './lexis.ts';

/** "Up to 10", "mehr als 10"; in "set up Windows 10" a word of its own stands between. */
export function hedgeBefore([nearest, second]: string[], lexis: Lexis): string | undefined {
  const own = nearest === undefined ? undefined : lexis.hedge(nearest);
  if (own || nearest === undefined || second === undefined) return own;
  const small = !/\p{L}/u.test(nearest) || lexis.isFunction(nearest) || lexis.currency(nearest) !== undefined;
  return small || /^(?:than|as)$/.test(nearest) ? lexis.hedge(second) : undefined;
}

/** "No fewer than", and how long it is. */
export function hedgeAhead(before: string, { pack }: Lexis): { kind: string; length: number } | undefined {
  for (const [kind, pattern] of Object.entries(pack.relations.ahead)) {
    const length = pattern.exec(before)?.[0].length;
    if (length !== undefined) return { kind, length };
  }
  return undefined;
}

export function hedgeBehind(after: string, before: string, lexis: Lexis): string | undefined {
  if (/^\s?\+/.test(after)) return 'over';
  for (const [kind, pattern] of Object.entries(lexis.pack.relations.behind))
    if (pattern.test(after)) return kind;
  if (lexis.pack.language !== 'zh') return undefined;
  const ended = before.trimEnd();
  return hedgeWords(lexis.pack).find(({ word }) => ended.endsWith(word) || standsBehind(word, after))?.kind;
}

/** "50多人", "50人左右": a unit may stand between. */
const standsBehind = (word: string, after: string): boolean =>
  after.startsWith(word) || after.startsWith(word, 1) || after.startsWith(word, 2);

/** "最多" is no "多": the longest first. */
const hedgeWords = onceFor(({ hedges }: WritingPack) =>
  Object.entries(hedges)
    .flatMap(([kind, list]) => list.split(' ').map((word: string) => ({ kind, word })))
    .filter(({ word }) => word !== '')
    .sort((a, b) => b.word.length - a.word.length),
);
