import { allBullets, type Draft, locate, type TailorContext } from './context.ts';

/** "In order to" says no more than "to". */
export function shorten(context: TailorContext): Draft[] {
  const { longWays } = context.lexis.pack.phrasing;
  return allBullets(context.resume).flatMap(({ bullet, entryId }) =>
    longWays.flatMap(([pattern, short]): Draft[] => {
      const match = pattern.exec(bullet.text);
      const found = match && locate(context.resume, bullet.lines, match[0]);
      if (!match || !found) return [];
      const after =
        bullet.text.slice(0, match.index) + short + bullet.text.slice(match.index + match[0].length);
      if (
        !context.gate.check(after, { entryId }).passed ||
        !context.claims.take(found.line, found.start, found.end)
      )
        return [];
      return [
        {
          kind: 'shorten',
          place: { entryId, line: found.line },
          before: match[0].trim(),
          after: short,
          reason: { code: 'edit.shorten', params: { words: match[0].trim() } },
          evidence: bullet.lines,
          terms: [],
          operations: [{ type: 'replace', ...found, text: short }],
        },
      ];
    }),
  );
}
