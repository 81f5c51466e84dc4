import { type Pdfium, readString, withMemory } from './engine.ts';
import { type Box, type PageFrame, placed } from './frame.ts';

const mostMarks = 20;
const mostSegments = 200;

/** Painted within a layer that a viewer may have switched off. */
function isInLayer(lib: Pdfium, object: number): boolean {
  const count = Math.min(lib.FPDFPageObj_CountMarks(object), mostMarks);
  for (let index = 0; index < count; index++) {
    const mark = lib.FPDFPageObj_GetMark(object, index);
    const name = withMemory(lib, 4, (length) =>
      readString(lib, (at, bytes) => {
        lib.FPDFPageObjMark_GetName(mark, at, bytes, length);
        return lib.pdfium.HEAP32[length / 4] ?? 0;
      }),
    );
    if (name === 'OC') return true;
  }
  return false;
}

/** The box around one path of a clip; undefined: a shape of too many parts to say. */
function boxOf(lib: Pdfium, clip: number, path: number, frame: PageFrame): Box | undefined {
  const count = lib.FPDFClipPath_CountPathSegments(clip, path);
  if (count <= 0 || count > mostSegments) return undefined;
  return withMemory(lib, 8, (at) => {
    const [xs, ys]: [number[], number[]] = [[], []];
    for (let index = 0; index < count; index++) {
      const segment = lib.FPDFClipPath_GetPathSegment(clip, path, index);
      if (!lib.FPDFPathSegment_GetPoint(segment, at, at + 4)) continue;
      xs.push(lib.pdfium.HEAPF32[at / 4] ?? 0);
      ys.push(lib.pdfium.HEAPF32[at / 4 + 1] ?? 0);
    }
    if (xs.length === 0) return undefined;
    return placed(frame, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
  });
}

/** What all its clips leave of the page. */
function windowsOf(lib: Pdfium, object: number, frame: PageFrame): Box[] {
  const clip = lib.FPDFPageObj_GetClipPath(object);
  const count = clip ? lib.FPDFClipPath_CountPaths(clip) : 0;
  return Array.from({ length: Math.max(0, count) }, (_, path) => boxOf(lib, clip, path, frame)).flatMap(
    (box) => box ?? [],
  );
}

/** Says whether a text object may be unseen where it is painted: only then is the page looked at. */
export function doubtsAbout(
  lib: Pdfium,
  frame: PageFrame,
): (object: number, x: number, y: number) => boolean {
  const known = new Map<number, { layer: boolean; windows: Box[] }>();
  return (object, x, y) => {
    if (object === 0) return false;
    let about = known.get(object);
    if (!about) {
      about = { layer: isInLayer(lib, object), windows: windowsOf(lib, object, frame) };
      known.set(object, about);
    }
    const outside = (box: Box) => x < box.x0 || x > box.x1 || y < box.y0 || y > box.y1;
    return about.layer || about.windows.some(outside);
  };
}
