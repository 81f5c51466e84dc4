import type { TermSupport } from '../types.ts';
import {
  allBullets,
  type Draft,
  locate,
  type PlacedBullet,
  sameLanguage,
  type TailorContext,
} from './context.ts';
import { namesTwo, saidOtherwise, type Wanted } from './wanted.ts';

interface Saying {
  wanted: Wanted;
  place: PlacedBullet;
  /** The words of the bullet that say it already. */
  source: string;
  start: number;
  end: number;
  exact: boolean;
}

/** The posting's words where the resume says the same in others, at the place that says it. */
export function postingWords(wanted: Wanted[], context: TailorContext): Draft[] {
  const sayings = wanted
    .filter((each) => canBeWritten(each, context))
    .flatMap((each) => bestSaying(each, context));
  const byBullet = new Map<string, Saying[]>();
  for (const saying of sayings) {
    const known = byBullet.get(saying.place.bullet.id) ?? [];
    byBullet.set(saying.place.bullet.id, [...known, saying]);
  }
  return [...byBullet.values()].flatMap((list) => draftsFor(list, context));
}

/** Text stays in the resume's language; names of products belong to all. */
function canBeWritten(wanted: Wanted, context: TailorContext): boolean {
  if (wanted.requirement.kind === 'duty' ? saidAnywhere(wanted, context) : wanted.match.visibility >= 1)
    return false;
  return sameLanguage(context) || wanted.kind === 'tool';
}

function saidAnywhere(wanted: Wanted, context: TailorContext): boolean {
  const say = wanted.say.toLowerCase();
  return context.resume.source.lines.some((line) => line.text.toLowerCase().includes(say));
}

function bestSaying(wanted: Wanted, context: TailorContext): Saying[] {
  const alias = aliasIn(wanted, context);
  if (alias) return [alias];
  // What stands there in the posting's own words needs no bracket.
  const [other] = saidOtherwise(wanted, context);
  if (!other) return [];
  const { place, start, end } = other;
  return [{ wanted, place, start, end, source: place.bullet.text.slice(start, end), exact: false }];
}

function aliasIn(wanted: Wanted, context: TailorContext): Saying | undefined {
  const { concept } = wanted.term;
  if (wanted.requirement.kind === 'duty' || namesTwo(wanted.say, context)) return undefined;
  const { lexica } = context.engine;
  const { language } = context.resume;
  if (concept === undefined || !lexica.isExact(wanted.term.text, concept, context.before.job.language))
    return undefined;
  for (const place of allBullets(context.resume))
    for (const hit of lexica.hits(place.bullet.text, language)) {
      if (hit.concept !== concept || !hit.exact) continue;
      const source = place.bullet.text.slice(hit.start, hit.end);
      if (source.toLowerCase() === wanted.say.toLowerCase()) return undefined;
      return { wanted, place, start: hit.start, end: hit.end, source, exact: true };
    }
  return undefined;
}

function draftsFor(sayings: Saying[], context: TailorContext): Draft[] {
  const exact = sayings.filter((saying) => saying.exact && replaces(saying, context));
  const added = sayings.filter((saying) => !exact.includes(saying)).slice(0, 2);
  return [...exact.flatMap((saying) => replaceDraft(saying, context)), ...addDraft(added, context)];
}

/** Names of products change places freely; other words would need their article and case changed too. */
function replaces(saying: Saying, context: TailorContext): boolean {
  const { language } = context.resume;
  return saying.wanted.kind === 'tool' || language === 'en' || language === 'zh';
}

const isShort = (text: string) => /^[\p{Lu}\d./&+-]{2,6}$/u.test(text) || /^[a-z]\d+[a-z]$/.test(text);

/** An acronym and its long form are written together once; other names take each other's place. */
function replaceDraft(saying: Saying, context: TailorContext): Draft[] {
  const { wanted, source, place } = saying;
  const { open, close } = context.lexis.pack.style;
  const acronym = isShort(source) !== isShort(wanted.say);
  const [long, short] = isShort(source) ? [wanted.say, source] : [source, wanted.say];
  const written = acronym ? `${long}${open}${short}${close}` : matchCase(wanted.say, source);
  const found = locate(context.resume, place.bullet.lines, source);
  if (!found || alreadyThere(written, place.bullet.text)) return [];
  const text = withArticle(written, source, place.bullet.text, saying.start, context);
  if (!passes(place, saying, text, context) || !context.claims.take(found.line, found.start, found.end))
    return [];
  return [
    {
      kind: acronym ? 'acronym' : 'posting-words',
      place: { entryId: place.entryId, line: found.line },
      before: source,
      after: text,
      reason: { code: acronym ? 'edit.acronym' : 'edit.posting-words', params: { term: wanted.say, source } },
      evidence: place.bullet.lines,
      terms: [supportFor(saying, found.line)],
      operations: [{ type: 'replace', ...found, text }],
    },
  ];
}

