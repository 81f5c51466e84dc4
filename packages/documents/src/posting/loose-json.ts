/**
 * One in five real JSON-LD blocks is no valid JSON: line breaks inside strings, trailing commas,
 * comments, quotes that nobody escaped, an end that is missing. This reads what can be read.
 */
const maxDepth = 60;
/** What may stand behind a string: an end, or a comma and the next key or value. */
const valueEnd = /^\s*(?:$|[}\]]|,\s*(?:$|["'{}[\],\d-]|\/\/|[A-Za-z_$][\w$]*\s*[:,}\]]))/;

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  value(depth = 0): unknown {
    this.space();
    const char = this.text[this.at];
    if (char === undefined || depth > maxDepth) throw new SyntaxError('nothing to read');
    if (char === '{') return this.object(depth);
    if (char === '[') return this.array(depth);
    if (char === '"' || char === "'") return this.string(char);
    return this.word();
  }

  /** Several values behind each other, as some pages write them. */
  all(): unknown[] {
    const found: unknown[] = [];
    for (this.space(); this.at < this.text.length; this.space()) {
      if (/[;,\]}]/.test(this.text[this.at] ?? '')) {
        this.at += 1;
        continue;
      }
      const before = this.at;
      try {
        found.push(this.value());
      } catch {
        break;
      }
      if (this.at === before) this.at += 1;
    }
    return found;
  }

  private space(): void {
    const skip = /(?:\s|\u00a0|\ufeff|\/\*[\s\S]*?\*\/|\/\/[^\n]*|<!--|-->|<!\[CDATA\[|\]\]>)+/y;
    skip.lastIndex = this.at;
    if (skip.test(this.text)) this.at = skip.lastIndex;
  }

  private object(depth: number): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    this.at += 1;
    for (;;) {
      this.space();
      const char = this.text[this.at];
      if (char === undefined) return made;
      if (char === '}') {
        this.at += 1;
        return made;
      }
      if (char === ',' || char === ']') {
        this.at += 1;
        continue;
      }
      const key = char === '"' || char === "'" ? this.string(char, true) : this.bareKey();
      this.space();
      if (this.text[this.at] !== ':') {
        // A key without a value: nothing that could be kept.
        this.at += this.text[this.at] === ',' ? 1 : 0;
        if (key === '') this.at += 1;
        continue;
      }
      this.at += 1;
      this.space();
      if (this.at >= this.text.length) return made;
      if (/[,}]/.test(this.text[this.at] ?? '')) continue;
      const value = this.value(depth + 1);
      if (key !== '__proto__') made[key] = value;
    }
  }

  private array(depth: number): unknown[] {
    const made: unknown[] = [];
    this.at += 1;
    for (;;) {
      this.space();
      const char = this.text[this.at];
      if (char === undefined) return made;
      if (char === ']') {
        this.at += 1;
        return made;
      }
      if (char === '}') return made;
      if (char === ',') {
        this.at += 1;
        continue;
      }
      made.push(this.value(depth + 1));
    }
  }

  private bareKey(): string {
    const word = /[\w@$-]*/y;
    word.lastIndex = this.at;
    const found = word.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private word(): unknown {
    const word = /[^,}\]\s]+/y;
    word.lastIndex = this.at;
    const found = word.exec(this.text)?.[0] ?? '';
    if (found === '') throw new SyntaxError('no value');
    this.at += found.length;
    if (found === 'true') return true;
    if (found === 'false') return false;
    if (found === 'null' || found === 'undefined') return null;
    const number = Number(found);
    return Number.isNaN(number) ? found : number;
  }

  /** A quote ends a string only where something of JSON follows it. */
  private ends(isKey: boolean): boolean {
    const after = this.text.slice(this.at + 1, this.at + 60);
    return isKey ? /^\s*:/.test(after) : valueEnd.test(after);
  }

  private string(quote: string, isKey = false): string {
    let made = '';
    for (this.at += 1; this.at < this.text.length; this.at += 1) {
      const char = this.text[this.at] ?? '';
      if (char === '\\') made += this.escape();
      else if (char === quote && this.ends(isKey)) {
        this.at += 1;
        return made;
      } else made += char;
    }
    return made;
  }

  private escape(): string {
    this.at += 1;
    const char = this.text[this.at] ?? '';
    const known: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '', f: '' };
    if (char in known) return known[char] ?? '';
    if (char !== 'u') return char;
    const code = this.text.slice(this.at + 1, this.at + 5);
    if (!/^[\da-f]{4}$/i.test(code)) return '';
    this.at += 4;
    return String.fromCharCode(Number.parseInt(code, 16));
  }
}

/** Everything readable in a script block; strictly first, because that is fast and exact. */
export function readLooseJson(text: string): unknown[] {
  const trimmed = text
    .trim()
    .replace(/^<!--|-->$/g, '')
    .trim();
  if (trimmed === '') return [];
  try {
    return [JSON.parse(trimmed)];
  } catch {
    return new Reader(trimmed).all();
  }
}
