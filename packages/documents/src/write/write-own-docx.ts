import { editDocx } from '../docx/edit-docx.ts';
import { readDocx } from '../docx/read-docx.ts';
import { countMatches } from './read-back.ts';
import type { Written } from './write-document.ts';

export interface OwnDocxInput {
  /** The document as its person gave it. */
  docx: Uint8Array;
  /** What it shall say, line by line. */
  text: string;
}

/** A person's own document with the accepted edits in place, read back like everything we hand out. */
export async function writeOwnDocx({ docx, text }: OwnDocxInput): Promise<Written> {
  const wanted = text.split('\n').filter((line) => line.trim() !== '');
  const bytes = await editDocx(Buffer.from(docx), wanted);
  const read = await readDocx(bytes);
  return { bytes, unprintable: [], readBack: countMatches(read.text, wanted) };
}
