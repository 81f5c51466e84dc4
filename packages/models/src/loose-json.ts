/**
 * JSON as models write it: in fences, behind a sentence, with trailing commas, single quotes, bare keys, line ends
 * in strings, or cut in the middle. What is cut is left out with everything it was part of.
 */
const CUT = Symbol('cut');
const DEEPEST = 20;

export function readLoosely(text: string): unknown {
  const start = text.search(/[{[]/);
  if (start < 0) return undefined;
  const value = new Reader(text.slice(start)).value(0);
  return value === CUT ? undefined : value;
}

class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  value(depth: number): unknown {
    this.blank();
    const next = this.text[this.at];
    if (next === undefined || depth > DEEPEST) return CUT;
    if (next === '{') return this.object(depth);
    if (next === '[') return this.list(depth);
    if (next === '"' || next === "'" || next === '“') return this.string();
    return this.word();
  }

  private blank(): void {
    // A comment that never ends would be looked through to the end again and again.
    const gap = /(?:\s|\/\/[^\n]*|\/\*[\s\S]{0,200}?\*\/)*/y;
    gap.lastIndex = this.at;
    this.at += gap.exec(this.text)?.[0].length ?? 0;
  }

  private skip(marks: string): void {
    this.blank();
    while (this.at < this.text.length && marks.includes(this.text[this.at] ?? '')) {
      this.at += 1;
      this.blank();
    }
  }

  private list(depth: number): unknown {
    const items: unknown[] = [];
    this.at += 1;
    for (;;) {
      this.skip(',');
      if (this.at >= this.text.length) return items;
      if (this.text[this.at] === ']' || this.text[this.at] === '}') {
        this.at += 1;
        return items;
      }
      const before = this.at;
      const item = this.value(depth + 1);
      if (item !== CUT) items.push(item);
      if (this.at === before) return items;
    }
  }

  private object(depth: number): unknown {
    const made: Record<string, unknown> = {};
    this.at += 1;
    for (;;) {
      this.skip(',');
      const next = this.text[this.at];
      // A list that is whole so far is worth keeping; a half edit is not.
      if (next === undefined) return Object.values(made).some(Array.isArray) ? made : CUT;
      if (next === '}' || next === ']') {
        this.at += 1;
        return made;
      }
      const key = next === '"' || next === "'" || next === '“' ? this.string() : this.word();
      this.skip(':');
      const value = this.value(depth + 1);
      if (typeof key !== 'string' || key === '' || value === CUT) return CUT;
      Object.defineProperty(made, key, { value, enumerable: true, configurable: true, writable: true });
    }
  }

  private string(): unknown {
    const open = this.text[this.at];
    const close = open === '“' ? '”' : open;
    let made = '';
    for (this.at += 1; this.at < this.text.length; this.at += 1) {
      const next = this.text[this.at];
      if (next === close) {
        this.at += 1;
        return made;
      }
      if (next === '\\') {
        const escaped = this.escape();
        if (escaped === undefined) return CUT;
        made += escaped;
      } else made += next === '\n' || next === '\r' ? ' ' : next;
    }
    return CUT;
  }

  private escape(): string | undefined {
    this.at += 1;
    const kind = this.text[this.at];
    if (kind !== 'u')
      return kind === undefined ? undefined : ({ n: ' ', r: ' ', t: ' ', b: '', f: '' }[kind] ?? kind);
    const code = this.text.slice(this.at + 1, this.at + 5);
    if (!/^[\da-f]{4}$/i.test(code)) return undefined;
    this.at += 4;
    return String.fromCharCode(Number.parseInt(code, 16));
  }

  private word(): unknown {
    const bare = /[^\s,:{}[\]"']+/y;
    bare.lastIndex = this.at;
    const found = bare.exec(this.text)?.[0] ?? '';
    this.at += Math.max(found.length, 1);
    if (found === 'true' || found === 'false') return found === 'true';
    if (found === 'null') return null;
    return found !== '' && Number.isFinite(Number(found)) ? Number(found) : found;
  }
}
