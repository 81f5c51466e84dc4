import { type Pdfium, withMemory } from './engine.ts';
import type { PageFrame } from './frame.ts';

export interface Picture {
  width: number;
  height: number;
  scale: number;
  /** One byte a pixel for grey, four for colour (blue, green, red, unused). */
  bytesPerPixel: 1 | 4;
  pixels: Uint8Array;
}

const formats = { 1: 1, 4: 3 } as const;
const withAnnotations = 1;
const asGrey = 8;

/** A page as pixels, as large as asked but never over `mostPixels`. */
export function renderPage(
  lib: Pdfium,
  page: number,
  frame: PageFrame,
  wanted: number,
  bytesPerPixel: 1 | 4,
  mostPixels = 12_000_000,
): Picture {
  const area = Math.max(1, frame.width * frame.height);
  const scale = Math.min(wanted, Math.sqrt(mostPixels / area));
  const [width, height] = [
    Math.max(1, Math.round(frame.width * scale)),
    Math.max(1, Math.round(frame.height * scale)),
  ];
  const stride = (width * bytesPerPixel + 3) & ~3;
  return withMemory(lib, stride * height, (at) => {
    const bitmap = lib.FPDFBitmap_CreateEx(width, height, formats[bytesPerPixel], at, stride);
    lib.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    lib.FPDF_RenderPageBitmap(
      bitmap,
      page,
      0,
      0,
      width,
      height,
      0,
      withAnnotations | (bytesPerPixel === 1 ? asGrey : 0),
    );
    lib.FPDFBitmap_Destroy(bitmap);
    const pixels = new Uint8Array(width * bytesPerPixel * height);
    for (let row = 0; row < height; row++) {
      const from = at + row * stride;
      pixels.set(lib.pdfium.HEAPU8.subarray(from, from + width * bytesPerPixel), row * width * bytesPerPixel);
    }
    return { width, height, scale, bytesPerPixel, pixels };
  });
}
