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
import { latinLanguage, type OcrLanguage } from './languages.ts';
import { recognisedLines } from './lines.ts';

export const mostRecognisedPages = 15;
const dotsPerInch = 200;

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

/**
 * The first page decides: read as English, a Latin text shows its own small words, and Chinese shows only
 * doubt. The wrong model costs a third of the words, a second look at one page a few seconds.
 */
async function firstLook(picture: Picture): Promise<{ language: OcrLanguage; page: OcrPage }> {
  const english = await engine.recognise(picture, 'eng');
  if (english.confidence < 70) {
    const chinese = await engine.recognise(picture, 'chi_sim+eng');
    if (hanShare(chinese.text) > 0.2 && chinese.confidence > english.confidence)
      return { language: 'chi_sim+eng', page: chinese };
  }
  const language = latinLanguage(english.text);
  return { language, page: language === 'eng' ? english : await engine.recognise(picture, language) };
}

async function recognisePages(
  document: PdfDocument,
  numbers: number[],
  onProgress?: (progress: Progress) => void,
) {
  const found: Recognised[] = [];
  let language: OcrLanguage | undefined;
  for (const [index, number] of numbers.entries()) {
    onProgress?.({ stage: 'recognising', done: index, total: numbers.length });
    const shown = pictureOf(document, number);
    if (!shown) continue;
    const { picture, width, height } = shown;
    const look = language
      ? { language, page: await engine.recognise(picture, language) }
      : await firstLook(picture);
    if (look.page.lines.length > 3) language = look.language;
    const lines = recognisedLines(look.page, picture.scale, { page: number, width, height });
    found.push({ page: number, lines, confidence: look.page.confidence });
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
