import type { Finding } from '@tailor/engine';
import { type DocumentContent, finding, visibleText, withoutIdleBlanks } from '../content.ts';
import { DocumentError } from '../failure.ts';
import type { Progress } from '../read-document.ts';
import { noRepairs } from '../text/repair.ts';
import { repairFindings } from '../text/repair-findings.ts';
import { dropPrintedEdges, markEdges } from './edges.ts';
import { forgetPdfium, pdfium } from './engine.ts';
import { openPdf, type PdfDocument } from './open.ts';
import { type PageContent, readPage } from './read-page.ts';

const mostPages = 300;
const mostLines = 100_000;

/** Every page that can be read; one broken page doesn't cost the others. */
function readPages(
  document: PdfDocument,
  repairs: ReturnType<typeof noRepairs>,
  onProgress?: (progress: Progress) => void,
) {
  const pages: PageContent[] = [];
  const unreadable: number[] = [];
  const total = Math.min(document.pages, mostPages);
  let lines = 0;
  for (let index = 0; index < total; index++) {
    const page = readPage(document, index, repairs);
    if (page) pages.push(page);
    else unreadable.push(index + 1);
    lines += page?.lines.length ?? 0;
    if (lines > mostLines) throw new DocumentError('too_complex', { type: 'pdf' });
    onProgress?.({ stage: 'reading', done: index + 1, total });
  }
  return { pages, unreadable };
}

function findingsOf(document: PdfDocument, pages: PageContent[], unreadable: number[]): Finding[] {
  const findings: Finding[] = [];
  if (document.pages > mostPages)
    findings.push(finding('pages_left_out', 'warning', { from: mostPages + 1, to: document.pages }));
  if (unreadable.length > 0)
    findings.push(finding('pages_unreadable', 'problem', { pages: unreadable.join(', ') }));
  if (pages.some((page) => page.cut)) findings.push(finding('page_cut', 'warning'));
  if (pages.some((page) => page.recognisedLayer)) findings.push(finding('recognised_layer', 'info'));
  const columns = Math.max(1, ...pages.map((page) => page.columns));
  if (columns > 1) findings.push(finding('columns', 'info', { count: columns }));
  const unmapped = pages.reduce((sum, page) => sum + page.unmapped, 0);
  if (unmapped > 0) findings.push(finding('unmapped_glyphs', 'warning', { count: unmapped }));
  return findings;
}

function contentOf(document: PdfDocument, onProgress?: (progress: Progress) => void): DocumentContent {
  const repairs = noRepairs();
  const { pages, unreadable } = readPages(document, repairs, onProgress);
  if (pages.length === 0) throw new DocumentError('damaged', { type: 'pdf' });
  dropPrintedEdges(pages);
  markEdges(pages);
  const lines = withoutIdleBlanks(pages.flatMap((page) => [{ text: '' }, ...page.lines]));
  const findings = [...repairFindings(repairs), ...findingsOf(document, pages, unreadable)];
  const hidden = lines.flatMap((line, index) => (line.layout?.hidden ? [index] : []));
  if (hidden.length > 0) findings.push(finding('hidden_text', 'problem', { count: hidden.length }, hidden));
  const text = visibleText(lines);
  const pagesWithoutText = pages.filter((page) => page.needsRecognition).map((page) => page.number);
  const hasTextLayer = text.trim() !== '' && pagesWithoutText.length < pages.length;
  if (hasTextLayer && pagesWithoutText.length > 0)
    findings.push(finding('pages_without_text', 'warning', { pages: pagesWithoutText.join(', ') }));
  return {
    type: 'pdf',
    text,
    source: { lines },
    findings,
    pages: document.pages,
    hasTextLayer,
    pagesWithoutText,
  };
}

export async function readPdf(
  path: string,
  options: { onProgress?: (progress: Progress) => void } = {},
): Promise<DocumentContent> {
  const lib = await pdfium();
  try {
    const document = openPdf(lib, path);
    try {
      return contentOf(document, options.onProgress);
    } finally {
      document.close();
    }
  } catch (error) {
    // An abort inside PDFium arrives as an error of the runtime; its memory is not to be used again.
    if (!(error instanceof DocumentError)) forgetPdfium();
    throw error;
  }
}
