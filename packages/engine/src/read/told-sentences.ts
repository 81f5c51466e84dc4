import { fold } from '../text/fold.ts';
import { tables } from './tables.ts';

const sentenceEnd = /[.!?](?=["”»]?\s+["“«„]?[\p{Lu}\d])|[。！？；\n]/gu;

/** "… bei der Jadeland eG. Dort …": a legal form without a stop of its own, so that the stop ends the sentence. */
const endsWithForm = (before: string): boolean => {
  const form = /(?:^|\s)(\p{L}{0,3}\p{Lu})$/u.exec(before)?.[1];
  return form !== undefined && form.length > 1 && tables.organizationSuffixes.has(fold(form));
};

const shortened = /(?:^|[\s(.])(?:\p{L}{1,3}|corp|univ|dept|sept|prof|dipl)$/iu;

export function sentencesOf(text: string): { start: number; text: string }[] {
  const found: { start: number; text: string }[] = [];
  let start = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const before = text.slice(Math.max(start, match.index - 8), match.index);
    if (match[0] === '.' && shortened.test(before) && !endsWithForm(before)) continue;
    const end = match.index + 1;
    found.push({ start, text: text.slice(start, end) });
    start = end;
  }
  if (start < text.length) found.push({ start, text: text.slice(start) });
  return found;
}
