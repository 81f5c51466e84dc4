import type { SourceLine } from '@tailor/engine';
import { type DocumentContent, finding, visibleText, withoutIdleBlanks } from '../content.ts';
import { pdfium } from '../pdf/engine.ts';
import { frameOf } from '../pdf/frame.ts';
import { readObjects } from '../pdf/objects.ts';
import { openPdf, type PdfDocument } from '../pdf/open.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { type Picture, renderPage } from '../pdf/render.ts';
import type { Progress } from '../read-document.ts';
import { OcrEngine } from './engine.ts';
import { latinLanguage, type OcrLanguage } from './languages.ts';
import { recognisedLines } from './lines.ts';
import { densestStrip } from './strip.ts';

export const mostRecognisedPages = 15;
const dotsPerInch = 200;
/** Under this the recogniser is guessing: another script. */
const doubtful = 70;
const fewestHits = 4;
/** So many more small words than of the next language: Spanish and French share some. */
const fewestAhead = 3;

const engine = new OcrEngine();

interface Recognised {
  page: number;
  lines: SourceLine[];
  confidence: number;
}

function pictureOf(
  document: PdfDocument,
  number: number,
): { picture: Picture; width: number; height: number } | undefined {
  const { lib, handle } = document;
  const page = lib.FPDF_LoadPage(handle, number - 1);
  if (!page) return undefined;
  try {
    const frame = frameOf(lib, page);
    if (readObjects(lib, page, frame).flood) return undefined;
    return {
      picture: renderPage(lib, page, frame, dotsPerInch / 72, 1),
      width: frame.width,
      height: frame.height,
    };
  } finally {
    lib.FPDF_ClosePage(page);
  }
}

const hanShare = (text: string) =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) / Math.max(1, text.replace(/\s/g, '').length);

const chinese = 'chi_sim+eng';

/**
 * The model that is loaded looks first, whichever it is: each reads the small words of a Latin text, and
 * before Chinese a Latin one shows only doubt. Changing models costs as much as reading a strip.
 */
async function languageSeen(picture: Picture): Promise<{ language: OcrLanguage; certain: boolean }> {
  const model = engine.loaded ?? 'eng';
  let look = await engine.recognise(picture, model);
  if (model !== chinese && look.confidence < doubtful) {
    const second = await engine.recognise(picture, chinese);
    if (second.confidence > look.confidence) look = second;
  }
  if (hanShare(look.text) > 0.2) return { language: chinese, certain: true };
  const { language, hits, ahead } = latinLanguage(look.text);
  return { language, certain: hits >= fewestHits && ahead >= fewestAhead };
}

/** Of the page's height: four or five lines, then a dozen, then everything. */
const looks = [1 / 14, 1 / 6, 1];

/**
 * The wrong model costs a third of the words. A few lines of the first page are enough to choose the right
 * one; where they have too few words, more of the page decides.
 */
async function firstLook(picture: Picture): Promise<OcrLanguage> {
  let language: OcrLanguage = 'eng';
  for (const share of looks) {
    const seen = await languageSeen(share < 1 ? densestStrip(picture, share) : picture);
    language = seen.language;
    if (seen.certain) break;
  }
  return language;
}

const steps = 10;

/** A page takes seconds: its progress is told in tenths, each once. */
function tellSteps(index: number, total: number, onProgress?: (progress: Progress) => void) {
  let last = -1;
  return (share: number) => {
    const step = Math.min(steps - 1, Math.floor(share * steps));
    if (step <= last) return;
    last = step;
    onProgress?.({ stage: 'recognising', done: index + step / steps, total });
  };
}

async function recognisePages(
  document: PdfDocument,
  numbers: number[],
  onProgress?: (progress: Progress) => void,
) {
  const found: Recognised[] = [];
  let language: OcrLanguage | undefined;
  for (const [index, number] of numbers.entries()) {
    const tell = tellSteps(index, numbers.length, onProgress);
    tell(0);
    const shown = pictureOf(document, number);
    if (!shown) continue;
    const { picture, width, height } = shown;
    const seen = language ?? (await firstLook(picture));
    const page = await engine.recognise(picture, seen, tell);
    if (page.lines.length > 3) language = seen;
    const lines = recognisedLines(page, picture.scale, { page: number, width, height });
    found.push({ page: number, lines, confidence: page.confidence });
  }
  onProgress?.({ stage: 'recognising', done: numbers.length, total: numbers.length });
  return { found, language };
}

/** Recognised pages go where they stand in the document. */
function merged(lines: SourceLine[], found: Recognised[]): SourceLine[] {
  const pages = new Map<number, SourceLine[]>();
  let page = 1;
  for (const line of lines) {
    page = line.layout?.page ?? page;
    pages.set(page, [...(pages.get(page) ?? []), line]);
  }
  for (const one of found) pages.set(one.page, [...(pages.get(one.page) ?? []), ...one.lines]);
  const ordered = [...pages].sort(([a], [b]) => a - b).flatMap(([, own]) => [{ text: '' }, ...own]);
  return withoutIdleBlanks(ordered);
}

/** Reads a PDF and recognises the pages that are only pictures. */
export async function recognisePdf(
  path: string,
  onProgress?: (progress: Progress) => void,
): Promise<DocumentContent> {
  const content = await readPdf(path);
  const wanted = content.pagesWithoutText ?? [];
  if (wanted.length === 0) return content;
  const pages = wanted.slice(0, mostRecognisedPages);
  const document = openPdf(await pdfium(), path);
  try {
    const { found, language } = await recognisePages(document, pages, onProgress);
    const lines = merged(content.source.lines, found);
    const leftOut = wanted.slice(mostRecognisedPages);
    const confidence = Math.round(
      found.reduce((sum, page) => sum + page.confidence, 0) / Math.max(1, found.length),
    );
    const findings = [
      ...content.findings,
      finding('recognised', 'info', { pages: found.length, confidence, language: language ?? '' }),
    ];
    if (leftOut.length > 0)
      findings.push(
        finding('recognition_left_out', 'warning', { from: leftOut[0] ?? 0, count: leftOut.length }),
      );
    const text = visibleText(lines);
    return {
      ...content,
      text,
      source: { lines },
      findings,
      hasTextLayer: text.trim() !== '',
      recognised: { pages: found.map((page) => page.page), leftOut },
    };
  } finally {
    document.close();
  }
}

/** Ends the recogniser's own thread, so that a terminal command can end. */
export function closeRecogniser(): Promise<void> {
  return engine.close();
}
