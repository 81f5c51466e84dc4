import type { Zone } from '../locales/job-pack.ts';
import { fold } from '../match/fold.ts';
import { memoFor } from '../text/memo.ts';
import type { JobLine } from './lines.ts';
import type { ReadyPack } from './pack.ts';

/** Headings are listed in full words. */
const longForms: Record<string, string> = { ll: ' will', re: ' are', ve: ' have', s: ' is' };

const trimHeading = (text: string): string =>
  fold(text)
    .replace(/(?<=\p{L})'(ll|re|ve|s)(?!\p{L})/gu, (_, short: string) => longForms[short] ?? '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '')
    .replace(/^[一二三四五六七八九十]{1,2}[、.）)]\s*/u, '')
    .trim();

interface Opened {
  zone: Zone | undefined;
  /** How many of its letters are the heading that we know. */
  known: number;
  of: number;
}

const zoneOf = memoFor(readZone);

/** The zone a heading opens; undefined when less of it than this is a heading that we know. */
function headingZone(text: string, pack: ReadyPack, least: number): Zone | undefined {
  const found = zoneOf(text, pack);
  return found && found.known >= found.of * least ? found.zone : undefined;
}

function readZone(text: string, pack: ReadyPack): Opened | undefined {
  const heading = trimHeading(text);
  const of = heading.length;
  if (of === 0 || of > 70) return undefined;
  const exact = pack.headings.get(heading);
  if (exact) return { zone: exact, known: of, of };
  let best = '';
  for (const found of heading.matchAll(pack.headingPattern))
    if (found[0].length > best.length) best = found[0];
  return { zone: pack.headings.get(best.replace(/\s+/g, ' ')), known: best.length, of };
}

/** Whether a line stands where a heading stands. */
export function lineZone(line: JobLine, next: JobLine | undefined, pack: ReadyPack): Zone | null | undefined {
  const text = line.text;
  // A heading may ask ("What will you do?").
  const introduces = line.marked && next?.bullet && !line.bullet;
  if (text.length > 80)
    return introduces && text.length <= longestIntroduction
      ? (lastZone(text, pack) ?? unknownList(text, pack))
      : undefined;
  if (/(?<!\.\.)[.!。！]$/.test(text.trim())) return undefined;
  if (line.bullet && !line.marked) return undefined;
  const short = text.split(/\s+/).length <= 8;
  const known = short ? headingZone(text, pack, line.marked ? 0.35 : 0.5) : undefined;
  if (known) return known;
  const asks = /[?？]$/.test(text.trim());
  const opensList = line.blankBefore && next?.bullet && !line.bullet;
  const opens = opensList || opensLines(line, next) || opensProse(line, next);
  const inForm = short && text.length < 60 && (opens || line.marked || asks);
  // "The successful candidate should be able to show:" is a sentence, and opens its list all the same.
  const told =
    (inForm || introduces) && !line.bullet ? (endZone(text, pack) ?? rootZone(text, pack)) : undefined;
  if (told) return told;
  if (short && opensList && !/,/.test(text) && !asks && text.length < 50) return null;
  return introduces ? unknownList(text, pack) : undefined;
}

/** A word or two over lines without marks. */
const opensLines = (line: JobLine, next: JobLine | undefined): boolean =>
  line.blankBefore &&
  next !== undefined &&
  !next.blankBefore &&
  !line.bullet &&
  !next.bullet &&
  line.text.trim().split(/\s+/).length <= 2;

/** A short line over a paragraph of prose. */
const opensProse = (line: JobLine, next: JobLine | undefined): boolean =>
  line.blankBefore &&
  next !== undefined &&
  !next.blankBefore &&
  next.text.length > 60 &&
  !/,/.test(line.text);

/** A heading in words of its own tells by their roots what it opens ("Actividades a realizar"). */
function rootZone(text: string, pack: ReadyPack): Zone | undefined {
  const heading = trimHeading(text);
  return pack.headingRoots.find(({ pattern }) => pattern.test(heading))?.zone;
}

/** "We look for somebody who se encargue de:" opens what it ends with, whatever it began with. */
function endZone(text: string, pack: ReadyPack): Zone | undefined {
  const words = trimHeading(text).split(/\s+/u);
  for (let from = Math.max(1, words.length - longestEnd); from <= words.length - 2; from += 1) {
    const zone = pack.headings.get(words.slice(from).join(' '));
    if (zone) return zone;
  }
  return undefined;
}

const longestEnd = 5;
const longestIntroduction = 240;

/** "Together with the manager, you:" opens a list of which its lines say what it is; a sentence of the employer opens none. */
function unknownList(text: string, { cues }: ReadyPack): null | undefined {
  const folded = fold(text);
  const { duty, must, company, benefits, legal, apply } = cues;
  return [duty, must, company, benefits, legal, apply].some((cue) => cue.test(folded)) ? undefined : null;
}

/** Of a long sentence over a list only its last clause opens it. */
const lastZone = (text: string, pack: ReadyPack): Zone | undefined =>
  endZone(text, pack) ?? rootZone(text.slice(text.lastIndexOf(',') + 1), pack);

/** A verb that follows a heading stands near the beginning of the sentence. */
const verbReach = 60;

const inlineHeading = /^\s*(?:\*\*|【|\[)?([^:：】\]]{2,45})(?:\*\*)?(?:】|\]|\s*[:：])(?:\*\*)?\s*(?=\S)/u;

/** What stands behind a heading inside a line. */
export interface Headed {
  zone: Zone;
  text: string;
  start: number;
}

export function withoutHeading(text: string, start: number, pack: ReadyPack): Headed | undefined {
  const found = text.match(inlineHeading);
  const zone = found?.[1] ? headingZone(found[1], pack, 0.6) : undefined;
  const told = zone && found ? { zone, length: found[0].length } : openedByVerb(text, pack);
  return told ? { zone: told.zone, text: text.slice(told.length), start: start + told.length } : undefined;
}

/** "Ihre Aufgaben umfassen …": the heading is the beginning of its sentence. */
function openedByVerb(text: string, pack: ReadyPack): { zone: Zone; length: number } | undefined {
  const opening = text.slice(0, verbReach);
  const folded = fold(opening);
  if (folded.length !== opening.length) return undefined;
  const verb = folded.match(pack.headingVerb);
  if (verb?.index === undefined) return undefined;
  const zone = headingZone(opening.slice(0, verb.index), pack, 0.75);
  return zone ? { zone, length: verb.index + verb[0].length } : undefined;
}
