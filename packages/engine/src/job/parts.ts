import type { Zone } from '../locales/job-pack.ts';
import { fold } from '../match/fold.ts';
import type { Importance } from '../types.ts';
import { clausesApart } from './clauses.ts';
import { guessedZones } from './guess-zones.ts';
import { type JobLine, jobLines, sentences } from './lines.ts';
import type { ReadyPack } from './pack.ts';

/** A sentence of a posting that may hold requirements. */
export interface Part {
  text: string;
  folded: string;
  start: number;
  bullet: boolean;
  zone: Zone | null;
  importance: Importance;
  /** Stands before the first heading. */
  intro: boolean;
}

/** Longer sentences are no sentences: cues are looked for in their beginning only. */
const cueReach = 1500;

/** Headings are listed in full words. */
const longForms: Record<string, string> = { ll: ' will', re: ' are', ve: ' have', s: ' is' };

const trimHeading = (text: string): string =>
  fold(text)
    .replace(/(?<=\p{L})'(ll|re|ve|s)(?!\p{L})/gu, (_, short: string) => longForms[short] ?? '')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '')
    .trim();

/** The zone a heading opens; undefined when the text is no heading that we know. */
export function headingZone(text: string, pack: ReadyPack, least: number): Zone | undefined {
  const heading = trimHeading(text);
  if (heading.length === 0 || heading.length > 70) return undefined;
  const exact = pack.headings.get(heading);
  if (exact) return exact;
  let best = '';
  for (const found of heading.matchAll(pack.headingPattern))
    if (found[0].length > best.length) best = found[0];
  if (best.length < heading.length * least) return undefined;
  return pack.headings.get(best.replace(/\s+/g, ' '));
}

/** Whether a line stands where a heading stands. */
function lineZone(line: JobLine, next: JobLine | undefined, pack: ReadyPack): Zone | null | undefined {
  const text = line.text;
  if (text.length > 80 || /[.!?。！？]$/.test(text.trim())) return undefined;
  if (line.bullet && !line.marked) return undefined;
  const short = text.split(/\s+/).length <= 8;
  const known = short ? headingZone(text, pack, line.marked ? 0.35 : 0.5) : undefined;
  if (known) return known;
  const alone = line.blankBefore && next?.bullet && !line.bullet && !/,/.test(text);
  return short && alone && text.length < 50 ? null : undefined;
}

const inlineHeading = /^\s*(?:\*\*|【|\[)?([^:：】\]]{2,45})(?:\*\*)?(?:】|\]|\s*[:：])(?:\*\*)?\s*(?=\S)/u;

function withoutHeading(
  text: string,
  start: number,
  pack: ReadyPack,
): { zone: Zone; text: string; start: number } | undefined {
  const found = text.match(inlineHeading);
  if (!found?.[1]) return undefined;
  const zone = headingZone(found[1], pack, 0.6);
  return zone ? { zone, text: text.slice(found[0].length), start: start + found[0].length } : undefined;
}

const requirementZones: ReadonlySet<Zone | null> = new Set(['requirements', 'preferred', 'duties']);
const silentZones: ReadonlySet<Zone | null> = new Set(['benefits', 'legal', 'apply', 'skip']);

/** What a sentence says of itself; null when it holds no requirement. */
function importanceOf(folded: string, zone: Zone | null, pack: ReadyPack): Importance | null {
  const text = folded.slice(0, cueReach);
  const says = (cue: keyof ReadyPack['cues']): boolean => pack.cues[cue].test(text);
  if (silentZones.has(zone)) return null;
  if (requirementZones.has(zone)) {
    if (says('legal') && !says('must') && zone !== 'duties') return null;
    // Prose goes on to the offer without a heading.
    if (text.slice(0, 40).search(pack.cues.benefits) >= 0 && !says('must')) return null;
    if (says('preferred') || zone === 'preferred') return 'preferred';
    return zone === 'requirements' ? 'must' : 'context';
  }
  if (says('legal')) return null;
  const asks = says('must');
  if (says('benefits') && !asks) return null;
  if (says('apply') && !asks) return null;
  if ((zone === 'company' || says('company')) && !(asks && /\d|:/.test(text) && zone !== 'company'))
    return null;
  if (says('preferred')) return 'preferred';
  return asks ? 'must' : 'context';
}

/** All sentences that may hold requirements, with what they are worth. */
export function jobParts(description: string, pack: ReadyPack): Part[] {
  const lines = jobLines(description);
  const opened = guessedZones(
    lines,
    lines.map((line, index) => lineZone(line, lines[index + 1], pack)),
    pack,
  );
  const parts: Part[] = [];
  let zone: Zone | null = null;
  let headed = false;
  const add = (text: string, start: number, bullet: boolean): void => {
    const folded = fold(text);
    const importance = importanceOf(folded, zone, pack);
    const own = zone === null && importance === 'context' && pack.cues.duty.test(folded.slice(0, cueReach));
    if (importance)
      parts.push({ text, folded, start, bullet, zone: own ? 'duties' : zone, importance, intro: !headed });
  };
  const addClauses = (text: string, start: number, bullet: boolean): void => {
    for (const clause of clausesApart(text, pack)) add(clause.text, start + clause.at, bullet);
  };
  lines.forEach((line, index) => {
    const opens = opened[index];
    if (opens !== undefined) {
      zone = opens;
      headed = true;
      return;
    }
    for (const sentence of sentences(line.text, line.start)) {
      const inline = withoutHeading(sentence.text, sentence.start, pack);
      if (!inline) addClauses(sentence.text, sentence.start, line.bullet);
      else {
        const before: Zone | null = zone;
        zone = inline.zone;
        headed = true;
        addClauses(inline.text, inline.start, line.bullet);
        // In a list "Education: …" speaks of its own line only.
        if (line.bullet) zone = before;
      }
    }
  });
  return raised(withoutIntro(parts));
}

/** Where headings part the posting, what stands before them and asks for nothing tells of the employer. */
function withoutIntro(parts: Part[]): Part[] {
  const asked = parts.some((part) => part.zone === 'requirements' || part.zone === 'duties');
  if (!asked) return parts;
  return parts.filter((part) => !(part.intro && part.zone === null && part.importance === 'context'));
}

/** A posting without a list of requirements says by its duties what it asks for. */
function raised(parts: Part[]): Part[] {
  if (parts.some((part) => part.importance === 'must')) return parts;
  return parts.map((part) => (part.importance === 'context' ? { ...part, importance: 'must' } : part));
}
