import type { CreateResumeBody } from '@tailor/contract/calls/create-resume';
import { limits } from '@tailor/contract/limits';
import { countWords } from '@tailor/contract/words';
import { AppError } from '../../platform/errors.ts';
import type { ResumeContent } from './stored.ts';

/** What a person sent, as it is kept; refused where something is missing or too long. */
export function contentOf(body: CreateResumeBody): ResumeContent {
  const { originalContent, resumeText } = body;
  if (originalContent !== undefined && resumeText !== undefined)
    throw new AppError('both_texts', 'Send either originalContent or resumeText, not both.');
  const text = wellFormed(originalContent ?? resumeText ?? '').normalize('NFC');
  const missing = [
    ...(text.trim() ? [] : ['originalContent']),
    ...(body.jobTitle.trim() ? [] : ['jobTitle']),
    ...(body.jobDescription.trim() ? [] : ['jobDescription']),
  ];
  if (missing.length > 0)
    throw new AppError('missing_fields', 'Please fill in all fields before processing.', {
      fields: missing.join(','),
    });
  if (text.length > limits.maxCharacters || countWords(text) > limits.maxWords)
    throw new AppError('too_many_words', `A resume may have up to ${limits.maxWords} words.`, {
      words: limits.maxWords,
      characters: limits.maxCharacters,
    });
  return {
    originalContent: text,
    jobTitle: wellFormed(body.jobTitle).trim(),
    jobDescription: wellFormed(body.jobDescription),
    jobUrl: body.jobUrl?.trim() || null,
    company: body.company?.trim() || null,
  };
}

/** Halves of characters and NUL would break a file name, a file or a header later. */
export function wellFormed(text: string): string {
  return Buffer.from(text).toString('utf8').replaceAll('\u0000', '');
}
