import { type Pdfium, withMemory } from './engine.ts';
import { type Box, type PageFrame, placed } from './frame.ts';

export interface PageObjects {
  /** Handle of a text object to its place in the order of painting. */
  order: Map<number, number>;
  /** Filled shapes and pictures, by their place in the same order. */
  grounds: (Box & { order: number })[];
  /** Where something is painted through others: what stands there may be too faint to see. */
  veils: Box[];
  /** Share of the page that pictures take, 0 to 1. */
  pictured: number;
  count: number;
  /** A picture so large that decoding it is an attack. */
  flood: boolean;
}

const kinds = { path: 2, image: 3, shading: 4, form: 5 };
const mostObjects = 20_000;
const mostPixels = 120_000_000;

function boundsOf(lib: Pdfium, object: number, frame: PageFrame, at: number): Box | undefined {
  if (!lib.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12)) return undefined;
  const [left = 0, bottom = 0, right = 0, top = 0] = lib.pdfium.HEAPF32.subarray(at / 4, at / 4 + 4);
  return placed(frame, left, bottom, right, top);
}

function isFilled(lib: Pdfium, object: number, at: number): boolean {
  if (!lib.FPDFPath_GetDrawMode(object, at, at + 4)) return false;
  return lib.pdfium.HEAP32[at / 4] !== 0;
}

function isFlood(lib: Pdfium, object: number, at: number): boolean {
  if (!lib.FPDFImageObj_GetImagePixelSize(object, at, at + 4)) return false;
  const [width = 0, height = 0] = lib.pdfium.HEAP32.subarray(at / 4, at / 4 + 2);
  return (width >>> 0) * (height >>> 0) > mostPixels;
}

function visibleShare(box: Box, frame: PageFrame): number {
  const width = Math.min(box.x1, frame.width) - Math.max(box.x0, 0);
  const height = Math.min(box.y1, frame.height) - Math.max(box.y0, 0);
  return width > 0 && height > 0 ? (width * height) / Math.max(1, frame.width * frame.height) : 0;
}

export function readObjects(lib: Pdfium, page: number, frame: PageFrame): PageObjects {
  const count = lib.FPDFPage_CountObjects(page);
  const objects: PageObjects = { order: new Map(), grounds: [], veils: [], pictured: 0, count, flood: false };
  withMemory(lib, 16, (at) => {
    for (let order = 0; order < Math.min(count, mostObjects); order++) {
      const object = lib.FPDFPage_GetObject(page, order);
      const kind = lib.FPDFPageObj_GetType(object);
      objects.order.set(object, order);
      if (kind < kinds.path) continue;
      if (kind === kinds.path && !isFilled(lib, object, at)) continue;
      const box = boundsOf(lib, object, frame, at);
      if (!box) continue;
      objects.grounds.push({ ...box, order });
      if (kind === kinds.form && lib.FPDFPageObj_HasTransparency(object)) objects.veils.push(box);
      if (kind !== kinds.image) continue;
      objects.pictured = Math.min(1, objects.pictured + visibleShare(box, frame));
      objects.flood ||= isFlood(lib, object, at);
    }
  });
  return objects;
}
