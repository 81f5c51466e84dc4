import type { SourceLine } from '@tailor/engine';

const folded = (text: string) => text.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
const pageNumber =
  /^(?:(?:page|página|pagina|seite|p\.?|第)\s*)?[-–]?\s*\d{1,3}\s*[-–]?(?:\s*(?:\/|of|de|sur|von|页，?共)\s*\d{1,3})?\s*页?$/i;

type Edge = 'header' | 'footer';

function edgeOf(line: SourceLine, height: number): Edge | undefined {
  if (!line.layout || line.layout.hidden) return undefined;
  if (line.layout.y < height * 0.09) return 'header';
  return line.layout.y + line.layout.height > height * 0.92 ? 'footer' : undefined;
}

/** What stands at the same edge of several pages, and page numbers, are no part of the text's flow. */
export function markEdges(pages: { lines: SourceLine[]; height: number }[]): void {
  const counts = new Map<string, number>();
  const keyOf = (line: SourceLine, edge: Edge) =>
    `${edge}:${Math.round((line.layout?.y ?? 0) / 6)}:${folded(line.text)}`;
  for (const { lines, height } of pages) {
    const keys = new Set(
      lines.flatMap((line) => {
        const edge = edgeOf(line, height);
        return edge ? [keyOf(line, edge)] : [];
      }),
    );
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const { lines, height } of pages) {
    for (const line of lines) {
      const edge = edgeOf(line, height);
      if (!edge || !line.layout) continue;
      const repeated = (counts.get(keyOf(line, edge)) ?? 0) > 1;
      if (repeated || pageNumber.test(line.text)) line.layout.region = edge;
    }
  }
}

/** "22.11.26, 10:45 Lebenslauf" above and "https://… 1/2" below: what a browser prints around a page. */
const printedAbove = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}[:.]\d{2}(?: ?[AP]M)?(?:\s|$)/i;
const printedBelow = /^(?:https?:\/\/|file:\/\/|about:)\S*\s+\d{1,3}\/\d{1,3}$/i;

/** Neither is the writer's; the line below, which nobody would write, gives the one above away. */
export function dropPrintedEdges(pages: { lines: SourceLine[]; height: number }[]): void {
  for (const page of pages) {
    const isBelow = (line: SourceLine) =>
      edgeOf(line, page.height) === 'footer' && printedBelow.test(line.text);
    const isAbove = (line: SourceLine) =>
      edgeOf(line, page.height) === 'header' && printedAbove.test(line.text);
    if (page.lines.some(isBelow)) page.lines = page.lines.filter((line) => !isBelow(line) && !isAbove(line));
  }
}
