import type { Lexica } from '../lexica.ts';
import { fold, hasHan } from '../match/fold.ts';
import { type WordSense, wordSense } from '../match/words.ts';
import type { FoundTerm, Job, JobInput, Language, Requirement, RequirementKind, Term } from '../types.ts';
import { alternatives } from './alternatives.ts';
import { clausesOf } from './clauses.ts';
import { Collector, type Draft } from './collect.ts';
import { parted, trimmed } from './named.ts';
import { type ReadyPack, readyPack } from './pack.ts';
import { jobParts, type Part } from './parts.ts';
import { asPerson, inReason } from './person.ts';
import { residues } from './residue.ts';
import { asShown, isAnother } from './shown.ts';
import { suspendedTerms } from './suspended.ts';
import { isMost, type Named, toTerm, valueDrafts, wholePart, within } from './values.ts';

const dutyLimit = 14;
/** From this length on a sentence may count up several duties; what is shorter than a duty is a list's item. */
const dutyLength = { words: { long: 90, short: 20 }, han: { long: 20, short: 4 } };

/** Lexicon hits and terms found by context, left to right; the longer one wins where they overlap. */
function namedIn(text: string, language: Language, lexica: Lexica): Named[] {
  const all: Named[] = lexica.found(text, language);
  for (const hit of lexica.hits(text, language)) {
    const kind = lexica.kind(hit.concept);
    if (!kind) continue;
    all.push({
      start: hit.start,
      end: hit.end,
      concept: hit.concept,
      kind,
      text: text.slice(hit.start, hit.end),
    });
  }
  all.sort(
    (a, b) =>
      a.start - b.start || b.end - a.end || Number(a.concept === undefined) - Number(b.concept === undefined),
  );
  const kept: Named[] = [];
  for (const term of all) {
    const last = kept.at(-1);
    if (!last || term.start >= last.end) kept.push(term);
    else if (last.concept === undefined && term.concept !== undefined && covers(term, last))
      kept[kept.length - 1] = term;
  }
  // A real posting names a few hundred things at most.
  return kept.slice(0, 2000);
}

/** A known concept takes the place of an unknown stretch that is hardly longer. */
const covers = (known: Named, stretch: Named): boolean =>
  known.end - known.start >= 0.6 * (stretch.end - stretch.start);

const kinds: Record<Named['kind'], RequirementKind | null> = {
  skill: 'hard_skill',
  knowledge: 'hard_skill',
  tool: 'hard_skill',
  certificate: 'certificate',
  soft: 'soft_skill',
  degree: null,
  language: null,
  title: null,
};

/** Each way once; whoever offers more than this many asks for none of them. */
function distinct(group: Named[]): Term[] {
  const byKey = new Map(group.map((term) => [term.concept ?? term.text, toTerm(term)]));
  return [...byKey.values()].slice(0, 24);
}

/** "Internal Auditor (CIA" with its bracket. */
function closed(text: string, from: number, to: number): string {
  const said = text.slice(from, to);
  return /[(（][^)）]*$/.test(said) && /[)）]/.test(text[to] ?? '') ? text.slice(from, to + 1) : said;
}

/** Terms that are one requirement, as the posting's sentence holds them. */
function skillDrafts(part: Part, terms: Named[], pack: ReadyPack): Draft[] {
  const hard = terms.filter((term) => kinds[term.kind] !== null) as (FoundTerm & Named)[];
  const local = hard.map((term) => ({ ...term, start: term.start - part.start, end: term.end - part.start }));
  return alternatives(part, local as FoundTerm[], pack).flatMap((all) => {
    const group = (all as Named[]).filter((term) => !isAnother(term, pack));
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return [];
    // What was made whole does not stand there as it is called.
    const text = group.length === 1 ? first.text : closed(part.text, first.start, last.end);
    return {
      text,
      kind: kinds[first.kind] ?? 'hard_skill',
      importance: part.importance,
      terms: distinct(group),
      span: { start: part.start + first.start, end: part.start + last.end },
    };
  });
}

const plainValues: ReadonlySet<RequirementKind> = new Set(['degree', 'language', 'certificate']);

