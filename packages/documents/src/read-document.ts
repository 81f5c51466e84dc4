import type { DocumentContent, DocumentType } from './content.ts';
import { detectType } from './detect.ts';
import { readDocx } from './docx/read-docx.ts';
import { attempt, DocumentError, type Outcome } from './failure.ts';
import { readJsonResume } from './text/read-json-resume.ts';
import { readMarkdown } from './text/read-markdown.ts';
import { readText } from './text/read-text.ts';

export interface ReadOptions {
  /** Which types are taken; uploads take three, the terminal all. */
  types?: readonly DocumentType[];
  /** Recognise pages that are only pictures; takes seconds a page. */
  recognise?: boolean;
  /** Leave the recogniser running for the next document; a terminal wants to end. */
  keepWarm?: boolean;
  onProgress?: (progress: Progress) => void;
}

export interface Progress {
  stage: 'reading' | 'recognising';
  /** Pages, with the part of a page that is done. */
  done: number;
  total: number;
}

export const uploadTypes: readonly DocumentType[] = ['pdf', 'docx', 'txt'];

async function readAs(type: DocumentType, path: string, options: ReadOptions): Promise<DocumentContent> {
  if (type === 'docx') return readDocx(path);
  if (type === 'markdown') return readMarkdown(path);
  if (type === 'json') return readJsonResume(path);
  if (type === 'txt') return readText(path);
  if (options.recognise) {
    const { closeRecogniser, recognisePdf } = await import('./ocr/recognise.ts');
    try {
      return await recognisePdf(path, options.onProgress);
    } finally {
      if (!options.keepWarm) await closeRecogniser();
    }
  }
  const { readPdf } = await import('./pdf/read-pdf.ts');
  return readPdf(path, options);
}

/** In this very process: for the terminal and for the child. A server asks a pool of children. */
export function readDocument(
  file: { path: string; name: string },
  options: ReadOptions = {},
): Promise<Outcome<DocumentContent>> {
  return attempt(async () => {
    const type = await detectType(file.path, file.name);
    if (options.types && !options.types.includes(type))
      throw new DocumentError('unsupported_type', { seen: type });
    return readAs(type, file.path, options);
  });
}
