/** A piece of a line: plain, a link, or a word that must not be broken at its hyphen. */
export interface Span {
  text: string;
  href?: string;
  whole?: boolean;
}

const linkPattern =
  /(?<mail>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(?<url>https?:\/\/[^\s|·,;()<>"']+[^\s|·,;()<>"'.])|(?<bare>(?:www\.|linkedin\.com\/|github\.com\/|gitlab\.com\/)[^\s|·,;()<>"']*[^\s|·,;()<>"'.])/gi;

/** Words that a line break at their own hyphen would change for whoever reads the file back. */
const hyphenated = /[^\s-]*(?:[^\s]-[^\s])[^\s]*/g;
const longestWhole = 32;

function keepWhole(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of text.matchAll(hyphenated)) {
    if (found[0].length > longestWhole) continue;
    if (found.index > at) spans.push({ text: text.slice(at, found.index) });
    spans.push({ text: found[0], whole: true });
    at = found.index + found[0].length;
  }
  if (at < text.length) spans.push({ text: text.slice(at) });
  return spans;
}

function hrefOf(found: RegExpMatchArray): string {
  if (found.groups?.mail) return `mailto:${found[0]}`;
  return found.groups?.url ? found[0] : `https://${found[0]}`;
}

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of text.matchAll(linkPattern)) {
    const start = found.index ?? 0;
    if (start > at) spans.push(...keepWhole(text.slice(at, start)));
    spans.push({
      text: found[0],
      href: hrefOf(found),
      ...(found[0].length <= longestWhole + 10 ? { whole: true } : {}),
    });
    at = start + found[0].length;
  }
  if (at < text.length) spans.push(...keepWhole(text.slice(at)));
  return spans;
}
