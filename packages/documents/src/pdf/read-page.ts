import type { SourceLine } from '@tailor/engine';
import { type Repairs, repairLine } from '../text/repair.ts';
import { composeAccents } from './accents.ts';
import { doubtsAbout } from './doubts.ts';
import type { Pdfium } from './engine.ts';
import { frameOf, type PageFrame } from './frame.ts';
import { type Glyph, readGlyphs } from './glyphs.ts';
import { blockLines } from './lines.ts';
import { readLinks } from './links.ts';
import { type PageObjects, readObjects } from './objects.ts';
import type { PdfDocument } from './open.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { type Picture, renderPage } from './render.ts';
import { settleShifted, withoutBlanks } from './shifted.ts';
import { sidebarOf } from './sidebar.ts';
import { pageBlocks } from './turned.ts';
import { sightOf } from './visibility.ts';

export interface PageContent {
  number: number;
  lines: SourceLine[];
  height: number;
  /** Pictures (or outlines of letters) where text should be. */
  needsRecognition: boolean;
  recognisedLayer: boolean;
  columns: number;
  cut: boolean;
  unmapped: number;
}

const widget = 20;
const freeText = 3;

/** What is filled into a form or written onto the page belongs to what a person reads. */
function flattenForms(lib: Pdfium, page: number): boolean {
  const count = Math.min(lib.FPDFPage_GetAnnotCount(page), 500);
  for (let index = 0; index < count; index++) {
    const annotation = lib.FPDFPage_GetAnnot(page, index);
    const kind = annotation ? lib.FPDFAnnot_GetSubtype(annotation) : 0;
    if (annotation) lib.FPDFPage_CloseAnnot(annotation);
    if (kind === widget || kind === freeText) return lib.FPDFPage_Flatten(page, 0) === 1;
  }
  return false;
}

function isRecognisedLayer(glyphs: Glyph[], objects: PageObjects): boolean {
  const unpainted = glyphs.filter((glyph) => glyph.ink.unpainted).length;
  return unpainted > 20 && unpainted > glyphs.length * 0.6 && objects.pictured > 0.4;
}

function lacksText(lines: SourceLine[], objects: PageObjects, unmapped: number, glyphs: number): boolean {
  const letters = lines
    .filter((line) => !line.layout?.hidden)
    .reduce((sum, line) => sum + line.text.length, 0);
  if (glyphs > 20 && unmapped > glyphs * 0.5) return true;
  if (objects.pictured > 0.5) return letters < 100;
  return letters === 0 && objects.count > 0;
}

interface OpenPage {
  lib: Pdfium;
  page: number;
  frame: PageFrame;
}

function read(open: OpenPage, document: PdfDocument, number: number, repairs: Repairs): PageContent {
  const { lib, page, frame } = open;
  const links = readLinks(lib, document.handle, page, frame);
  const text = lib.FPDFText_LoadPage(page);
  const { glyphs: found, cut } = text ? readGlyphs({ lib, text, frame }) : { glyphs: [], cut: false };
  if (text) lib.FPDFText_ClosePage(text);
  settleShifted(found, repairs);
  const glyphs = composeAccents(withoutBlanks(found));
  const objects = readObjects(lib, page, frame);
  const recognisedLayer = isRecognisedLayer(glyphs, objects);
  let picture: Picture | undefined;
  const hidden = sightOf({
    frame,
    objects,
    recognisedLayer,
    doubtful: doubtsAbout(lib, frame),
    picture: () => {
      if (!objects.flood) picture ??= renderPage(lib, page, frame, 1.5, 4, 6_000_000);
      return picture;
    },
  });
  const clean = (word: string) => repairLine(word, repairs);
  const context = { page: number, width: frame.width, height: frame.height, links, hidden, clean };
  const { seen, unseen } = parted(piecesOf(glyphs), hidden);
  const blocks = pageBlocks(seen, unseen, sidebarOf(objects.grounds, frame));
  const lines = blocks.flatMap((block) => [{ text: '' }, ...blockLines(block, context)]);
  const unmapped = glyphs.filter((glyph) => glyph.unmapped).length;
  return {
    number,
    lines,
    height: frame.height,
    needsRecognition: lacksText(lines, objects, unmapped, glyphs.length),
    recognisedLayer,
    columns: Math.max(0, ...blocks.map((block) => block.column)) + 1,
    cut,
    unmapped,
  };
}

/** Hidden text must not move what is seen: it is split off here and follows at the end of the page. */
function parted(
  pieces: Piece[],
  hidden: (word: Piece['words'][number]) => unknown,
): { seen: Piece[]; unseen: Piece[] } {
  const seen = pieces.filter((piece) => piece.words.some((word) => !hidden(word)));
  const unseen = pieces.filter((piece) => !seen.includes(piece)).map((piece) => ({ ...piece, turned: true }));
  return { seen, unseen };
}

export function readPage(document: PdfDocument, index: number, repairs: Repairs): PageContent | undefined {
  const { lib, handle } = document;
  let page = lib.FPDF_LoadPage(handle, index);
  if (!page) return undefined;
  try {
    if (flattenForms(lib, page)) {
      lib.FPDF_ClosePage(page);
      page = lib.FPDF_LoadPage(handle, index);
    }
    return read({ lib, page, frame: frameOf(lib, page) }, document, index + 1, repairs);
  } finally {
    lib.FPDF_ClosePage(page);
  }
}