function passes(place: PlacedBullet, saying: Saying, text: string, context: TailorContext): boolean {
  const { bullet } = place;
  const whole = bullet.text.slice(0, saying.start) + text + bullet.text.slice(saying.end);
  return context.gate.check(whole, { entryId: place.entryId }).passed;
}

function alreadyThere(text: string, bullet: string): boolean {
  return bullet.toLowerCase().includes(text.toLowerCase());
}

/** A word at the start of the bullet keeps the capital of the word it replaces. */
function matchCase(text: string, source: string): string {
  if (/^\p{Lu}/u.test(source) && /^\p{Ll}/u.test(text)) return text.charAt(0).toUpperCase() + text.slice(1);
  return text;
}

/** "a/an" would have to change with the word: such a place is left alone. */
function withArticle(
  text: string,
  source: string,
  bullet: string,
  start: number,
  context: TailorContext,
): string {
  if (context.resume.language !== 'en' || !/\ban? $/i.test(bullet.slice(0, start))) return text;
  const vowel = (word: string) => /^[aeiou]/i.test(word);
  return vowel(text) === vowel(source) ? text : source;
}

/** "Kept the books (bookkeeping) for three shops": beside the words it names, at most two together. */
function addDraft(sayings: Saying[], context: TailorContext): Draft[] {
  const first = sayings[0];
  if (!first) return [];
  const { place } = first;
  const said = sayings
    .filter(({ wanted }) => !alreadyThere(wanted.say, place.bullet.text))
    .filter(
      ({ wanted }, i, all) =>
        !all.some(
          (other, k) =>
            k !== i &&
            alreadyThere(wanted.say, other.wanted.say) &&
            (k < i || other.wanted.say.length > wanted.say.length),
        ),
    );
  const at = insertionPoint(place.bullet.text, Math.max(...sayings.map((saying) => saying.end)), context);
  const found = at === undefined ? undefined : placeAt(place, at, context);
  if (said.length === 0 || at === undefined || !found) return [];
  const { open, close, comma } = context.lexis.pack.style;
  const text = open + said.map(({ wanted }) => wanted.say).join(comma) + close;
  const whole = place.bullet.text.slice(0, at) + text + place.bullet.text.slice(at);
  const allowed = context.gate.check(whole, { entryId: place.entryId });
  if (!allowed.passed) return said.length > 1 ? addDraft(said.slice(0, -1), context) : [];
  if (!context.claims.take(found.line, found.start, found.start)) return [];
  return [
    {
      kind: 'posting-words',
      place: { entryId: place.entryId, line: found.line },
      before: place.bullet.text,
      after: whole,
      reason: {
        code: 'edit.posting-words',
        params: { term: said.map(({ wanted }) => wanted.say).join(', '), source: first.source },
      },
      evidence: place.bullet.lines,
      terms: said.map((saying) => supportFor(saying, found.line)),
      operations: [{ type: 'replace', line: found.line, start: found.start, end: found.start, text }],
    },
  ];
}

function supportFor(saying: Saying, line: number): TermSupport {
  return { added: saying.wanted.say, source: saying.source, line, relation: 'alias' };
}

/**
 * Where a mark follows at once, there; else at the end of the sentence when it is near, or at the next
 * comma: the bracket never parts a word from what belongs to it.
 */
function insertionPoint(text: string, end: number, context: TailorContext): number | undefined {
  if (context.resume.language === 'zh') return hasBracket(text, end) ? undefined : end;
  const rest = text.slice(end);
  const stop = /[;:.!?–—(](?=\s|$)|[;:(–—]/u.exec(rest)?.index ?? rest.length;
  const comma = /,\s/u.exec(rest.slice(0, stop))?.index;
  const at = end + (comma === 0 || (comma !== undefined && stop > 60) ? comma : stop);
  const trimmed = at - (/\s+$/u.exec(text.slice(0, at))?.[0].length ?? 0);
  return hasBracket(text, trimmed) ? undefined : trimmed;
}

/** Two brackets in a row, or one inside another, read badly. */
function hasBracket(text: string, at: number): boolean {
  if (/^\s*[(（/&-]/u.test(text.slice(at))) return true;
  const before = text.slice(0, at);
  return (
    Math.max(before.lastIndexOf('('), before.lastIndexOf('（')) >
    Math.max(before.lastIndexOf(')'), before.lastIndexOf('）'))
  );
}

function placeAt(place: PlacedBullet, at: number, context: TailorContext) {
  const tail = /[^\s]+(?:\s[^\s]+)?$/u.exec(place.bullet.text.slice(0, at))?.[0];
  if (!tail) return undefined;
  const found =
    locate(context.resume, place.bullet.lines, place.bullet.text.slice(Math.max(0, at - 24), at)) ??
    locate(context.resume, place.bullet.lines, tail);
  return found && { line: found.line, start: found.end, end: found.end };
}
