import type { DocumentFailure } from '@tailor/documents';
import { AppError } from '../../platform/errors.ts';

const unreadable = 'This file could not be read. Try copying and pasting your text instead.';

const messages: Partial<Record<DocumentFailure['code'], string>> = {
  timed_out: 'This file takes too long to read. Try copying and pasting your text instead.',
  out_of_memory: 'This file is too complex to read. Try copying and pasting your text instead.',
  too_complex: 'This file is too complex to read. Try copying and pasting your text instead.',
  too_large_inflated: 'This file is too complex to read. Try copying and pasting your text instead.',
};

/** The specification's sentence; the type is what the browser would say, or the name's ending. */
export function wrongType(type: string): AppError {
  return new AppError(
    'unsupported_file',
    `Please upload a PDF, DOCX, or TXT file. Current file type: ${type}`,
    { type },
  );
}

export const emptyFile = () =>
  new AppError('empty_file', 'File appears to be empty. Please try a different file.');

export function tooLarge(bytes: number): AppError {
  const megabytes = Math.ceil(bytes / 1024 ** 2);
  return new AppError('file_too_large', `File is ${megabytes}MB. Maximum file size is 500MB.`, { megabytes });
}

export const needsPremium = () =>
  new AppError('payment_required', 'Payment required for files over 5 MB.', { megabytes: 5 });

/** What a reader could not do, in the words a person gets. */
export function refusalOf(failure: DocumentFailure, type: string): AppError {
  switch (failure.code) {
    case 'file_empty':
      return emptyFile();
    case 'unsupported_type':
    case 'not_a_pdf':
    case 'not_a_docx':
    case 'not_text':
    case 'polyglot':
      return wrongType(type);
    case 'encrypted':
      return new AppError(
        'encrypted_file',
        'This file is protected by a password. Remove it and upload the file again.',
      );
    case 'busy':
      return new AppError(
        'busy',
        'Too many files are being read right now. Try again in a moment.',
        {},
        { 'retry-after': '10' },
      );
    default:
      return new AppError('unreadable_file', messages[failure.code] ?? unreadable, { reason: failure.code });
  }
}
