import { type Pdfium, readString, withMemory } from './engine.ts';
import { type PageFrame, placed } from './frame.ts';
import type { PageLink } from './lines.ts';

const most = 500;

function targetOf(lib: Pdfium, document: number, link: number): string {
  const action = lib.FPDFLink_GetAction(link);
  if (!action) return '';
  return readString(lib, (at, bytes) => lib.FPDFAction_GetURIPath(document, action, at, bytes), 'utf8');
}

/** Web, mail and phone targets of a page; jumps inside the document and scripts are nobody's contact data. */
export function readLinks(lib: Pdfium, document: number, page: number, frame: PageFrame): PageLink[] {
  const links: PageLink[] = [];
  withMemory(lib, 24, (at) => {
    lib.pdfium.HEAP32[at / 4] = 0;
    while (links.length < most && lib.FPDFLink_Enumerate(page, at, at + 4)) {
      const link = lib.pdfium.HEAP32[at / 4 + 1] ?? 0;
      const target = targetOf(lib, document, link);
      if (!/^(https?:|mailto:|tel:|www\.)/i.test(target) || target.length > 2_000) continue;
      if (!lib.FPDFLink_GetAnnotRect(link, at + 8)) continue;
      const [left = 0, top = 0, right = 0, bottom = 0] = lib.pdfium.HEAPF32.subarray(at / 4 + 2, at / 4 + 6);
      links.push({ ...placed(frame, left, Math.min(top, bottom), right, Math.max(top, bottom)), target });
    }
  });
  return links;
}
