import type { LineLayout, SourceLine } from '@tailor/engine';
import { type Origin, type Piece, setOrigin } from './origin.ts';
import type { CharacterLook } from './styles.ts';

interface Run extends CharacterLook {
  text: string;
  target?: string;
  place?: Piece['place'];
}

/** The characters of a paragraph as they come, with their looks; hidden ones are kept apart. */
export class Paragraph {
  style: string | undefined;
  numbering: { id?: string; level?: number } | undefined;
  outline: number | undefined;
  /** Where it stands in its part, once its end was seen. */
  span: { part: string; start: number; end: number } | undefined;
  readonly runs: Run[] = [];

  add(text: string, look: CharacterLook, target: string | undefined, place?: Piece['place']): void {
    this.runs.push({ ...look, text, ...(target ? { target } : {}), ...(place ? { place } : {}) });
  }
}

export interface Place {
  region: LineLayout['region'];
  page: number;
  role?: LineLayout['role'];
  level?: number;
  marker?: string;
}

type HiddenWhy = LineLayout['hidden'];

/** White on the page's white, or under two points: there for machines only. */
function hiddenWhy(run: Run, shaded: boolean): HiddenWhy {
  if (run.hidden) return 'invisible';
  if (!shaded && /^f[c-f]f[c-f]f[c-f]$/i.test(run.colour ?? '')) return 'invisible';
  return (run.size ?? 11) <= 2 ? 'tiny' : undefined;
}

function layoutOf(runs: Run[], place: Place, hidden: HiddenWhy): LineLayout {
  const length = (some: Run[]) => some.reduce((sum, run) => sum + run.text.trim().length, 0);
  const all = length(runs);
  const most = [...runs].sort((a, b) => b.text.length - a.text.length)[0];
  return {
    page: place.page,
    x: 0,
    y: 0,
    width: 0,
    height: 0,
    size: most?.size ?? 11,
    bold: all > 0 && length(runs.filter((run) => run.bold)) > all / 2,
    ...(all > 0 && length(runs.filter((run) => run.italic)) > all / 2 ? { italic: true } : {}),
    column: 0,
    region: place.region,
    ...(place.role ? { role: place.role } : {}),
    ...(place.level === undefined ? {} : { level: place.level }),
    ...(hidden ? { hidden } : {}),
  };
}

function oneLine(runs: Run[], place: Place, hidden: HiddenWhy, clean: (text: string) => string): SourceLine {
  const marker = place.marker && runs.some((run) => run.text.trim()) ? `${place.marker} ` : '';
  let raw = marker;
  const links: NonNullable<LineLayout['links']> = [];
  for (const run of runs) {
    if (run.target && run.text.trim()) {
      const last = links.at(-1);
      if (last && last.target === run.target && last.end === raw.length) last.end += run.text.length;
      else links.push({ start: raw.length, end: raw.length + run.text.length, target: run.target });
    }
    raw += run.text;
  }
  const text = clean(raw);
  const layout = layoutOf(runs, place, hidden);
  // Cleaning moves offsets; a link is where its words are.
  const moved = links.flatMap(({ start, end, target }) => {
    const words = clean(raw.slice(start, end));
    const at = words ? text.indexOf(words, Math.max(0, clean(raw.slice(0, start)).length - 1)) : -1;
    return at < 0 ? [] : [{ start: at, end: at + words.length, target }];
  });
  if (moved.length > 0) layout.links = moved;
  return { text, layout };
}

function originIn(paragraph: Paragraph, runs: Run[], place: Place, alone: boolean): Origin | undefined {
  if (!paragraph.span) return undefined;
  const { part, start, end } = paragraph.span;
  const pieces = runs.map(({ text, place: at, target }) => ({
    text,
    ...(at ? { place: at } : {}),
    link: target !== undefined,
  }));
  return { part, paragraph: { start, end }, alone, marker: place.marker ?? '', pieces };
}

/** A paragraph as lines: parted at its line breaks, hidden runs on lines of their own. */
export function paragraphLines(
  paragraph: Paragraph,
  place: Place,
  shaded: boolean,
  clean: (text: string) => string,
): SourceLine[] {
  const lines: SourceLine[] = [];
  const groups = new Map<HiddenWhy, Run[][]>();
  for (const run of paragraph.runs) {
    const why = run.text.trim() ? hiddenWhy(run, shaded) : undefined;
    const group = groups.get(why) ?? [[]];
    groups.set(why, group);
    for (const [index, part] of run.text.split('\n').entries()) {
      if (index > 0) group.push([]);
      group.at(-1)?.push({ ...run, text: part });
    }
  }
  const alone = groups.size === 1 && (groups.values().next().value?.length ?? 0) === 1;
  for (const [why, group] of groups) {
    for (const [index, runs] of group.entries()) {
      const own = index === 0 ? place : { ...place, marker: undefined };
      const line = oneLine(runs, own, why, clean);
      if (line.text !== '') lines.push(setOrigin(line, originIn(paragraph, runs, own, alone)));
    }
  }
  return lines;
}
