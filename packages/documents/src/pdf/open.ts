import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { DocumentError } from '../failure.ts';
import type { Pdfium } from './engine.ts';

const blockBytes = 256 * 1024;
const cachedBlocks = 16;

/** The file in blocks, the latest few kept: PDFium asks for 512 bytes at a time, back and forth. */
class BlockFile {
  readonly size: number;
  private readonly descriptor: number;
  private readonly blocks = new Map<number, Buffer>();

  constructor(path: string) {
    this.descriptor = openSync(path, 'r');
    this.size = fstatSync(this.descriptor).size;
  }

  /** False where the file ends before; PDFium then treats the read as failed. */
  copy(position: number, target: Uint8Array): boolean {
    let done = 0;
    while (done < target.length) {
      const at = position + done;
      const block = this.block(Math.floor(at / blockBytes));
      const from = at % blockBytes;
      const length = Math.min(block.length - from, target.length - done);
      if (length <= 0) return false;
      target.set(block.subarray(from, from + length), done);
      done += length;
    }
    return true;
  }

  close(): void {
    closeSync(this.descriptor);
  }

  private block(index: number): Buffer {
    const known = this.blocks.get(index);
    if (known) return known;
    const buffer = Buffer.allocUnsafe(blockBytes);
    const length = readSync(this.descriptor, buffer, 0, blockBytes, index * blockBytes);
    const block = buffer.subarray(0, length);
    const oldest = this.blocks.keys().next();
    if (this.blocks.size >= cachedBlocks && !oldest.done) this.blocks.delete(oldest.value);
    this.blocks.set(index, block);
    return block;
  }
}

export interface PdfDocument {
  lib: Pdfium;
  handle: number;
  pages: number;
  close(): void;
}

const passwordError = 4;

/** Opens from disk, without the file ever being in memory whole. */
export function openPdf(lib: Pdfium, path: string): PdfDocument {
  const file = new BlockFile(path);
  const { wasmExports } = lib.pdfium;
  const read = lib.pdfium.addFunction((_param, position, buffer, size) => {
    const [from = 0, at = 0, length = 0] = [position, buffer, size].map((value) => (value ?? 0) >>> 0);
    return file.copy(from, lib.pdfium.HEAPU8.subarray(at, at + length)) ? 1 : 0;
  }, 'iiiii');
  const access = wasmExports.malloc(12);
  lib.pdfium.HEAP32.set([file.size, read, 0], access / 4);
  const release = () => {
    wasmExports.free(access);
    lib.pdfium.removeFunction(read);
    file.close();
  };
  const handle = lib.FPDF_LoadCustomDocument(access, '');
  if (!handle) {
    const reason = lib.FPDF_GetLastError();
    release();
    throw new DocumentError(reason === passwordError ? 'encrypted' : 'damaged', { type: 'pdf' });
  }
  const close = () => {
    lib.FPDF_CloseDocument(handle);
    release();
  };
  return { lib, handle, pages: lib.FPDF_GetPageCount(handle), close };
}
