import { statement } from '../gate/statement.ts';
import { gather } from '../text/gather.ts';
import { onceFor } from '../text/once-for.ts';
import type { Bullet } from '../types.ts';
import { type Draft, lineText, type TailorContext } from './context.ts';

/** Words that must agree before two points count as one. */
const fewestWords = 3;

/** Two points of a role that say the same: the fuller one stays, and the edit names both. */
export function merge(context: TailorContext): Draft[] {
  return [...context.resume.experience, ...context.resume.projects].flatMap((entry) => {
    const gone = new Set<string>();
    const mayBeIn = candidatesFor(entry.bullets, context);
    return entry.bullets.flatMap((bullet) =>
      mayBeIn(bullet).flatMap((other): Draft[] => {
        if (bullet.id === other.id || gone.has(bullet.id) || gone.has(other.id)) return [];
        if (!isSaidBy(bullet, other, context) || !ownLines(bullet, context)) return [];
        gone.add(bullet.id);
        return [
          {
            kind: 'merge',
            place: { entryId: entry.id, line: bullet.lines[0] ?? null },
            before: bullet.text,
            after: '',
            reason: { code: 'edit.merge', params: { kept: other.text } },
            evidence: other.lines,
            terms: [],
            operations: bullet.lines.map((line) => ({ type: 'remove', line })),
          },
        ];
      }),
    );
  });
}

/**
 * The points that a point may be said by, in their order: those that have its rarest word. To compare each with each
 * would take a thousand times a thousand looks in a role of a thousand points.
 */
function candidatesFor(
  bullets: readonly Bullet[],
  context: TailorContext,
): (bullet: Bullet) => readonly Bullet[] {
  if (context.lexis.pack.language === 'zh') return () => bullets;
  const byKey = new Map<string, Bullet[]>();
  for (const bullet of bullets)
    for (const key of statementOf(bullet, context).keys) gather(byKey, key, bullet);
  return (bullet) => {
    const words = tellingWords(bullet, context);
    if (words.length < fewestWords) return [];
    let fewest = bullets;
    for (const { keys } of words) {
      const having = keys.map((key) => byKey.get(key) ?? []);
      if (having.reduce((sum, each) => sum + each.length, 0) >= fewest.length) continue;
      const found = new Set(having.flat());
      fewest = having.length === 1 ? (having[0] ?? []) : bullets.filter((each) => found.has(each));
    }
    return fewest;
  };
}

const statementOf = onceFor(({ text }: Bullet, { lexis }: TailorContext) => statement(text, 'text', lexis));

const tellingWords = (bullet: Bullet, context: TailorContext) =>
  statementOf(bullet, context).tokens.filter((token) => token.keys.length > 0);

/** All its words and figures stand in the other one; of two equal ones the later goes. */
function isSaidBy(bullet: Bullet, other: Bullet, context: TailorContext): boolean {
  if (context.lexis.pack.language === 'zh')
    return (
      bullet.text.length >= 6 &&
      other.text.includes(bullet.text) &&
      (other.text !== bullet.text || later(bullet, other))
    );
  const [one, two] = [statementOf(bullet, context), statementOf(other, context)];
  const words = tellingWords(bullet, context);
  if (words.length < fewestWords || !words.every((token) => token.keys.some((key) => two.keys.has(key))))
    return false;
  const figures = one.figures.numbers.every(({ value }) =>
    two.figures.numbers.some((own) => own.value === value),
  );
  const back = tellingWords(other, context).every((token) => token.keys.some((key) => one.keys.has(key)));
  return figures && (!back || later(bullet, other));
}

const later = (a: Bullet, b: Bullet) => (a.lines[0] ?? 0) > (b.lines[0] ?? 0);

/** Nothing else may stand on the lines that go, and no other edit may change them. */
function ownLines(bullet: Bullet, context: TailorContext): boolean {
  const text = bullet.lines.map((line) => lineText(context.resume, line).trim()).join(' ');
  if (text.length > bullet.text.length + bullet.marker.length + 2) return false;
  return bullet.lines.every((line) => context.claims.take(line, 0, lineText(context.resume, line).length));
}
