import { expect, test } from 'vitest';
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

/** Whether the text may stand in its place, where the job has these points. */
export const passesAmong = (language: Language, points: readonly string[], text: string): boolean =>
  openGate(resumeWith(language, points), []).check(text, { entryId: 'job' }).passed;

export const passes = (language: Language, point: string, text: string): boolean =>
  passesAmong(language, [point], text);

/** A text, and the point or points that it is made of. */
export type Case = [Language, string | string[], string];

const cases = (passed: boolean) => (all: Case[]) =>
  test.each(all)('%s: %s — %s', (language, points, text) => {
    expect(passesAmong(language, [points].flat(), text)).toBe(passed);
  });

export const refused = cases(false);
export const kept = cases(true);

/** Whether two words, folded, are forms of one. */
export function isOneWord(language: Language, one: string, other: string): boolean {
  const { forms } = lexisOf(language);
  return forms.keys(one).some((key) => forms.keys(other).includes(key));
}
