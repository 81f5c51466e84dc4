import { allMatches } from '../text/all-matches.ts';
import { fold } from '../text/fold.ts';
import { shortened } from './stops.ts';
import { tables } from './tables.ts';

const sentenceEnd = /[.!?](?=["”»]?\s+["“«„]?[\p{Lu}\d])|[。！？；\n]/gu;

/** "… bei der Jadeland eG. Dort …": a legal form without a stop of its own, so that the stop ends the sentence. */
const endsWithForm = (before: string): boolean => {
  const form = /(?:^|\s)(\p{L}{0,3}\p{Lu})$/u.exec(before)?.[1];
  return form !== undefined && form.length > 1 && tables.organizationSuffixes.has(fold(form));
};

/** "… the long way. Between …": a short word of small letters ends a sentence, unless it is written so in short. */
const endsWithWord = (before: string): boolean => {
  const word = /(?:^|\s)(\p{Ll}{2,3})$/u.exec(before)?.[1] ?? '';
  const known = [word, `${word}.`].some(
    (form) =>
      tables.abbreviations.has(form) || tables.organizationSuffixes.has(form) || tables.nameTitles.has(form),
  );
  return /[aeiouy]/.test(fold(word)) && !known && !tables.streetWords.has(`${word}.`);
};

export function sentencesOf(text: string): { start: number; text: string }[] {
  const found: { start: number; text: string }[] = [];
  let start = 0;
  for (const match of allMatches(text, sentenceEnd)) {
    const before = text.slice(Math.max(start, match.index - 8), match.index);
    if (match[0] === '.' && shortened.test(before) && !endsWithForm(before) && !endsWithWord(before))
      continue;
    const end = match.index + 1;
    found.push({ start, text: text.slice(start, end) });
    start = end;
  }
  if (start < text.length) found.push({ start, text: text.slice(start) });
  return found;
}
