/**
 * A file within what is handed out of somebody. As JSON it is its bytes in base64, or nothing where its
 * words stand beside it anyway; in an archive it is a file of its own, and its path stands in its place.
 */
export class ExportedFile {
  constructor(
    readonly path: string,
    readonly bytes: Buffer,
    private readonly alsoInJson = true,
  ) {}

  toJSON(): string | undefined {
    return this.alsoInJson ? this.bytes.toString('base64') : undefined;
  }
}

const unsafe = /[\p{Cc}\p{Cf}\\/:*?"<>|;%]+/gu;

/** What a person called something, as a folder's name on every system. */
export function folderName(title: string, number: number): string {
  const words = title.normalize('NFC').replace(unsafe, ' ').replace(/\s+/g, ' ');
  const short = [...words.replace(/^[.\s]+|[.\s]+$/g, '')].slice(0, 60).join('').trim();
  return short ? `${number} ${short}` : `${number}`;
}
