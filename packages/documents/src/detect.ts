import { type FileHandle, open } from 'node:fs/promises';
import type { DocumentType } from './content.ts';
import { DocumentError } from './failure.ts';

/** What the bytes are, whatever the name says. */
export type Detected = 'pdf' | 'zip' | 'text';

const signatures: [string, string, number?][] = [
  ['rtf', '{\\rtf'],
  ['png', '\x89PNG'],
  ['jpeg', '\xff\xd8\xff'],
  ['gif', 'GIF8'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['webp', 'WEBP', 8],
  ['gzip', '\x1f\x8b'],
  ['7z', '7z\xbc\xaf\x27\x1c'],
  ['rar', 'Rar!'],
  ['xz', '\xfd7zXZ'],
  ['bzip2', 'BZh'],
  ['exe', 'MZ\x90'],
  ['elf', '\x7fELF'],
  ['postscript', '%!PS'],
  ['html', '<!doctype html'],
  ['html', '<html'],
  ['xml', '<?xml'],
];

function extensionOf(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  return /\.([a-z0-9]{1,10})$/i.exec(base.trim())?.[1]?.toLowerCase() ?? '';
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** A zip may follow anything, so its directory is looked for at the end as well. */
function endsAsZip(tail: Buffer): boolean {
  const at = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  return at >= 0 && tail.length - at >= 22 && tail.readUInt16LE(at + 20) <= tail.length - at - 22 + 1024;
}

function foreignKind(head: Buffer): string | undefined {
  const start = head.toString('latin1', 0, 64);
  const trimmed = start
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .toLowerCase();
  for (const [kind, mark, at] of signatures) {
    if (start.startsWith(mark, at ?? 0) || trimmed.startsWith(mark.toLowerCase())) return kind;
  }
  return undefined;
}

function refuseCompoundFile(head: Buffer, name: string): never {
  const encrypted = head.includes(Buffer.from('EncryptedPackage', 'utf16le'));
  if (encrypted) throw new DocumentError('encrypted', { type: 'docx' });
  throw new DocumentError(extensionOf(name) === 'docx' ? 'not_a_docx' : 'unsupported_type', { seen: 'doc' });
}

function detectBytes(head: Buffer, tail: Buffer, name: string): Detected {
  if (head.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1') refuseCompoundFile(head, name);
  const pdf = head.subarray(0, 1024).includes('%PDF-');
  const zip = head.subarray(0, 4).toString('latin1') === 'PK\x03\x04';
  if (pdf && (zip || endsAsZip(tail))) throw new DocumentError('polyglot');
  if (pdf) return 'pdf';
  if (zip) return 'zip';
  const seen = foreignKind(head);
  if (seen) throw new DocumentError(refusalFor(name), { seen });
  if (endsAsZip(tail)) throw new DocumentError('polyglot');
  return 'text';
}

function refusalFor(name: string): 'not_a_pdf' | 'not_a_docx' | 'unsupported_type' {
  const extension = extensionOf(name);
  if (extension === 'pdf') return 'not_a_pdf';
  return extension === 'docx' ? 'not_a_docx' : 'unsupported_type';
}

const textTypes: Record<string, DocumentType> = { md: 'markdown', markdown: 'markdown', json: 'json' };

function settle(detected: Detected, name: string): DocumentType {
  const extension = extensionOf(name);
  if (extension === 'pdf' && detected !== 'pdf') throw new DocumentError('not_a_pdf');
  if (extension === 'docx' && detected !== 'zip') throw new DocumentError('not_a_docx');
  if (detected === 'pdf') return 'pdf';
  if (detected === 'zip') return 'docx';
  return textTypes[extension] ?? 'txt';
}

/** Content decides; a name that promises PDF or DOCX must keep its promise. */
export async function detectType(path: string, name: string): Promise<DocumentType> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    if (size === 0) throw new DocumentError('file_empty');
    const head = await bytesAt(handle, 0, 65_536);
    const tail = await bytesAt(handle, Math.max(0, size - 66_000), 66_000);
    return settle(detectBytes(head, tail, name), name);
  } finally {
    await handle.close();
  }
}
