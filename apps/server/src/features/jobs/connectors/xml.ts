import { XMLParser } from 'fast-xml-parser';
import { SourceProblem } from './connector.ts';
import { at, type Entry, isEntry } from './reading.ts';

/** No DTD, no entities of its own, nothing but elements and text. */
const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  processEntities: true,
  cdataPropName: '#cdata',
});

/** The parser closes what a broken connection left open; half a feed would then be a whole one. */
function isWhole(body: string): boolean {
  const text = body.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '').trim();
  const root = /^<([\w.:-]+)/.exec(text)?.[1];
  if (!root) return false;
  return text.endsWith(`</${root}>`) || /^<[^<>]*\/>$/.test(text);
}

export function readXml(body: string): unknown {
  if (/<!DOCTYPE/i.test(body.slice(0, 2_000)))
    throw new SourceProblem('garbage', 'the feed declares a document type');
  if (!isWhole(body)) throw new SourceProblem('garbage', 'the reply ends in the middle');
  try {
    return parser.parse(body);
  } catch {
    throw new SourceProblem('garbage', 'the reply is no XML');
  }
}

export const each = (value: unknown): Entry[] => (Array.isArray(value) ? value : [value]).filter(isEntry);

/** Text of an element, whether it was written plainly or as CDATA. */
export function inner(value: unknown): string {
  const found = isEntry(value) ? (value['#cdata'] ?? value['#text']) : value;
  return (Array.isArray(found) ? found.join('') : typeof found === 'string' ? found : '').trim();
}

export const listAt = (value: unknown, ...path: string[]): Entry[] => each(at(value, ...path));
