import { capital } from '../locales/phrasing-pack.ts';
import type { Bullet } from '../types.ts';
import { allBullets, type Draft, type Located, locate, type TailorContext } from './context.ts';
import { firstWords } from './reworded-point.ts';

const fewest = 2;
/** The verb at the end of more than this comes late. */
const longest = 110;

interface Changed {
  bullet: Bullet;
  after: string;
  found: Located;
}

/**
 * "Plane Tagungen", "Prends les appels": a verb that leaves out whose it is. The points of a role name what is done,
 * all of them or none.
 */
export function bareVerbs(context: TailorContext): Draft[] {
  if (!context.lexis.pack.phrasing.bareVerb) return [];
  const byEntry = new Map<string, Bullet[]>();
  for (const { bullet, entryId } of allBullets(context.resume))
    byEntry.set(entryId, [...(byEntry.get(entryId) ?? []), bullet]);
  return [...byEntry].flatMap(([id, bullets]) => draft(id, bullets, context));
}

function draft(id: string, bullets: readonly Bullet[], context: TailorContext): Draft[] {
  const { bareVerb } = context.lexis.pack.phrasing;
  const told = bullets.filter(({ text }) => bareVerb?.known(text) || bareVerb?.perhaps.test(text));
  if (told.length < fewest) return [];
  const changed = told.flatMap((bullet): Changed[] => {
    const after = named(bullet.text, context);
    const found = locate(context.resume, bullet.lines, bullet.text, true);
    return after !== undefined && found ? [{ bullet, after, found }] : [];
  });
  const free = changed.filter(({ found }) => context.claims.isFree(found.line, found.start, found.end));
  // Where the posting's words have changed most of them already, the rest would not be alike.
  if (changed.length < told.length || free.length < fewest || free.length * 2 <= told.length) return [];
  if (!free.every(({ after }) => context.gate.check(after, { entryId: id }).passed)) return [];
  for (const { found } of free) context.claims.take(found.line, found.start, found.end);
  const [first] = free;
  if (!first) return [];
  return [
    {
      kind: 'verb',
      place: { entryId: id, line: first.found.line },
      before: free.map(({ bullet }) => bullet.text).join('\n'),
      after: free.map(({ after }) => after).join('\n'),
      reason: {
        code: 'edit.bare-verb',
        params: { before: firstWords(first.bullet.text, 4), after: firstWords(first.after, 6) },
      },
      evidence: free.map(({ found }) => found.line),
      terms: [],
      operations: free.map(({ found, after }) => ({ type: 'replace', ...found, text: after })),
    },
  ];
}

/** With all that stands there, and the capital that the point began with. */
function named(text: string, { lexis }: TailorContext): string | undefined {
  const { asDoing, bareVerb } = lexis.pack.phrasing;
  const [, head = '', behind = ''] = /^([^:]*?)(\s?:\s.*|\.?)$/u.exec(text) ?? [];
  if (head === '' || head.length > longest || !bareVerb?.known(head) || /[.!?]\s+\p{Lu}/u.test(head))
    return undefined;
  if (bareVerb.known(behind.replace(/^\s?:\s/u, ''))) return undefined;
  const doing = asDoing?.(head, true);
  return doing && (/^\p{Lu}/u.test(text) ? capital(doing) : doing) + behind;
}
