import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { pdfium } from '../src/pdf/engine.ts';
import { frameOf } from '../src/pdf/frame.ts';
import { openPdf } from '../src/pdf/open.ts';
import { type Picture, renderPage } from '../src/pdf/render.ts';
import { makeJpeg } from './make-jpeg.ts';
import { assemble } from './make-pdf.ts';

/** How a scanner spoils a page: turned a little, on grey paper, with noise, kept as a JPEG. */
export interface Wear {
  degrees?: number;
  paper?: number;
  noise?: number;
  /** Quality, 1 to 100; without it nothing is lost. */
  jpeg?: number;
}

function worn(picture: Picture, { degrees = 0, paper = 255, noise = 0 }: Wear): Uint8Array {
  const { width, height, pixels } = picture;
  const result = new Uint8Array(width * height);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  let seed = 7;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = [
        (x - width / 2) * cos + (y - height / 2) * sin + width / 2,
        (y - height / 2) * cos - (x - width / 2) * sin + height / 2,
      ];
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const at = (px: number, py: number) =>
        px < 0 || py < 0 || px >= width || py >= height ? 255 : (pixels[py * width + px] ?? 255);
      const [fx, fy] = [fromX - left, fromY - top];
      const value =
        at(left, top) * (1 - fx) * (1 - fy) +
        at(left + 1, top) * fx * (1 - fy) +
        at(left, top + 1) * (1 - fx) * fy +
        at(left + 1, top + 1) * fx * fy;
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      const grain = noise ? ((seed >> 12) % (2 * noise + 1)) - noise : 0;
      result[y * width + x] = Math.max(0, Math.min(255, (value * paper) / 255 + grain));
    }
  }
  return result;
}

function picturePdf(
  pages: { picture: Picture; pixels: Uint8Array; width: number; height: number }[],
  jpeg: number | undefined,
): Buffer {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  const kids: string[] = [];
  for (const { picture, pixels, width, height } of pages) {
    const packed = jpeg ? makeJpeg(pixels, picture.width, picture.height, jpeg) : deflateSync(pixels);
    const data = packed.toString('latin1');
    const filter = jpeg ? 'DCTDecode' : 'FlateDecode';
    const head = `<< /Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /${filter} /Length ${data.length} >>`;
    objects.push(`${head}\nstream\n${data}\nendstream`);
    const image = objects.length;
    const content = `q ${width} 0 0 ${height} 0 0 cm /I Do Q`;
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /XObject << /I ${image} 0 R >> >> /Contents ${objects.length} 0 R >>`,
    );
    kids.push(`${objects.length} 0 R`);
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`;
  return assemble(objects, 1);
}

interface Pictured {
  picture: Picture;
  width: number;
  height: number;
}

/** At 200 dpi. */
async function pictures(pdf: Uint8Array): Promise<[Pictured, ...Pictured[]]> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-'));
  const path = join(folder, 'pages.pdf');
  writeFileSync(path, pdf);
  const lib = await pdfium();
  const document = openPdf(lib, path);
  const pictured = (index: number): Pictured => {
    const page = lib.FPDF_LoadPage(document.handle, index);
    const frame = frameOf(lib, page);
    const picture = renderPage(lib, page, frame, 200 / 72, 1);
    lib.FPDF_ClosePage(page);
    return { picture, width: frame.width, height: frame.height };
  };
  try {
    return [pictured(0), ...Array.from({ length: document.pages - 1 }, (_, index) => pictured(index + 1))];
  } finally {
    document.close();
    rmSync(folder, { recursive: true });
  }
}

/** The same pages as pictures: what a scanner makes of a printed resume. */
export async function makeScan(pdf: Uint8Array, wear: Wear = {}): Promise<Buffer> {
  const pages = (await pictures(pdf)).map((one) => ({ ...one, pixels: worn(one.picture, wear) }));
  return picturePdf(pages, wear.jpeg);
}

/** The first page as a picture in the code of a page, to stand among pages of text. */
export async function pictureCode(pdf: Uint8Array): Promise<string> {
  const [{ picture, width, height }] = await pictures(pdf);
  const hex = Buffer.from(picture.pixels).toString('hex');
  return `q ${width} 0 0 ${height} 0 0 cm BI /W ${picture.width} /H ${picture.height} /CS /G /BPC 8 /F /AHx ID ${hex}> EI Q`;
}
