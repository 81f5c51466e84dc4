import type { Resume } from '@tailor/engine';
import { DocumentError } from '../failure.ts';
import { unprintable } from './fonts.ts';
import { countValues, type ReadBack, readBack } from './read-back.ts';
import { blockText, sheetOf } from './sheet.ts';
import { type Template, templates } from './templates.ts';
import { writeJson } from './write-json.ts';

export const outputFormats = ['txt', 'docx', 'pdf', 'json'] as const;
export type OutputFormat = (typeof outputFormats)[number];

export interface WriteInput {
  resume: Resume;
  /** Becomes the document's own title; nothing else of the upload's metadata does. */
  title: string;
  format: OutputFormat;
  template?: Template;
}

export interface Written {
  bytes: Uint8Array;
  /** Characters that no glyph could be given to; to be named before the file is handed out. */
  unprintable: string[];
  /** What our own reader found again in the finished file. */
  readBack: ReadBack;
}

export function plainText(resume: Resume): string {
  const lines = resume.source.lines.filter((line) => !line.layout?.hidden).map((line) => line.text);
  return `${lines.join('\n').trim()}\n`;
}

/** Native parts are loaded when a file is made, not when this module is. */
async function bytesOf({ resume, title, format, template = 'classic' }: WriteInput): Promise<Uint8Array> {
  if (!templates.includes(template))
    throw new DocumentError('unknown_template', { template: String(template) });
  if (format === 'txt') return Buffer.from(plainText(resume));
  if (format === 'json') return writeJson(resume);
  const sheet = sheetOf(resume, title);
  if (format === 'docx') return (await import('./write-docx.ts')).writeDocx(sheet, template);
  return (await import('./write-pdf.ts')).writePdf(sheet, template);
}

export function expectedLines({ resume, title, format }: WriteInput): string[] {
  if (format === 'txt')
    return plainText(resume)
      .split('\n')
      .filter((line) => line.trim() !== '');
  return sheetOf(resume, title).blocks.map(blockText);
}

export async function writeDocument(input: WriteInput): Promise<Written> {
  const bytes = await bytesOf(input);
  const expected = expectedLines(input);
  const checked =
    input.format === 'json'
      ? countValues(bytes, plainText(input.resume))
      : await readBack(bytes, input.format, expected);
  return {
    bytes,
    unprintable: input.format === 'pdf' ? unprintable(expected.join('\n')) : [],
    readBack: checked,
  };
}