/** What a list of requirements asks for in words that no list of terms knows. */
function residueTerms(
  part: Part,
  terms: Named[],
  values: Draft[],
  pack: ReadyPack,
  sense: WordSense,
): Named[] {
  const listed = part.zone === 'requirements' || part.zone === 'preferred';
  if (!listed || values.some((value) => plainValues.has(value.kind))) return [];
  // "Five years as a site manager": the years say it, and the title is weighed by itself.
  const timed = values.some((value) => value.kind === 'years');
  const taken = terms
    .filter((term) => timed || term.kind !== 'title')
    .map((term) => ({ start: term.start - part.start, end: term.end - part.start }));
  return residues(part, taken, pack, sense).map(({ start, end }) => ({
    start: part.start + start,
    end: part.start + end,
    text: part.text.slice(start, end),
    kind: 'knowledge' as const,
  }));
}

/** "Computer skills (WMS a plus)": stretches of such brackets, where a wish stands. */
function wishedBrackets(part: Part, pack: ReadyPack): { start: number; end: number }[] {
  if (part.importance !== 'must' || !pack.cues.preferred.test(part.folded.slice(0, 1500))) return [];
  return [...part.text.slice(0, 1500).matchAll(/[(（][^()（）]*[)）]/g)]
    .filter((bracket) => pack.cues.preferred.test(fold(bracket[0])))
    .map(({ 0: text, index }) => ({ start: part.start + index, end: part.start + index + text.length }));
}

function softened(draft: Draft, wishes: { start: number; end: number }[]): Draft {
  const { span } = draft;
  const wished = span && wishes.some(({ start, end }) => span.start >= start && span.end <= end);
  return wished ? { ...draft, importance: 'preferred' } : draft;
}

/** Each clause of a sentence that counts up duties ("Prospecting, preparing quotes, …") is one. */
function dutyParts(part: Part): Part[] {
  const { long, short } = hasHan(part.text) ? dutyLength.han : dutyLength.words;
  if (part.text.length < long) return [part];
  const clauses = clausesOf(part.text);
  const whole = clauses.filter((clause) => clause.text.length >= short);
  if (clauses.length < 3 || whole.length < clauses.length - 1) return [part];
  return clauses.map(({ text, at }) => ({ ...part, text, folded: fold(text), start: part.start + at }));
}

/** What is done, or asked for in words that no term names: compared by its words. */
function dutyDraft(part: Part, sense: WordSense, pack: ReadyPack): Draft | undefined {
  const base = wholePart(part);
  if (part.zone !== 'duties' && pack.soft.test(part.folded.slice(0, 300)))
    return { ...base, kind: 'soft_skill', terms: [{ text: base.text }] };
  const words = sense.words(part.text).filter((word) => !sense.isStop(word));
  const telling = words.filter((word) => !sense.isGeneric(word));
  const long = telling.some((word) => word.text.length >= 9);
  if (words.length < 2 || telling.length < (long ? 1 : 2)) return undefined;
  return { ...base, kind: 'duty', terms: [{ text: base.text }] };
}

function isEmployer(term: Named, employer: Set<string>): boolean {
  return term.concept === undefined && employer.has(fold(term.text).trim());
}

function employerNames(input: JobInput): Set<string> {
  const name = fold(input.company ?? '').trim();
  const first = name.split(/[\s,]+/)[0] ?? '';
  return new Set([name, first].filter((word) => word.length > 2));
}

interface Reading {
  job: Omit<Job, 'requirements'>;
  parts: Part[];
  named: Named[];
}

