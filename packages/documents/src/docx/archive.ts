import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { DocumentError } from '../failure.ts';

/** What the text of a document may weigh once inflated; pictures are never inflated. */
const maxPartBytes = 24 * 1024 * 1024;
const maxAllParts = 64 * 1024 * 1024;
const maxEntries = 20_000;

/** The parts of a DOCX by name, inflated when asked for, counted as they inflate. */
export class Archive {
  private inflated = 0;
  private readonly zip: ZipFile;
  private readonly entries: Map<string, Entry>;

  private constructor(zip: ZipFile, entries: Map<string, Entry>) {
    this.zip = zip;
    this.entries = entries;
  }

  static async open(file: string | Buffer): Promise<Archive> {
    const zip = await new Promise<ZipFile>((resolve, reject) => {
      const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true };
      const done = (error: Error | null, opened: ZipFile) => {
        if (error) reject(new DocumentError('damaged', { type: 'docx' }));
        else resolve(opened);
      };
      if (typeof file === 'string') yauzl.open(file, options, done);
      else yauzl.fromBuffer(file, options, done);
    });
    try {
      return new Archive(zip, await directory(zip));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  async read(name: string): Promise<Buffer | undefined> {
    const entry = this.entries.get(name);
    if (!entry) return undefined;
    if (entry.isEncrypted()) throw new DocumentError('encrypted', { type: 'docx' });
    if (entry.uncompressedSize > maxPartBytes) throw tooLarge();
    return this.inflate(entry);
  }

  /** Everything, inflated and counted like what is read: for writing the archive anew. */
  async readAll(): Promise<Map<string, Buffer>> {
    const parts = new Map<string, Buffer>();
    for (const name of this.names) {
      const bytes = name.endsWith('/') ? undefined : await this.read(name);
      if (bytes) parts.set(name, bytes);
    }
    return parts;
  }

  close(): void {
    this.zip.close();
  }

  private inflate(entry: Entry): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(new DocumentError('damaged', { type: 'docx' }));
        const chunks: Buffer[] = [];
        let size = 0;
        stream.on('data', (chunk: Buffer) => {
          size += chunk.length;
          this.inflated += chunk.length;
          if (size > maxPartBytes || this.inflated > maxAllParts) return stream.destroy(tooLarge());
          chunks.push(chunk);
        });
        stream.on('end', () => resolve(Buffer.concat(chunks)));
        stream.on('error', (cause) =>
          reject(cause instanceof DocumentError ? cause : new DocumentError('damaged', { type: 'docx' })),
        );
      });
    });
  }
}

const tooLarge = () => new DocumentError('too_large_inflated', { type: 'docx', limit: maxPartBytes });

function directory(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      // Two parts of one name: which one a person sees depends on their program.
      if (entries.has(entry.fileName) || entries.size >= maxEntries)
        return reject(new DocumentError('damaged', { type: 'docx' }));
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', () => reject(new DocumentError('damaged', { type: 'docx' })));
    zip.readEntry();
  });
}
