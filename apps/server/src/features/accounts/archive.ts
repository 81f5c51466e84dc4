import { ExportedFile } from '../../platform/exported-file.ts';
import { type ZipEntry, zip } from '../../platform/zip.ts';

/** Everything about somebody in one file: my-data.json, and beside it the files that it names. */
export function archiveOf(parts: Record<string, unknown>): Buffer {
  const files = new Map<string, ZipEntry>();
  const json = JSON.stringify(withPaths(parts, files), null, 2);
  return zip([{ path: 'my-data.json', bytes: Buffer.from(json) }, ...files.values()]);
}

function withPaths(value: unknown, files: Map<string, ZipEntry>): unknown {
  if (value instanceof ExportedFile) {
    const path = freePath(value.path, files);
    files.set(path, { path, bytes: value.bytes });
    return { file: path };
  }
  if (Array.isArray(value)) return value.map((one) => withPaths(one, files));
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withPaths(one, files)]));
}

/** Two of one name: the second gets a number before its ending. */
function freePath(path: string, files: Map<string, ZipEntry>): string {
  const [, stem = path, ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(path) ?? [];
  for (let n = 1; ; n += 1) {
    const wanted = n === 1 ? path : `${stem} (${n})${ending}`;
    if (!files.has(wanted)) return wanted;
  }
}