function collectParts(reading: Reading, pack: ReadyPack, sense: WordSense): Collector {
  const collector = new Collector((text) =>
    sense
      .words(text)
      .map((word) => word.stem)
      .join(' '),
  );
  let duties = 0;
  let at = 0;
  for (const part of reading.parts) {
    const end = part.start + part.text.length;
    while (at < reading.named.length && (reading.named[at]?.start ?? 0) < part.start) at += 1;
    let terms: Named[] = [];
    for (let i = at; i < reading.named.length; i += 1) {
      const term = reading.named[i];
      if (!term || term.start >= end) break;
      if (term.end <= end) terms.push(...asShown(part, term, pack, sense));
    }
    const halves = suspendedTerms(part, pack);
    const whole = (term: Named): boolean => !halves.some((half) => within(term, half));
    terms = terms.filter(whole);
    const values = valueDrafts(part, terms, pack);
    const made = values.some(({ kind }) => plainValues.has(kind)) ? [] : halves;
    // "Degree in mathematics or statistics": the field belongs to the degree.
    const degrees = values.filter((value) => value.kind === 'degree');
    const isField = (term: Named): boolean => term.kind === 'skill' || term.kind === 'knowledge';
    terms = terms.filter(
      (term) =>
        !degrees.some(
          ({ span, text }) =>
            within(term, span) && (isField(term) || (term.kind === 'certificate' && isMost(term.text, text))),
        ),
    );
    // The certificate's own words are not asked for a second time.
    const certificates = values.filter((value) => value.kind === 'certificate');
    terms = terms.filter(
      (term) =>
        !certificates.some(
          ({ span, terms: [own] }) =>
            span &&
            (term.concept === undefined || isMost(term.text, own?.text)) &&
            term.start < span.end &&
            term.end > span.start,
        ),
    );
    const unnamed = residueTerms(part, terms, values, pack, sense).flatMap((term) =>
      asShown(part, term, pack, sense),
    );
    const all = [...terms, ...unnamed.filter(whole), ...made]
      .filter((term) => !inReason(part, term, pack))
      .map((term) => asPerson(part, term, pack))
      .sort((a, b) => a.start - b.start);
    for (const value of values)
      if (value.kind === 'years') {
        const near = unnamed.filter((term) => within(term, value.span)).map(toTerm);
        value.terms = [...value.terms, ...near].slice(0, 4);
      }
    const drafts = [...values, ...skillDrafts(part, all, pack)];
    const wishes = wishedBrackets(part, pack);
    for (const draft of drafts) collector.add(softened(draft, wishes));
    // "Drawing up contracts" is the skill itself: it is not asked for a second time.
    const saidWhole = drafts.some((draft) => draft.text.length >= 0.9 * part.text.trim().length);
    const isDuty =
      (part.zone === 'duties' && !saidWhole) ||
      (drafts.length === 0 && part.zone !== null && part.zone !== 'company');
    for (const one of isDuty ? dutyParts(part) : []) {
      const duty = duties < dutyLimit ? dutyDraft(one, sense, pack) : undefined;
      if (!duty) continue;
      collector.add(duty);
      duties += 1;
    }
  }
  return collector;
}

/** Skills that stand in the title are asked for, even where the text does not repeat them. */
function addTitleSkills(collector: Collector, named: Named[]): void {
  for (const term of named) {
    if (term.kind === 'title' || kinds[term.kind] !== 'hard_skill' || term.concept === undefined) continue;
    collector.add({ text: term.text, kind: 'hard_skill', importance: 'must', terms: [toTerm(term)] });
  }
}

export function readJob(input: JobInput, language: Language, lexica: Lexica): Job {
  const pack = readyPack(language);
  const sense = wordSense(language);
  const employer = employerNames(input);
  // "C" and "R" are names, though letters say nothing.
  const saysNothing = (term: Named): boolean =>
    (term.concept === undefined || term.kind !== 'tool') &&
    sense
      .words(term.text)
      .every((word) => sense.isStop(word) || (term.concept === undefined && sense.isGeneric(word)));
  const isNoise = (term: Named): boolean =>
    isEmployer(term, employer) ||
    pack.anyLanguageName.test(fold(term.text)) ||
    /^[abc][12]$/i.test(term.text) ||
    saysNothing(term);
  const named = namedIn(input.description, language, lexica)
    .flatMap((term) => parted(term))
    .map((term) => trimmed(term, pack))
    .filter((term) => !isNoise(term));
  const titleNamed = namedIn(input.title, language, lexica).filter(
    (term) => fold(term.text).replace(pack.titleNoise, '').trim() !== '',
  );
  const job: Reading['job'] = {
    language,
    title: input.title,
    ...(input.company === undefined ? {} : { company: input.company }),
    description: input.description,
    titleTerms: titleNamed.map(toTerm),
  };
  const parts = jobParts(input.description, input.title, pack);
  const collector = collectParts({ job, parts, named }, pack, sense);
  addTitleSkills(collector, titleNamed);
  const requirements: Requirement[] = collector.requirements();
  return { ...job, requirements };
}
