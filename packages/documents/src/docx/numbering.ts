import { type Attributes, scanXml } from './xml.ts';

interface Level {
  format: string;
  text: string;
  start: number;
}

/** Markers of lists: bullets as bullets, numbers counted as a word processor counts them. */
export class Numbering {
  private readonly abstract = new Map<string, Map<number, Level>>();
  private readonly instances = new Map<string, string>();
  private readonly counters = new Map<string, number[]>();
  /** A list that begins anew though it looks like another: where each of its levels begins. */
  private readonly restarts = new Map<string, Map<number, number>>();

  constructor(xml?: string) {
    if (xml) this.read(xml);
  }

  marker(id: string, level: number): string {
    if (id === '0') return '';
    const name = this.instances.get(id) ?? '';
    const levels = this.abstract.get(name);
    const own = levels?.get(level);
    if (!own || own.format === 'bullet') return '•';
    if (own.format === 'none') return '';
    const restart = this.restarts.get(id);
    const key = restart ? `${name}/${id}` : name;
    const counter = this.counters.get(key) ?? [];
    counter[level] = (counter[level] ?? (restart?.get(level) ?? own.start) - 1) + 1;
    counter.length = level + 1;
    this.counters.set(key, counter);
    return own.text.replace(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const of = levels?.get(at);
      return written(counter[at] ?? of?.start ?? 1, of?.format ?? 'decimal');
    });
  }

  private read(xml: string): void {
    let abstractId = '';
    let level = 0;
    let instance = '';
    const open = (name: string, attributes: Attributes) => {
      const value = attributes.get('val') ?? '';
      if (name === 'abstractNum') {
        abstractId = attributes.get('abstractNumId') ?? '';
        this.abstract.set(abstractId, new Map());
      } else if (name === 'lvl' && !instance) {
        level = Number(attributes.get('ilvl'));
        this.abstract.get(abstractId)?.set(level, { format: 'decimal', text: '', start: 1 });
      } else if (name === 'num') instance = attributes.get('numId') ?? '';
      else if (name === 'abstractNumId' && instance) this.instances.set(instance, value);
      else if (name === 'lvlOverride') level = Number(attributes.get('ilvl'));
      else if (name === 'startOverride') this.restart(instance, level, Number(value));
      else if (!instance) this.readLevel(name, value, this.abstract.get(abstractId)?.get(level));
    };
    const close = (name: string) => {
      if (name === 'num') instance = '';
    };
    scanXml(xml, { open, close, text: () => {} });
  }

  private restart(instance: string, level: number, start: number): void {
    const levels = this.restarts.get(instance) ?? new Map<number, number>();
    this.restarts.set(instance, levels.set(level, start || 0));
  }

  private readLevel(name: string, value: string, level: Level | undefined): void {
    if (!level) return;
    if (name === 'numFmt') level.format = value;
    else if (name === 'lvlText') level.text = value;
    else if (name === 'start') level.start = Number(value) || 0;
  }
}

const romans: [number, string][] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(count: number): string {
  let left = Math.min(count, 399);
  let text = '';
  for (const [value, sign] of romans) {
    for (; left >= value; left -= value) text += sign;
  }
  return text;
}

function written(count: number, format: string): string {
  if (format === 'lowerRoman') return roman(count);
  if (format === 'upperRoman') return roman(count).toUpperCase();
  if (format === 'lowerLetter' || format === 'upperLetter') {
    const letter = String.fromCharCode(97 + ((Math.max(1, count) - 1) % 26));
    return format === 'upperLetter' ? letter.toUpperCase() : letter;
  }
  return String(count);
}
