import { joinLines } from '../read/bullets.ts';
import { findEmail } from '../read/contact-finds.ts';
import type { Bullet, Entry, LineIndex, Resume } from '../types.ts';

/** Full lines go on in the next one; a shorter one ends where its writer ended it. */
const fullLine = { words: 60, characters: 26 };
const fewest = { words: 2, characters: 4 };
const longest = 400;
/** "◎ 维护客户": a mark of its own, before which nothing can be written. */
const unknownMark = /^[^\p{L}\p{N}\p{P}\s]\s+(?=[\p{L}\p{N}])/u;

/** Many people write what they did line below line, without any mark: each such line of a role is a point too. */
export function plainPoints(entry: Entry, resume: Resume): Bullet[] {
  if (entry.bullets.length > 0) return [];
  const points: Bullet[] = [];
  for (const line of linesBelow(entry, resume)) {
    const text = (resume.source.lines[line]?.text ?? '').trim().replace(unknownMark, '');
    const last = points.at(-1);
    if (last?.lines.at(-1) === line - 1 && goesOn(last.text, text)) {
      last.text = joinLines(last.text, text);
      last.lines.push(line);
    } else points.push({ id: `${entry.id}-p${points.length + 1}`, text, marker: '', lines: [line] });
  }
  return points.filter(isPoint);
}

/** The lines of a role that head nothing. */
export function linesBelow(
  { lines, title, organization, location, dates }: Entry,
  { source }: Resume,
): LineIndex[] {
  const heads = [title, organization, location, dates].flatMap((field) => field?.lines ?? []);
  const last = Math.max(...heads);
  return lines.filter((line) => line > last && source.lines[line]?.text.trim() !== '');
}

const isHan = (text: string) => /\p{Script=Han}/u.test(text);

function goesOn(above: string, text: string): boolean {
  if (/[.!?;:。；！？：]$/u.test(above)) return false;
  const full = isHan(above) ? fullLine.characters : fullLine.words;
  return above.length >= full && !/^\p{Lu}/u.test(text);
}

function isPoint({ text }: Bullet): boolean {
  if (text.length > longest || /[:：]$/u.test(text) || findEmail(text) !== undefined) return false;
  return isHan(text)
    ? text.length >= fewest.characters
    : (text.match(/\p{L}{2,}/gu) ?? []).length >= fewest.words;
}
