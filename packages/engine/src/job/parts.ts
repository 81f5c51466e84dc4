import type { Zone } from '../locales/job-pack.ts';
import { andWords, hanAnd } from '../locales/joints.ts';
import { fold, hasHan } from '../match/fold.ts';
import { clauseMark } from '../text/clause-mark.ts';
import type { Importance } from '../types.ts';
import { askedWords } from './asked-words.ts';
import { type Clause, clausesApart } from './clauses.ts';
import { guessedZones, offeringLines, proseBehindLists } from './guess-zones.ts';
import { type Headed, lineZone, withoutHeading } from './headings.ts';
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

/** "A driving licence and your own car": beside the formality stands something a resume tells. */
function asksBesides(text: string, pack: ReadyPack): boolean {
  const rest = text.replace(new RegExp(pack.cues.formal.source, 'g'), ' ');
  const { years } = pack;
  const asksYears = (said: string): boolean =>
    said.search(years.pattern) >= 0 && years.experience.test(said) && !years.not.test(said);
  // "3年以上养殖经验，年龄45岁以下": Han says in few signs what is asked for, and each mark ends it.
  const timed = hasHan(rest) ? rest.split(clauseMark).some(asksYears) : asksYears(rest);
  const values = [pack.certificate, pack.anyLanguageName, ...pack.degrees.map(({ pattern }) => pattern)];
  return timed || values.some((pattern) => pattern.test(rest));
}

/** "Sage (desirable)": one thing, and behind it nothing but the wish. */
function wishesBehind(text: string, { cues }: ReadyPack): boolean {
  const [, thing = '', wish = ''] =
    /^([^(),;、，；]{2,60})[(（]([^()（）]{2,20})[)）][\s.;。；]*$/u.exec(text) ?? [];
  if (oneOfSeveral.test(thing)) return false;
  const found = cues.preferred.exec(wish.trim());
  return found !== null && found[0].length === wish.trim().length;
}

const oneOfSeveral = new RegExp(`\\s(?:${andWords}|&)\\s|[${hanAnd}]`, 'u');

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
  const wishes = pack.cues.preferred.test(text.replace(/\([^)]*\)/g, ' ')) || wishesBehind(text, pack);
  // "You get a bonus and a team you are proud of": what a sentence opens as an offer asks for nothing behind it.
  const offers = text.trimStart().search(pack.cues.offers) === 0 && !says('required');
  if (silentZones.has(zone)) return null;
  if (text.length < formalReach && says('formal') && !asksBesides(text, pack)) return null;
  if (requirementZones.has(zone)) {
    if (says('legal') && !says('must') && !(zone === 'duties' && bullet)) return null;
    if (!bullet && says('apply') && !says('must')) return null;
    // Prose goes on to the offer without a heading.
    if (mayOffer && text.slice(0, 40).search(pack.cues.benefits) >= 0 && (offers || !says('must')))
      return null;
    if (wishes || zone === 'preferred') return 'preferred';
    // Behind a list of duties a sentence may ask ("You'll need to have …").
    const asks = zone === 'duties' && !bullet && says('required');
    return zone === 'requirements' || asks ? 'must' : 'context';
  }
  if (says('legal')) return null;
  const asks = says('must');
  if (offers || (says('benefits') && !asks)) return null;
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

/** What the lines before the one that is read have opened. */
class PartReader {
  readonly parts: Part[] = [];
  /** Whether something parts what is asked for from the rest. */
  parted = false;
  private zone: Zone | null = null;
  private headed = false;
  /** What "Hours: 20 a week" interrupts: such a line speaks for its own paragraph only. */
  private interrupted: { zone: Zone | null } | undefined;
  /** A heading inside a sentence opens something anew, behind a list too. */
  private openedInline = false;

  constructor(
    private readonly pack: ReadyPack,
    private readonly offering: ReadonlySet<JobLine>,
    private readonly behindList: ReadonlySet<JobLine>,
  ) {}

  open(zone: Zone | null): void {
    this.zone = zone;
    this.headed = true;
    this.interrupted = undefined;
    this.openedInline = false;
  }

  read(line: JobLine): void {
    // "Your mission: you answer our travellers." and below it the list of what that is.
    const goesOn = line.bullet && this.zone === 'duties' && this.interrupted?.zone === null;
    if (line.blankBefore && goesOn) this.interrupted = undefined;
    if (line.blankBefore && this.interrupted) {
      this.zone = this.interrupted.zone;
      this.interrupted = undefined;
      this.openedInline = false;
    }
    for (const { text, start } of sentences(line.text, line.start)) {
      const inline = withoutHeading(text, start, this.pack);
      if (inline) this.addHeaded(inline, line);
      else this.addClauses(text, start, line);
    }
  }

