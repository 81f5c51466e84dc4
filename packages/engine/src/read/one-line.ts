import { isLocation } from './address.ts';

/**
 * "Jane Roe, gardener, Mill Lane 1, 12345 Lee, jane@…": a header written as one list. What stands between
 * commas is a cell of its own, but for the parts of an address.
 */
export function partOneLine(text: string, hasMail: boolean): string {
  const parts = text.split(/,\s+/);
  if (!hasMail || parts.length < 4 || text.length > 240 || /[|•·]/.test(text)) return text;
  const cells: string[] = [];
  for (const part of parts) {
    const last = cells.at(-1);
    if (last && belongTogether(last, part)) cells[cells.length - 1] = `${last}, ${part}`;
    else cells.push(part);
  }
  return cells.join('\t');
}

function belongTogether(first: string, second: string): boolean {
  if (/@|\d{6}/.test(`${first} ${second}`) || !isLocation(`${first}, ${second}`)) return false;
  return /\d/.test(first) || isLocation(first);
}
