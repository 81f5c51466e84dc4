import type { Zone } from '../locales/job-pack.ts';
import { fold } from '../match/fold.ts';
import type { Importance } from '../types.ts';
import { clausesApart } from './clauses.ts';
import { guessedZones, offeringLines } from './guess-zones.ts';
import { lineZone, withoutHeading } from './headings.ts';
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
/** Longer sentences ask for more than a formality. */
const formalReach = 90;

const requirementZones: ReadonlySet<Zone | null> = new Set(['requirements', 'preferred', 'duties']);
const silentZones: ReadonlySet<Zone | null> = new Set(['benefits', 'legal', 'apply', 'skip']);

/** What a sentence says of itself; null when it holds no requirement. */
function importanceOf(
  folded: string,
  zone: Zone | null,
  { bullet, mayOffer }: { bullet: boolean; mayOffer: boolean },
  pack: ReadyPack,
): Importance | null {
  const text = folded.slice(0, cueReach);
  const says = (cue: keyof ReadyPack['cues']): boolean => pack.cues[cue].test(text);
  // "Bookkeeping (ideally Sage)" asks for bookkeeping.
  const wishes = pack.cues.preferred.test(text.replace(/\([^)]*\)/g, ' '));
  if (silentZones.has(zone)) return null;
  if (text.length < formalReach && says('formal')) return null;
  if (requirementZones.has(zone)) {
    if (says('legal') && !says('must') && !(zone === 'duties' && bullet)) return null;
    if (!bullet && says('apply') && !says('must')) return null;
    // Prose goes on to the offer without a heading.
    if (mayOffer && text.slice(0, 40).search(pack.cues.benefits) >= 0 && !says('must')) return null;
    if (wishes || zone === 'preferred') return 'preferred';
    // Behind a list of duties a sentence may ask ("You'll need to have …").
    const asks = zone === 'duties' && !bullet && says('required');
    return zone === 'requirements' || asks ? 'must' : 'context';
  }
  if (says('legal')) return null;
  const asks = says('must');
  if (says('benefits') && !asks) return null;
  if (says('apply') && !asks) return null;
  if ((zone === 'company' || says('company')) && !(asks && /\d|:/.test(text) && zone !== 'company'))
    return null;
  if (wishes) return 'preferred';
  return asks ? 'must' : 'context';
}

/** A posting often begins with its own title: it is weighed by itself, and heads no part. */
function withoutTitle(lines: JobLine[], title: string): JobLine[] {
  return fold(lines[0]?.text ?? '').trim() === fold(title).trim() ? lines.slice(1) : lines;
}

/** All sentences that may hold requirements, with what they are worth. */
export function jobParts(description: string, title: string, pack: ReadyPack): Part[] {
  const lines = withoutTitle(jobLines(description), title);
  const opened = guessedZones(
    lines,
    lines.map((line, index) => lineZone(line, lines[index + 1], pack)),
    pack,
  );
  const parts: Part[] = [];
  let zone: Zone | null = null;
  let headed = false;
  /** What "Hours: 20 a week" interrupts: such a line speaks for its own paragraph only. */
  let interrupted: { zone: Zone | null } | undefined;
  const offering = offeringLines(lines, pack);
  const add = (text: string, start: number, line: JobLine, wish = false): void => {
    const folded = fold(text);
    const { bullet } = line;
    const said = importanceOf(folded, zone, { bullet, mayOffer: !bullet || offering.has(line) }, pack);
    const importance = wish && said === 'must' ? 'preferred' : said;
    const own = zone === null && importance === 'context' && pack.cues.duty.test(folded.slice(0, cueReach));
    if (!importance) return;
    const asked = zone === 'duties' && importance === 'must' ? 'requirements' : zone;
    parts.push({ text, folded, start, bullet, zone: own ? 'duties' : asked, importance, intro: !headed });
  };
  const addClauses = (text: string, start: number, line: JobLine): void => {
    for (const clause of clausesApart(text, pack)) add(clause.text, start + clause.at, line, clause.wish);
  };
  lines.forEach((line, index) => {
    const opens = opened[index];
    if (opens !== undefined) {
      zone = opens;
      headed = true;
      interrupted = undefined;
      return;
    }
    if (line.blankBefore && interrupted) {
      zone = interrupted.zone;
      interrupted = undefined;
    }
    for (const sentence of sentences(line.text, line.start)) {
      const inline = withoutHeading(sentence.text, sentence.start, pack);
      if (!inline) addClauses(sentence.text, sentence.start, line);
      else {
        const before: Zone | null = zone;
        if (silentZones.has(inline.zone)) interrupted ??= { zone };
        else interrupted = undefined;
        zone = inline.zone;
        headed ||= !silentZones.has(inline.zone);
        addClauses(inline.text, inline.start, line);
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
