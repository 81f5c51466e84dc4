import { hasHan } from '../text/fold.ts';
import type { Bullet } from '../types.ts';
import type { Row } from './rows.ts';

/** Two lines of one sentence: a word broken at the end is closed, Chinese needs no blank. */
export function joinLines(first: string, second: string): string {
  if (/[\p{Ll}]-$/u.test(first) && /^\p{Ll}/u.test(second)) {
    // "long-\nterm" keeps its hyphen when what follows is a whole word; that cannot be told, so only soft breaks close.
    return `${first}${second}`;
  }
  if (hasHan(first.slice(-1)) && hasHan(second.slice(0, 1))) return first + second;
  return `${first} ${second}`;
}

/** Marked rows joined over their breaks. Prose counts none. */
export function bulletsOf(rows: Row[], prefix: string): Bullet[] {
  const bullets: Bullet[] = [];
  let open = false;
  for (const row of rows) {
    if (row.kind === 'bullet') {
      bullets.push({
        id: `${prefix}-b${bullets.length + 1}`,
        text: row.piece.text,
        marker: row.piece.marker,
        lines: [row.piece.line],
      });
      open = true;
    } else if (row.kind === 'more' && open) {
      const last = bullets.at(-1);
      if (!last) continue;
      last.text = joinLines(last.text, row.piece.text);
      last.lines.push(row.piece.line);
    } else open = false;
  }
  return bullets;
}
