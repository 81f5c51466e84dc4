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
  const told = Object.entries(lexis.pack.hedges).flatMap(([kind, list]) =>
    list
      .split(' ')
      .filter(
        (word: string) =>
          word !== '' &&
          (new RegExp(`^.{0,2}${escapePattern(word)}`, 'u').test(after) || before.trimEnd().endsWith(word)),
      )
      .map((word: string) => ({ kind, word })),
  );
  // "最多" is no "多".
  return told.sort((a, b) => b.word.length - a.word.length)[0]?.kind;
}

function escapePattern(text: string): string {
  return text.replace(/[+*?.()[\]\\^$|]/g, '\\$&');
}
