import { type Statement, statement } from '../gate/support.ts';
import type { Bullet } from '../types.ts';
import { type Draft, lineText, type TailorContext } from './context.ts';

/** Words that must agree before two points count as one. */
const fewestWords = 3;

/** Two points of a role that say the same: the fuller one stays, and the edit names both. */
export function merge(context: TailorContext): Draft[] {
  return [...context.resume.experience, ...context.resume.projects].flatMap((entry) => {
    const gone = new Set<string>();
    return entry.bullets.flatMap((bullet) =>
      entry.bullets.flatMap((other): Draft[] => {
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

const opened = new WeakMap<Bullet, Statement>();

function opening(bullet: Bullet, { lexis }: TailorContext): Statement {
  const known = opened.get(bullet) ?? statement(bullet.text, 'text', lexis);
  opened.set(bullet, known);
  return known;
}

/** All its words and figures stand in the other one; of two equal ones the later goes. */
function isSaidBy(bullet: Bullet, other: Bullet, context: TailorContext): boolean {
  if (context.lexis.pack.language === 'zh')
    return (
      bullet.text.length >= 6 &&
      other.text.includes(bullet.text) &&
      (other.text !== bullet.text || later(bullet, other))
    );
  const [one, two] = [opening(bullet, context), opening(other, context)];
  const words = one.tokens.filter((token) => token.keys.length > 0);
  const figures = one.figures.numbers.every(({ value }) =>
    two.figures.numbers.some((own) => own.value === value),
  );
  const covered =
    words.length >= fewestWords && words.every((token) => token.keys.some((key) => two.keys.has(key)));
  const back = two.tokens
    .filter((token) => token.keys.length > 0)
    .every((token) => token.keys.some((key) => one.keys.has(key)));
  return covered && figures && (!back || later(bullet, other));
}

const later = (a: Bullet, b: Bullet) => (a.lines[0] ?? 0) > (b.lines[0] ?? 0);

/** Nothing else may stand on the lines that go, and no other edit may change them. */
function ownLines(bullet: Bullet, context: TailorContext): boolean {
  const text = bullet.lines.map((line) => lineText(context.resume, line).trim()).join(' ');
  if (text.length > bullet.text.length + bullet.marker.length + 2) return false;
  return bullet.lines.every((line) => context.claims.take(line, 0, lineText(context.resume, line).length));
}
