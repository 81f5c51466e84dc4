/** Entries written one behind the other, parted by bars: lists that people read and extend. */
export function words(text: string): string[] {
  return text
    .split('|')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** "name = value | name = value" */
export function pairs<T extends string>(text: string): Record<string, T> {
  return Object.fromEntries(words(text).map((entry) => entry.split(/\s*=\s*/) as [string, T]));
}
