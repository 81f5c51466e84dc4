import type { SourceLine } from '@tailor/engine';
import { isGround, isWhiteFill } from './ground.ts';
import type { Numbering } from './numbering.ts';
import { Paragraph, type Place, paragraphLines } from './paragraph.ts';
import { type CharacterLook, isOn, readLook, type Styles } from './styles.ts';
import { tableLines } from './table.ts';
import { type Attributes, scanXml } from './xml.ts';

export interface BodyContext {
  /** The part's name in the archive. */
  part: string;
  styles: Styles;
  numbering: Numbering;
  /** Targets of hyperlinks by relation id. */
  links: Map<string, string>;
  region: Place['region'];
  clean: (text: string) => string;
  /** Something coloured lies behind the text of whole pages: white is a colour like any other there. */
  darkPage: boolean;
  /** References to headers, footers, notes, diagrams and chunks, in the order they appear. */
  references: Reference[];
}

export interface Reference {
  type: string;
  id: string;
  /** Of a header or footer: on every page, on the first, or on even ones. */
  on?: string;
}

/** What is not what a person reads: deleted text, the other copy of a shape, field codes, rubies. */
const skipped = new Set([
  'del',
  'moveFrom',
  'delText',
  'delInstrText',
  'Fallback',
  'rt',
  'sectPrChange',
  'rPrChange',
  'pPrChange',
  'binData',
  'annotation',
]);

/** Where lines gather: the part itself, a table's cell, a text box. */
interface Sink {
  lines: SourceLine[];
}

interface Row {
  cells: Sink[];
}

interface Field {
  code: string;
  /** It stands in the code of another: it is code, whatever it shows. */
  within: boolean;
  shown: boolean;
  /** Where it leads, or the field around it. */
  target: string | undefined;
}

/** Reads one part (document, header, footer, notes) into lines. */
export class BodyReader {
  private readonly context: BodyContext;
  private readonly root: Sink = { lines: [] };
  private readonly sinks: Sink[] = [this.root];
  private readonly paragraphs: Paragraph[] = [];
  private readonly starts: number[] = [];
  private xml = '';
  private readonly tables: Row[][] = [];
  private readonly looks: CharacterLook[] = [];
  private readonly targets: (string | undefined)[] = [];
  private readonly fields: Field[] = [];
  private readonly path: string[] = [];
  private skipping = 0;
  /** Depths of the elements that have a dark ground of their own (a cell, a paragraph, a shape). */
  private readonly shades: number[] = [];
  private page = 1;
  /** Fields to fill in, and whether each still shows what its template says. */
  private readonly prompts: boolean[] = [];
  /** A section whose first page has a header of its own. */
  titlePage = false;

  constructor(context: BodyContext) {
    this.context = context;
  }

  read(xml: string): SourceLine[] {
    this.xml = xml;
    scanXml(xml, {
      open: (name, attributes, at) => this.open(name, attributes, at),
      close: (name, at) => this.close(name, at),
      text: (text, start, end) => this.text(text, { start, end }),
    });
    return this.root.lines;
  }

  get pages(): number {
    return this.page;
  }

  private open(name: string, attributes: Attributes, at: number): void {
    const parent = this.path.at(-1);
    this.path.push(name);
    if (this.skipping > 0 || skipped.has(name)) {
      this.skipping++;
      return;
    }
    if (parent === 'rPr') this.runProperty(name, attributes);
    else if (this.path.includes('pPr')) this.paragraphProperty(name, attributes, parent);
    else {
      if (name === 'p') this.starts.push(at);
      this.openBlock(name, attributes);
      this.openInline(name, attributes);
    }
  }

  private openBlock(name: string, attributes: Attributes): void {
    if (name === 'p') this.paragraphs.push(new Paragraph());
    else if (name === 'r') this.looks.push({});
    else if (name === 'txbxContent') this.sinks.push({ lines: [] });
    else if (name === 'tbl') this.tables.push([]);
    else if (name === 'tr') this.tables.at(-1)?.push({ cells: [] });
    else if (name === 'tc') {
      const sink = { lines: [] };
      this.tables.at(-1)?.at(-1)?.cells.push(sink);
      this.sinks.push(sink);
    } else if (/^(header|footer)Reference$/.test(name)) {
      this.context.references.push({
        type: name,
        id: attributes.get('id') ?? '',
        on: attributes.get('type'),
      });
    } else if (name === 'relIds') {
      this.context.references.push({ type: 'diagram', id: attributes.get('dm') ?? '' });
    } else if (name === 'altChunk') {
      this.context.references.push({ type: 'chunk', id: attributes.get('id') ?? '' });
    } else if (name === 'sdt') this.prompts.push(false);
    else if (name === 'showingPlcHdr') this.prompts[this.prompts.length - 1] = isOn(attributes);
    else this.openGround(name, attributes);
  }

  private openGround(name: string, attributes: Attributes): void {
    if (isGround(name, attributes) || this.isShadedTable(name, attributes)) {
      // In a group the shape behind a text and the text's own are two.
      const group = this.path.lastIndexOf('wgp');
      this.shades.push(group < 0 ? this.path.length - 2 : group + 1);
    } else if (isWhiteFill(name, attributes) && this.path.at(-2) === 'solidFill') this.shades.pop();
  }

  private isShadedTable(name: string, attributes: Attributes): boolean {
    return name === 'tblStyle' && this.context.styles.resolve(attributes.get('val')).shaded === true;
  }

