import { type Pdfium, withMemory } from './engine.ts';

/** Top-left is 0,0 and y grows downwards, as a person sees the page. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The visible part of a page and how it is turned. */
export interface PageFrame {
  left: number;
  bottom: number;
  right: number;
  top: number;
  rotation: number;
  width: number;
  height: number;
}

export function frameOf(lib: Pdfium, page: number): PageFrame {
  const rotation = lib.FPDFPage_GetRotation(page) & 3;
  return withMemory(lib, 16, (at) => {
    const known = lib.FPDF_GetPageBoundingBox(page, at);
    const [left = 0, top = 792, right = 612, bottom = 0] = known
      ? lib.pdfium.HEAPF32.subarray(at / 4, at / 4 + 4)
      : [];
    const [width, height] = [right - left, top - bottom];
    const size = rotation % 2 === 0 ? { width, height } : { width: height, height: width };
    return { left, bottom, right, top, rotation, ...size };
  });
}

export function placed(frame: PageFrame, left: number, bottom: number, right: number, top: number): Box {
  switch (frame.rotation) {
    case 1:
      return {
        x0: bottom - frame.bottom,
        x1: top - frame.bottom,
        y0: left - frame.left,
        y1: right - frame.left,
      };
    case 2:
      return {
        x0: frame.right - right,
        x1: frame.right - left,
        y0: bottom - frame.bottom,
        y1: top - frame.bottom,
      };
    case 3:
      return { x0: frame.top - top, x1: frame.top - bottom, y0: frame.right - right, y1: frame.right - left };
    default:
      return { x0: left - frame.left, x1: right - frame.left, y0: frame.top - top, y1: frame.top - bottom };
  }
}

/** How far down the page a point stands. */
export function downOf(frame: PageFrame, x: number, y: number): number {
  if (frame.rotation === 0) return frame.top - y;
  if (frame.rotation === 1) return x - frame.left;
  return frame.rotation === 2 ? y - frame.bottom : frame.right - x;
}
