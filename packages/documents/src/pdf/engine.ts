import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';

/** The part of Emscripten's module that is used; its own types need a global package. */
interface Runtime {
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
  wasmExports: { malloc(size: number): number; free(at: number): void };
  addFunction(work: (...args: number[]) => number, signature: string): number;
  removeFunction(at: number): void;
}

/** The calls made for every character, without the wrapper's conversions: they are half of all the time. */
const hotCalls = [
  'FPDFText_GetUnicode',
  'FPDFText_IsGenerated',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetTextObject',
  'FPDFText_HasUnicodeMapError',
] as const;
export type HotCalls = Record<(typeof hotCalls)[number], (...args: number[]) => number>;

type Wrapped = Awaited<ReturnType<typeof init>>;
export type Pdfium = Omit<Wrapped, 'pdfium'> & { pdfium: Runtime; hot: HotCalls };

let running: Promise<Pdfium> | undefined;

async function start(): Promise<Pdfium> {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const file = readFileSync(path);
  const wasmBinary = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  const module = (await init({ wasmBinary } as Parameters<typeof init>[0])) as unknown as Omit<Pdfium, 'hot'>;
  module.PDFiumExt_Init();
  const exported = module.pdfium as unknown as Record<string, (...args: number[]) => number>;
  const hot = Object.fromEntries(hotCalls.map((name) => [name, exported[`_${name}`]])) as HotCalls;
  return { ...module, hot };
}

/** One engine a process: it takes 40 ms to start and is not re-entrant. */
export function pdfium(): Promise<Pdfium> {
  running ??= start();
  return running;
}

/** After an abort inside PDFium its memory can't be trusted: the next caller gets a new one. */
export function forgetPdfium(): void {
  running = undefined;
}

/** A piece of PDFium's memory for out-parameters, freed whatever happens. */
export function withMemory<T>(lib: Pdfium, bytes: number, work: (at: number) => T): T {
  const at = lib.pdfium.wasmExports.malloc(bytes);
  try {
    return work(at);
  } finally {
    lib.pdfium.wasmExports.free(at);
  }
}

/** For calls that say how long their UTF-16 (or UTF-8) answer is, then give it. */
export function readString(
  lib: Pdfium,
  ask: (at: number, bytes: number) => number,
  encoding: 'utf16le' | 'utf8' = 'utf16le',
): string {
  const length = ask(0, 0);
  if (length <= 0 || length > 1 << 20) return '';
  return withMemory(lib, length, (at) => {
    ask(at, length);
    const text = Buffer.from(lib.pdfium.HEAPU8.slice(at, at + length)).toString(encoding);
    return text.replace(/\0+$/, '');
  });
}
