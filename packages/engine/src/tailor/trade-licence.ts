import { wordSense } from '../match/words.ts';
import type { LineIndex, Requirement } from '../types.ts';
import type { TailorContext } from './context.ts';
import { isTradeLicence } from './paper-name.ts';

/** "Active RDH license" and "Arizona Dental Hygiene License": a word of the trade stands in both. */
export function tradeLicences(
  { text }: Requirement,
  { resume, before }: TailorContext,
): { value: string; line: LineIndex }[] {
  const { language } = resume;
  if (before.job.language !== language || !isTradeLicence(text, language)) return [];
  const sense = wordSense(language);
  const ofTrade = (own: string) =>
    sense.telling(own).flatMap((word) => (isTradeLicence(word.text, language) ? [] : [word.root]));
  const asked = new Set(ofTrade(`${before.job.title} ${text}`));
  return resume.certificates.flatMap(({ value, lines: [line] }) =>
    line !== undefined && isTradeLicence(value, language) && ofTrade(value).some((root) => asked.has(root))
      ? [{ value, line }]
      : [],
  );
}