  private addHeaded(inline: Headed, line: JobLine): void {
    const before = this.zone;
    // "A typical week: you lead …", "Desirable: …" tell of their own paragraph.
    const own = (inline.zone === 'duties' || inline.zone === 'preferred') && !line.bullet;
    if (own || silentZones.has(inline.zone)) this.interrupted ??= { zone: before };
    else this.interrupted = undefined;
    this.zone = inline.zone;
    this.openedInline ||= !line.bullet;
    this.headed ||= !silentZones.has(inline.zone);
    this.addClauses(inline.text, inline.start, line);
    // In a list "Education: …" speaks of its own line only.
    if (line.bullet) this.zone = before;
  }

  private addClauses(text: string, start: number, line: JobLine): void {
    for (const clause of clausesApart(text, this.pack))
      this.add(clause.text, start + clause.at, line, clause);
  }

  /** "We look for a responsable de boutique": whom one looks for is not what is done. */
  private tellsOfWork(opening: string): boolean {
    const { sought } = askedWords(this.pack.language);
    return this.pack.cues.duty.test(sought ? opening.replace(sought, ' ') : opening);
  }

  /** "A clinic in the centre looks for …": who looks is none of what is asked for. */
  private withoutEmployer(text: string): number {
    if (this.headed || this.zone !== null) return 0;
    return askedWords(this.pack.language).seeks?.exec(text)?.index ?? 0;
  }

  private add(whole: string, at: number, line: JobLine, { wish, asked }: Clause): void {
    const { cues, years } = this.pack;
    const told = this.withoutEmployer(whole);
    const [text, start] = [whole.slice(told), at + told];
    const folded = fold(text);
    const opening = folded.slice(0, cueReach);
    const { bullet } = line;
    const behind = this.behindList.has(line) && !this.openedInline;
    const under = behind && requirementZones.has(this.zone) ? null : this.zone;
    const mayOffer = !bullet || this.offering.has(line);
    const said = importanceOf(folded, under, { bullet, mayOffer }, this.pack);
    const raised = asked && said === 'context' && under === null ? 'must' : said;
    const importance = wish && raised === 'must' ? 'preferred' : raised;
    const own = under === null && importance === 'context' && this.tellsOfWork(opening);
    // Behind a list only what asks by itself is asked for.
    const asks = own || (years.experience.test(folded) && folded.search(years.pattern) >= 0);
    if (!importance || (behind && importance === 'context' && !asks)) return;
    // Prose that says without doubt what is needed is read like a list of it.
    const needs = under === null && !behind && cues.required.test(opening);
    const must = importance === 'must' && (under === 'duties' || needs);
    const zone = own ? 'duties' : must ? 'requirements' : under;
    // "You lead three gardeners and with them you do:" opens the list of what is done.
    if (own && under === null && !behind && /[:：]\s*$/.test(line.text)) {
      this.interrupted ??= { zone: null };
      this.zone = 'duties';
    }
    this.parted ||= own || requirementZones.has(under);
    this.parts.push({ text, folded, start, bullet, zone, importance, intro: !this.headed });
  }
}

/** All sentences that may hold requirements, with what they are worth. */
export function jobParts(description: string, title: string, pack: ReadyPack): Part[] {
  const lines = withoutTitle(jobLines(description), title);
  const opened = guessedZones(
    lines,
    lines.map((line, index) => lineZone(line, lines[index + 1], pack)),
    pack,
  );
  const reader = new PartReader(pack, offeringLines(lines, pack), proseBehindLists(lines, opened));
  lines.forEach((line, index) => {
    const zone = opened[index];
    if (zone === undefined) reader.read(line);
    else reader.open(zone);
  });
  return raised(reader.parted ? withoutIntro(reader.parts) : reader.parts);
}

/** Where headings part the posting, what stands before them and asks for nothing tells of the employer. */
function withoutIntro(parts: Part[]): Part[] {
  return parts.filter((part) => !(part.intro && part.zone === null && part.importance === 'context'));
}

/** A posting without a list of requirements says by its duties what it asks for. */
function raised(parts: Part[]): Part[] {
  if (parts.some((part) => part.importance === 'must')) return parts;
  return parts.map((part) => (part.importance === 'context' ? { ...part, importance: 'must' } : part));
}
