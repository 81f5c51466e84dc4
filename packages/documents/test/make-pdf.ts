/** A PDF by hand, painted exactly as told: the order of painting and every position are the caller's. */
export interface Paint {
  text: string;
  x: number;
  /** From the top of the page. */
  y: number;
  size?: number;
  font?: 'regular' | 'bold' | 'italic';
  colour?: [number, number, number];
  /** 3 is invisible. */
  mode?: number;
  charSpacing?: number;
  angle?: number;
}

export interface Shape {
  rect: [number, number, number, number];
  colour: [number, number, number];
}

export interface PdfPage {
  width?: number;
  height?: number;
  rotate?: number;
  paints: (Paint | Shape | { raw: string })[];
  links?: { rect: [number, number, number, number]; uri: string }[];
}

const fonts = { regular: 'F1', bold: 'F2', italic: 'F3' } as const;

/** Characters of windows-1252 beyond Latin-1 that resumes use. */
const special: Record<string, number> = {
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '€': 0x80,
};

function literal(text: string): string {
  return [...text]
    .map((char) => {
      const code = special[char] ?? char.codePointAt(0) ?? 63;
      return code < 32 || code > 126 || '()\\'.includes(char)
        ? `\\${code.toString(8).padStart(3, '0')}`
        : char;
    })
    .join('');
}

function paintOf(paint: Paint | Shape | { raw: string }, height: number): string {
  if ('raw' in paint) return paint.raw;
  if ('rect' in paint) {
    const [x, y, w, h] = paint.rect;
    return `q ${paint.colour.join(' ')} rg ${x} ${height - y - h} ${w} ${h} re f Q`;
  }
  const turn = ((paint.angle ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)].map((value) => value.toFixed(5));
  return [
    'q BT',
    `${(paint.colour ?? [0, 0, 0]).join(' ')} rg ${paint.mode ?? 0} Tr ${paint.charSpacing ?? 0} Tc`,
    `/${fonts[paint.font ?? 'regular']} ${paint.size ?? 10} Tf`,
    `${cos} ${sin} ${-Number(sin)} ${cos} ${paint.x} ${height - paint.y} Tm (${literal(paint.text)}) Tj ET Q`,
  ].join(' ');
}

export function assemble(objects: string[], root: number): Buffer {
  let body = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(body.length);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = body.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root ${root} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

const baseFonts = ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique'];

export function makePdf(pages: PdfPage[]): Buffer {
  const objects: string[] = ['', ''];
  const fontObjects = baseFonts.map((name) => {
    objects.push(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
    return objects.length;
  });
  const resources = `<< /Font << ${fontObjects.map((at, index) => `/F${index + 1} ${at} 0 R`).join(' ')} >> >>`;
  const kids = pages.map((page) => {
    const [width, height] = [page.width ?? 595, page.height ?? 842];
    const content = page.paints.map((paint) => paintOf(paint, height)).join('\n');
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    const stream = objects.length;
    const links = (page.links ?? []).map(({ rect: [x, y, w, h], uri }) => {
      objects.push(
        `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [${x} ${height - y - h} ${x + w} ${height - y}] /A << /S /URI /URI (${uri}) >> >>`,
      );
      return `${objects.length} 0 R`;
    });
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${page.rotate ?? 0} /Resources ${resources} /Contents ${stream} 0 R /Annots [${links.join(' ')}] >>`,
    );
    return `${objects.length} 0 R`;
  });
  objects[0] = '<< /Type /Catalog /Pages 2 0 R >>';
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`;
  return assemble(objects, 1);
}
