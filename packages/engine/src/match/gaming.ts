import type { LineIndex, Message, Resume } from '../types.ts';
import { listLength, longestLine, runsOf, support } from './dense-runs.ts';
import { read, rowOf } from './gaming-row.ts';
import { pastedLines } from './pasted-lines.ts';
import type { PostingWords } from './posting-words.ts';

/**
 * Ways to please a keyword filter without having the skill: the posting's words as a bare list, the
 * posting itself, text that nobody sees. They are found, do not count as evidence, and cost points.
 */
export interface Gaming {
  /** Lines that prove nothing: pasted from the posting, or a list without support. */
  ignored: Set<LineIndex>;
  penalty: number;
  reasons: Message[];
}

/** A list of skills that the rest of the resume supports may be this long. */
const longList = 16;

export function findGaming(resume: Resume, posting: PostingWords): Gaming {
  const texts = read(resume, posting);
  const gaming: Gaming = { ignored: new Set(), penalty: 0, reasons: [] };
  const note = (points: number, code: string, params: Message['params']): void => {
    gaming.penalty += points;
    gaming.reasons.push({ code, params: { ...params, points: -points } });
  };
  const pasted = pastedLines(texts);
  if (pasted.covered > 0) {
    for (const line of pasted.lines) gaming.ignored.add(line);
    note(Math.min(20, Math.round(3 + pasted.covered / 10)), 'score.gaming.pasted', {
      words: Math.round(pasted.covered),
    });
  }
  const skillLines = new Set(resume.skills.map((skill) => skill.line));
  for (const run of runsOf(texts)) {
    const row = rowOf(texts);
    const lines = new Set(row.lines.slice(run.from, run.to + 1));
    const bare = support(run, row) < 0.6;
    // Prose has small words between the telling ones; a person's own list of skills names what is asked for.
    const prose = run.stops >= run.total * 0.25;
    if (prose && longestLine(run, row) < listLength) continue;
    const ownList = run.distinct.size < longList && [...lines].every((line) => skillLines.has(line));
    if (!bare && (prose || ownList)) continue;
    for (const line of lines) gaming.ignored.add(line);
    if (bare)
      note(Math.min(12, Math.round(2 + run.distinct.size / 5)), 'score.gaming.list', {
        words: run.distinct.size,
      });
    else note(1.5, 'score.gaming.dense', { words: run.distinct.size });
  }
  const hidden = texts.seen.reduce((sum, line) => sum + line.hidden, 0);
  if (hidden >= 5) note(Math.min(15, 5 + Math.round(hidden / 10)), 'score.gaming.hidden', { words: hidden });
  return gaming;
}