  private openInline(name: string, attributes: Attributes): void {
    if (name === 'hyperlink') this.targets.push(this.context.links.get(attributes.get('id') ?? ''));
    else if (name === 'tab' || name === 'ptab') this.add('\t');
    else if (name === 'br') this.lineBreak(attributes.get('type'));
    else if (name === 'cr') this.add('\n');
    else if (name === 'noBreakHyphen') this.add('-');
    else if (name === 'lastRenderedPageBreak') this.page++;
    else if (name === 'sym') this.symbol(attributes);
    // Letters bent along a line are no text of any paragraph.
    else if (name === 'textpath') this.add(attributes.get('string') ?? '');
    else if (name === 'titlePg') this.titlePage ||= isOn(attributes);
    else if (name === 'fldChar') this.fieldMark(attributes.get('fldCharType'));
  }

  private lineBreak(type: string | undefined): void {
    this.add('\n');
    if (type === 'page') this.page++;
  }

  private symbol(attributes: Attributes): void {
    const code = Number.parseInt(attributes.get('char') ?? '', 16);
    if (code > 31 && code <= 0xffff) this.add(String.fromCharCode(code < 0x100 ? 0xf000 + code : code));
  }

  private fieldMark(type: string | undefined): void {
    const field = this.fields.at(-1);
    if (type === 'begin')
      this.fields.push({ code: '', within: field?.shown === false, shown: false, target: field?.target });
    else if (type === 'end') this.fields.pop();
    else if (field) {
      field.shown = !field.within;
      field.target = /HYPERLINK\s+"([^"]+)"/i.exec(field.code)?.[1] ?? field.target;
    }
  }

  private runProperty(name: string, attributes: Attributes): void {
    const look = this.looks.at(-1);
    if (!look) return;
    readLook(name, attributes, look);
    if (name === 'rStyle')
      Object.assign(look, { ...this.context.styles.byId.get(attributes.get('val') ?? ''), ...look });
    if (name === 'highlight' || isGround(name, attributes)) look.colour = 'auto';
  }

  private paragraphProperty(name: string, attributes: Attributes, parent: string | undefined): void {
    const paragraph = this.paragraphs.at(-1);
    if (/^(header|footer)Reference$/.test(name)) this.openBlock(name, attributes);
    if (name === 'titlePg') this.titlePage ||= isOn(attributes);
    if (!paragraph || parent === 'tabs') return;
    const value = attributes.get('val');
    if (name === 'pStyle') paragraph.style = value;
    else if (name === 'numId') paragraph.numbering = { ...paragraph.numbering, id: value };
    else if (name === 'ilvl') paragraph.numbering = { ...paragraph.numbering, level: Number(value) };
    else if (name === 'outlineLvl' && Number(value) < 9) paragraph.outline = Number(value) + 1;
    else if (name === 'shd') this.openBlock(name, attributes);
  }

  private close(name: string, at: number): void {
    this.path.pop();
    if (this.skipping > 0) {
      this.skipping--;
      return;
    }
    if (this.path.includes('pPr')) return;
    this.endElement(name, at);
    while ((this.shades.at(-1) ?? 0) > this.path.length) this.shades.pop();
  }

  private endElement(name: string, at: number): void {
    if (name === 'p') this.endParagraph(at);
    else if (name === 'r') this.looks.pop();
    else if (name === 'hyperlink') this.targets.pop();
    else if (name === 'sdt') this.prompts.pop();
    else if (name === 'tc') this.sinks.pop();
    else if (name === 'txbxContent') this.endTextBox();
    else if (name === 'tbl') this.sinks.at(-1)?.lines.push(...tableLines(this.tables.pop() ?? []));
  }

  private endTextBox(): void {
    const box = this.sinks.pop();
    this.sinks.at(-1)?.lines.push(...(box?.lines ?? []));
  }

  private endParagraph(at: number): void {
    const paragraph = this.paragraphs.pop();
    const start = this.starts.pop();
    if (!paragraph) return;
    // One that has runs has a closing tag, and that is where this stands.
    if (start !== undefined)
      paragraph.span = { part: this.context.part, start, end: this.xml.indexOf('>', at) + 1 };
    const style = this.context.styles.resolve(paragraph.style);
    const heading = paragraph.outline ?? style.headingLevel;
    const numbering = { ...style.numbering, ...paragraph.numbering };
    const place: Place = { region: this.context.region, page: this.page };
    if (heading !== undefined) Object.assign(place, { role: 'heading', level: heading });
    if (numbering.id !== undefined) {
      const marker = this.context.numbering.marker(numbering.id, numbering.level ?? 0);
      if (marker && heading === undefined)
        Object.assign(place, { role: 'list-item', level: numbering.level ?? 0, marker });
    }
    for (const run of paragraph.runs) Object.assign(run, { ...style, ...run });
    const shaded = this.context.darkPage || this.shades.length > 0 || style.shaded === true;
    const lines = paragraphLines(paragraph, place, shaded, this.context.clean);
    this.sinks.at(-1)?.lines.push(...(lines.length > 0 ? lines : [{ text: '' }]));
  }

  private text(text: string, place: { start: number; end: number }): void {
    if (this.skipping > 0) return;
    const element = this.path.at(-1);
    const field = this.fields.at(-1);
    if (element === 'instrText') {
      if (field) field.code += text;
    } else if (element === 't') this.add(text.replace(/[\r\n]+/g, ' '), place);
  }

  private add(text: string, place?: { start: number; end: number }): void {
    const paragraph = this.paragraphs.at(-1);
    const look = this.looks.at(-1) ?? {};
    const field = this.fields.at(-1);
    if (!paragraph || field?.shown === false) return;
    // "Click here to enter text": nobody filled it in.
    if (look.prompt && this.prompts.at(-1)) return;
    paragraph.add(text, look, this.targets.at(-1) ?? field?.target, place);
  }
}
