import type { Finding, SourceLine } from '@tailor/engine';
import { type DocumentContent, finding, visibleText, withoutIdleBlanks } from '../content.ts';
import { DocumentError } from '../failure.ts';
import { noRepairs, repairLine } from '../text/repair.ts';
import { repairFindings } from '../text/repair-findings.ts';
import { Archive } from './archive.ts';
import { type BodyContext, BodyReader, type Reference } from './body.ts';
import { chunkLines } from './chunk.ts';
import { hasDarkGround } from './ground.ts';
import { Numbering } from './numbering.ts';
import { type Relation, readRelations, relationsPart, resolveTarget } from './relations.ts';
import { readStyles, Styles } from './styles.ts';
import { decodeXml } from './xml.ts';

async function xmlOf(archive: Archive, part: string): Promise<string | undefined> {
  const bytes = await archive.read(part);
  return bytes ? decodeXml(bytes) : undefined;
}

async function relationsOf(archive: Archive, part: string): Promise<Relation[]> {
  const xml = await xmlOf(archive, relationsPart(part));
  return xml ? readRelations(xml) : [];
}

async function mainPart(archive: Archive): Promise<string> {
  const start = (await relationsOf(archive, '')).find((relation) => relation.type === 'officeDocument');
  const part = start ? resolveTarget('', start.target) : 'word/document.xml';
  const types = await xmlOf(archive, '[Content_Types].xml');
  // A spreadsheet or a presentation is an archive of the same kind.
  if (!types || !archive.has(part) || !/wordprocessingml|ms-word/.test(types))
    throw new DocumentError('not_a_docx');
  return part;
}

const evenPages = /<(?:\w+:)?evenAndOddHeaders(?![^>]{0,60}val="(?:0|false|off)")[^>]{0,60}>/;

class DocxReader {
  private readonly archive: Archive;
  private readonly repairs = noRepairs();
  private styles = new Styles();
  private numbering = new Numbering();
  private pages = 1;
  private darkPage = false;
  private titlePage = false;
  private evenPages = false;
  /** Read ahead of its turn: nothing is inflated twice. */
  private readonly ahead = new Map<string, string>();

  constructor(archive: Archive) {
    this.archive = archive;
  }

  async read(): Promise<DocumentContent> {
    const main = await mainPart(this.archive);
    const relations = await relationsOf(this.archive, main);
    const part = (type: string) => relations.find((relation) => relation.type === type && !relation.external);
    const named = async (type: string) => {
      const found = part(type);
      return found ? xmlOf(this.archive, resolveTarget(main, found.target)) : undefined;
    };
    const styles = await named('styles');
    if (styles) this.styles = readStyles(styles);
    this.numbering = new Numbering(await named('numbering'));
    this.evenPages = evenPages.test((await named('settings')) ?? '');
    this.darkPage = await this.hasDarkGround(main, relations);
    const references: Reference[] = [];
    const body = await this.part(main, 'body', references);
    const edge = (kind: string) => this.edges(main, relations, references, kind);
    const header = await edge('header');
    const footer = await edge('footer');
    const notes = await this.attached(main, relations, references);
    for (const type of ['footnotes', 'endnotes']) {
      const found = part(type);
      if (found) notes.push(...(await this.part(resolveTarget(main, found.target), 'body', [])));
    }
    return this.content([...header, { text: '' }, ...body, ...notes, { text: '' }, ...footer]);
  }

  /** A design's banner or sidebar is often anchored in the header, and the text over it in the body. */
  private async hasDarkGround(main: string, relations: Relation[]): Promise<boolean> {
    const headers = relations.filter(({ type, external }) => type === 'header' && !external).slice(0, 6);
    for (const name of [main, ...headers.map(({ target }) => resolveTarget(main, target))])
      this.ahead.set(name, (await xmlOf(this.archive, name)) ?? '');
    return [...this.ahead.values()].some(hasDarkGround);
  }

  /** Words of diagrams, and pages hung into the document, lie in parts of their own; they follow the body. */
  private async attached(main: string, relations: Relation[], references: Reference[]) {
    const lines: SourceLine[] = [];
    for (const { type, id } of references.filter(({ type }) => !type.endsWith('Reference')).slice(0, 20)) {
      const target = relations.find((relation) => relation.id === id && !relation.external)?.target;
      if (!target) continue;
      const name = resolveTarget(main, target);
      if (type === 'diagram') lines.push({ text: '' }, ...(await this.diagram(name)));
      const chunk = type === 'chunk' ? await this.archive.read(name) : undefined;
      if (chunk) lines.push(...chunkLines(chunk, (text) => repairLine(text, this.repairs)));
    }
    return lines;
  }

  private async diagram(name: string): Promise<SourceLine[]> {
    return (await this.part(name, 'body', [])).filter((line) => line.text !== '');
  }

  private async part(name: string, region: BodyContext['region'], references: Reference[]) {
    const xml = this.ahead.get(name) ?? (await xmlOf(this.archive, name));
    this.ahead.delete(name);
    if (!xml) return [];
    const links = (await relationsOf(this.archive, name))
      .filter((relation) => relation.type === 'hyperlink')
      .map((relation) => [relation.id, relation.target] as const);
    const clean = (text: string) => repairLine(text, this.repairs);
    const { styles, numbering } = this;
    const known = { part: name, styles, numbering, links: new Map(links) };
    const reader = new BodyReader({ ...known, region, clean, references, darkPage: this.darkPage });
    const lines = reader.read(xml);
    this.pages = Math.max(this.pages, reader.pages);
    this.titlePage ||= reader.titlePage;
    return lines;
  }

  /** Headers (or footers) that a section uses; first, even and odd ones often say the same: once is enough. */
  private async edges(main: string, relations: Relation[], references: Reference[], kind: string) {
    const seen = new Set<string>();
    const lines: SourceLine[] = [];
    const shown = references.filter(
      ({ type, on }) =>
        type.startsWith(kind) && (on !== 'first' || this.titlePage) && (on !== 'even' || this.evenPages),
    );
    for (const id of new Set(shown.map((reference) => reference.id))) {
      const target = relations.find((relation) => relation.id === id && !relation.external)?.target;
      if (!target) continue;
      for (const line of await this.part(
        resolveTarget(main, target),
        kind === 'header' ? 'header' : 'footer',
        [],
      )) {
        if (line.text === '' || seen.has(line.text)) continue;
        seen.add(line.text);
        lines.push(line);
      }
    }
    return lines;
  }

  private content(read: SourceLine[]): DocumentContent {
    const lines = withoutIdleBlanks(read);
    const findings: Finding[] = repairFindings(this.repairs);
    const hidden = lines.flatMap((line, index) => (line.layout?.hidden ? [index] : []));
    if (hidden.length > 0) findings.push(finding('hidden_text', 'problem', { count: hidden.length }, hidden));
    if (this.archive.names.some((name) => /vbaProject\.bin$/i.test(name)))
      findings.push(finding('macros_ignored', 'warning'));
    const text = visibleText(lines);
    const pictures = this.archive.names.some((name) => /^word\/media\//i.test(name));
    return {
      type: 'docx',
      text,
      source: { lines },
      findings,
      pages: this.pages,
      hasTextLayer: text.trim() !== '' || !pictures,
    };
  }
}

export const readArchive = (archive: Archive): Promise<DocumentContent> => new DocxReader(archive).read();

export async function readDocx(file: string | Buffer): Promise<DocumentContent> {
  const archive = await Archive.open(file);
  try {
    return await readArchive(archive);
  } finally {
    archive.close();
  }
}
