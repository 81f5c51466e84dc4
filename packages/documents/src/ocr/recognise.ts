import type { SourceLine } from '@tailor/engine';
import { type DocumentContent, finding, visibleText, withoutIdleBlanks } from '../content.ts';
import { pdfium } from '../pdf/engine.ts';
import { frameOf } from '../pdf/frame.ts';
import { readObjects } from '../pdf/objects.ts';
import { openPdf, type PdfDocument } from '../pdf/open.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { type Picture, renderPage } from '../pdf/render.ts';
import type { Progress } from '../read-document.ts';
import { OcrEngine, type OcrPage } from './engine.ts';
import type { OcrLanguage } from './languages.ts';
import { recognisedLines } from './lines.ts';
import { firstLook, standsOnHead } from './look.ts';
import { isSideways, turnedPicture } from './upright.ts';

const mostRecognisedPages = 15;
const dotsPerInch = 200;
const leastConfidence = 40;
const engine = new OcrEngine();

interface Recognised {
  page: number;
  lines: SourceLine[];
  confidence: number;
}

function pictureOf(document: PdfDocument, number: number): Picture | undefined {
  const { lib, handle } = document;
  const page = lib.FPDF_LoadPage(handle, number - 1);
  if (!page) return undefined;
  try {
    const frame = frameOf(lib, page);
    if (readObjects(lib, page, frame).flood) return undefined;
    return renderPage(lib, page, frame, dotsPerInch / 72, 1);
  } finally {
    lib.FPDF_ClosePage(page);
  }
}

/** What the first page told of the others. */
interface Known {
  language?: OcrLanguage;
  upsideDown: boolean;
}

/** The page as its lines are read, whichever way it lay on the glass, with its language. */
async function uprightPage(
  shown: Picture,
  known: Known,
): Promise<{ picture: Picture; language: OcrLanguage }> {
  const level = turnedPicture(shown, isSideways(shown) ? 90 : 0);
  if (known.language)
    return { picture: turnedPicture(level, known.upsideDown ? 180 : 0), language: known.language };
  const look = await firstLook(engine, level);
  known.upsideDown = look.upsideDown;
  return { picture: turnedPicture(level, look.upsideDown ? 180 : 0), language: look.language };
}

async function readUpright(
  shown: Picture,
  known: Known,
  tell: (share: number) => void,
): Promise<{ page: OcrPage; picture: Picture }> {
  const { picture, language } = await uprightPage(shown, known);
  const page = await engine.recognise(picture, language, tell);
  if (known.language && (await standsOnHead(engine, picture, page))) {
    const over = turnedPicture(picture, 180);
    return { page: await engine.recognise(over, language, tell), picture: over };
  }
  if (page.lines.length > 3) known.language = language;
  return { page, picture };
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
  const known: Known = { upsideDown: false };
  for (const [index, number] of numbers.entries()) {
    const tell = tellSteps(index, numbers.length, onProgress);
    tell(0);
    const shown = pictureOf(document, number);
    if (!shown) continue;
    const { page, picture } = await readUpright(shown, known, tell);
    const size = { width: picture.width / picture.scale, height: picture.height / picture.scale };
    const lines = recognisedLines(page, picture.scale, { page: number, ...size });
    found.push({ page: number, lines, confidence: page.confidence });
  }
  onProgress?.({ stage: 'recognising', done: numbers.length, total: numbers.length });
  return { found, language: known.language };
}

const isText = ({ lines, confidence }: Recognised) => lines.length > 0 && confidence >= leastConfidence;

/**
 * Recognised pages go where they stand in the document. What little text such a page had of its own (a stamp, a page
 * number, glyphs without characters) was painted with the rest, and so recognised with it.
 */
function merged(lines: SourceLine[], found: Recognised[]): SourceLine[] {
  const pages = new Map<number, SourceLine[]>();
  let page = 1;
  for (const line of lines) {
    page = line.layout?.page ?? page;
    pages.set(page, [...(pages.get(page) ?? []), line]);
  }
  for (const one of found) {
    const own = pages.get(one.page) ?? [];
    const kept = one.lines.length > 0 ? own.filter((line) => line.layout?.hidden) : own;
    pages.set(one.page, [...kept, ...one.lines]);
  }
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
    const { found: all, language } = await recognisePages(document, pages, onProgress);
    // Beside pages of text a photograph is a photograph: what is seen in it are no words.
    const found = content.hasTextLayer ? all.filter(isText) : all;
    const lines = merged(content.source.lines, found);
    const leftOut = wanted.slice(mostRecognisedPages);
    const confidence = Math.round(
      found.reduce((sum, page) => sum + page.confidence, 0) / Math.max(1, found.length),
    );
    const findings = content.findings.filter(
      ({ code }) => code !== 'pages_without_text' || found.length === 0,
    );
    if (found.length > 0)
      findings.push(
        finding('recognised', 'info', { pages: found.length, confidence, language: language ?? '' }),
      );
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

/** Whoever hears that a file is a picture sends it again at once, to be recognised. */
export async function warmRecogniser(): Promise<void> {
  await engine.warm().catch(() => undefined);
}

/** Ends the recogniser's own thread, so that a terminal command can end. */
export function closeRecogniser(): Promise<void> {
  return engine.close();
}
