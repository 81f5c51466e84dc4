import { type downloadFormats, downloadTemplates } from '@tailor/contract/calls/download-resume';
import { ApiError, ownHeaders } from '../../lib/api.ts';

export type Format = (typeof downloadFormats)[number];
export type Template = (typeof downloadTemplates)[number];

/** Lines of the result, and how many of them were found again in the finished file. */
export interface ReadBack {
  matched: number;
  total: number;
}

/** Only what is set on a page has a look to choose. */
const hasTemplates = (format: Format): boolean => format === 'pdf' || format === 'docx';

/** A person's own document comes first where there is one: it is what they know. */
export function looksOf(format: Format, hasDocument: boolean): readonly Template[] {
  if (!hasTemplates(format)) return [];
  const made = downloadTemplates.filter((one) => one !== 'own');
  return format === 'docx' && hasDocument ? ['own', ...made] : made;
}

export function downloadPath(id: string, format: Format, template: Template): string {
  const look = hasTemplates(format) ? `&template=${template}` : '';
  return `/api/resumes/${encodeURIComponent(id)}/download?format=${format}${look}`;
}

/** "48/48" as numbers; nothing when the server says nothing that can be relied on. */
export function readBackOf(header: string | null): ReadBack | null {
  const found = /^(\d+)\/(\d+)$/.exec(header ?? '');
  return found ? { matched: Number(found[1]), total: Number(found[2]) } : null;
}

export interface MadeFile {
  blob: Blob;
  readBack: ReadBack | null;
  /** Characters the file's font has no picture for. */
  unprintable: string;
}

/** Fetched, not linked to: a refusal must become a sentence here, and the headers say how it was read back. */
export async function makeFile(id: string, format: Format, template: Template): Promise<MadeFile> {
  const reply = await fetch(downloadPath(id, format, template), {
    credentials: 'include',
    headers: ownHeaders(),
  });
  if (!reply.ok) throw new ApiError(reply.status, await reply.text(), reply.statusText);
  return {
    blob: await reply.blob(),
    readBack: readBackOf(reply.headers.get('x-read-back')),
    unprintable: decodeURIComponent(reply.headers.get('x-unprintable') ?? ''),
  };
}
