import { emptyResume } from '../read/empty-resume.ts';
import type { Language, Resume } from '../types.ts';
import { openGate } from './check.ts';
import { lexisOf } from './lexis.ts';

/** One job with its points. */
export function resumeWith(language: Language, points: readonly string[]): Resume {
  const texts = ['Alex Muster', 'Wexcombe', ...points];
  return {
    ...emptyResume({ lines: texts.map((text) => ({ text })) }, language),
    experience: [
      {
        id: 'job',
        organization: { value: 'Wexcombe', lines: [1] },
        bullets: points.map((text, i) => ({ id: `point-${i}`, text, marker: '-', lines: [i + 2] })),
        lines: texts.map((_, line) => line).slice(1),
      },
    ],
  };
}

/** A text, and the point or points that it is made of. */
export type Case = [Language, string | readonly string[], string];

/** Whether the text may stand in its place. */
export const passes = (...[language, points, text]: Case): boolean =>
  openGate(resumeWith(language, [points].flat()), []).check(text, { entryId: 'job' }).passed;

/** Whether two words, folded, are forms of one. */
export function isOneWord(language: Language, one: string, other: string): boolean {
  const { forms } = lexisOf(language);
  return forms.keys(one).some((key) => forms.keys(other).includes(key));
}
