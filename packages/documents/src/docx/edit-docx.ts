import type { SourceLine } from '@tailor/engine';
import { DocumentError } from '../failure.ts';
import { alignLines, lineEssence, type Step } from './align.ts';
import { Archive } from './archive.ts';
import { changePieces } from './change-line.ts';
import {
  escapeXml,
  isListItem,
  isRemovable,
  looksListed,
  newLine,
  newParagraph,
  withoutMarker,
} from './new-paragraph.ts';
import { type Origin, originOf } from './origin.ts';
import { withoutTraces } from './properties.ts';
import { readArchive } from './read-docx.ts';
import { writeArchive } from './write-archive.ts';
import { decodeXml } from './xml.ts';

interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** A document being changed where its lines stand; everything between them stays as it is. */
class Editor {
  readonly replacements = new Map<string, Replacement[]>();
  private readonly lines: SourceLine[];
  private readonly xml: Map<string, string>;
  /** Removed paragraphs by what they say: one that is wanted elsewhere moves with all its looks. */
  private readonly movable = new Map<string, Origin[]>();

  constructor(lines: SourceLine[], xml: Map<string, string>) {
    this.lines = lines;
    this.xml = xml;
  }

  apply(steps: Step[], wanted: string[]): void {
    for (const step of steps) if (step.kind === 'remove') this.remove(step.from);
    for (const step of steps) {
      if (step.kind === 'change') this.change(step.from, wanted[step.to] ?? '');
      else if (step.kind === 'insert') this.insert(step.from, wanted[step.to] ?? '');
    }
  }

  private origin(index: number): Origin | undefined {
    const line = this.lines[index];
    return line && originOf(line);
  }

  private of(origin: Origin): string {
    return this.xml.get(origin.part) ?? '';
  }

  private replace(part: string, replacement: Replacement): void {
    this.replacements.set(part, [...(this.replacements.get(part) ?? []), replacement]);
  }

  /** A text keeps its outer blanks only where its element says so. */
  private rewrite(origin: Origin, index: number, text: string): void {
    const place = origin.pieces[index]?.place;
    if (!place) return;
    const xml = this.of(origin);
    const open = xml.lastIndexOf('<', place.start - 1);
    const name = /^<((?:[\w.-]+:)?t)(?:\s[^>]*)?>$/.exec(xml.slice(open, place.start))?.[1];
    const [start, tag] = name ? [open, `<${name} xml:space="preserve">`] : [place.start, ''];
    this.replace(origin.part, { start, end: place.end, text: tag + escapeXml(text) });
  }

  private change(index: number, wanted: string): void {
    const origin = this.origin(index);
    if (!origin) return;
    const texts = changePieces(origin.pieces, withoutMarker(wanted, origin));
    for (const [piece, text] of texts ?? []) this.rewrite(origin, piece, text);
  }

  private remove(index: number): void {
    const origin = this.origin(index);
    if (!origin) return;
    if (!isRemovable(this.of(origin), origin)) {
      for (const piece of origin.pieces.keys()) this.rewrite(origin, piece, '');
      return;
    }
    const essence = lineEssence(this.lines[index]?.text ?? '');
    this.movable.set(essence, [...(this.movable.get(essence) ?? []), origin]);
    this.replace(origin.part, { ...origin.paragraph, text: '' });
  }

  /** In front of the old line `index`; what belongs to the body does not go into a page's header. */
  private insert(index: number, text: string): void {
    const [before, after] = [this.nearest(index - 1, -1), this.nearest(index, 1)];
    const behind = before && (!after || before.part === after.part || /document/.test(before.part));
    const host = behind ? before : (after ?? before);
    if (!host) return;
    const xml = this.of(host);
    const put = (at: number, added: string) => this.replace(host.part, { start: at, end: at, text: added });
    const at = behind ? host.paragraph.end : host.paragraph.start;
    const moved = this.movable.get(lineEssence(text))?.shift();
    const inside = behind && !host.alone ? newLine(xml, host, text) : undefined;
    if (moved?.part === host.part) put(at, xml.slice(moved.paragraph.start, moved.paragraph.end));
    else if (inside) put(inside.at, inside.text);
    else put(at, newParagraph(xml, this.model([before, after], host.part, text) ?? host, text));
  }

  private nearest(index: number, step: 1 | -1): Origin | undefined {
    for (let at = index; at >= 0 && at < this.lines.length; at += step) {
      const origin = this.origin(at);
      if (origin) return origin;
    }
    return undefined;
  }

  /** A neighbour of the same kind: a list item for a list item, and no heading for a text. */
  private model(near: (Origin | undefined)[], part: string, text: string): Origin | undefined {
    const listed = looksListed(text);
    const all = this.lines.flatMap((line) => {
      const origin = originOf(line);
      return origin && line.layout?.role !== 'heading' && origin.part === part ? [origin] : [];
    });
    const fits = (origin: Origin | undefined): origin is Origin =>
      origin !== undefined && all.includes(origin) && isListItem(origin) === listed;
    return near.find(fits) ?? all.find(fits);
  }
}

/** Replaced from the end, so that places in front stay true; what is put at one place keeps its order. */
function replaced(xml: string, replacements: Replacement[]): string {
  const ordered = replacements
    .map((replacement, order) => ({ ...replacement, order }))
    .sort((a, b) => b.start - a.start || b.end - a.end || b.order - a.order);
  let result = xml;
  for (const { start, end, text } of ordered) result = result.slice(0, start) + text + result.slice(end);
  return result;
}

const asUtf8 = (xml: string) => xml.replace(/^(<\?xml[^>]{0,200}encoding\s*=\s*["'])[\w-]{1,40}/, '$1UTF-8');

/** A person's own document with other lines in it: words are changed where they stand, styles stay. */
export async function editDocx(bytes: Buffer, wanted: string[]): Promise<Buffer> {
  const archive = await Archive.open(bytes);
  try {
    if (archive.names.some((name) => /vbaProject\.bin$/i.test(name))) throw new DocumentError('not_a_docx');
    const { source } = await readArchive(archive);
    const lines = source.lines.filter((line) => line.text.trim() !== '' && !line.layout?.hidden);
    const parts = await archive.readAll();
    const xml = new Map<string, string>();
    for (const part of new Set(lines.flatMap((line) => originOf(line)?.part ?? []))) {
      const found = parts.get(part);
      if (found) xml.set(part, decodeXml(found));
    }
    const editor = new Editor(lines, xml);
    editor.apply(
      alignLines(
        lines.map((line) => line.text),
        wanted,
      ),
      wanted,
    );
    for (const [part, replacements] of editor.replacements)
      parts.set(part, Buffer.from(asUtf8(replaced(xml.get(part) ?? '', replacements))));
    return writeArchive(withoutTraces(parts));
  } finally {
    archive.close();
  }
}
