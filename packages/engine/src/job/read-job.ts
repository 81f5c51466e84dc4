import type { Lexica } from '../lexica.ts';
import { fold } from '../match/fold.ts';
import { type WordSense, wordSense } from '../match/words.ts';
import { allMatches } from '../text/all-matches.ts';
import type { Job, JobInput, Language, Requirement } from '../types.ts';
import { askedWords } from './asked-words.ts';
import { Collector } from './collect.ts';
import { draftsOf, kinds } from './drafts.ts';
import { dutyDraft, dutyParts, tellsOfWork } from './duties.ts';
import { parted, trimmed } from './named.ts';
import { type ReadyPack, readyPack } from './pack.ts';
import { jobParts, type Part } from './parts.ts';
import { asShown } from './shown.ts';
import { type Named, toTerm } from './values.ts';

const dutyLimit = 14;
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

function isEmployer(term: Named, employer: Set<string>): boolean {
  return term.concept === undefined && employer.has(fold(term.text).trim());
}

function employerNames(input: JobInput, language: Language): Set<string> {
  const name = fold(input.company ?? '').trim();
  const first = name.split(/[\s,]+/)[0] ?? '';
  const { employer } = askedWords(language);
  // "En Farmavida buscamos …": the posting says itself who looks for somebody.
  const told = employer ? allMatches(input.description.slice(0, tellsEmployer), employer) : [];
  const names = told.flatMap(([, ...said]) => said.filter(Boolean).map(fold));
  return new Set([name, first, ...names].filter((word) => word.length > 2));
}

/** So far from its beginning a posting says who it is from. */
const tellsEmployer = 4000;

interface Reading {
  job: Omit<Job, 'requirements'>;
  parts: Part[];
  named: Named[];
}

/** What each part names, as it is shown there; both stand in the order of the text. */
function namedInParts({ parts, named }: Reading, pack: ReadyPack, sense: WordSense): Named[][] {
  let at = 0;
  return parts.map((part) => {
    const end = part.start + part.text.length;
    while (at < named.length && (named[at]?.start ?? 0) < part.start) at += 1;
    const shown: Named[] = [];
    for (let i = at; i < named.length; i += 1) {
      const term = named[i];
      if (!term || term.start >= end) break;
      if (term.end <= end) shown.push(...asShown(part, term, pack, sense));
    }
    return shown;
  });
}

function collectParts(reading: Reading, pack: ReadyPack, sense: WordSense): Collector {
  const collector = new Collector((text) =>
    sense
      .words(text)
      .map((word) => word.stem)
      .join(' '),
  );
  const named = namedInParts(reading, pack, sense);
  let duties = 0;
  reading.parts.forEach((part, i) => {
    const drafts = draftsOf(part, named[i] ?? [], pack, sense);
    for (const draft of drafts) collector.add(draft);
    for (const one of tellsOfWork(part, drafts) ? dutyParts(part) : []) {
      const duty = duties < dutyLimit ? dutyDraft(one, sense, pack) : undefined;
      if (!duty) continue;
      collector.add(duty);
      duties += 1;
    }
  });
  return collector;
}

/** "IT" and "HR" in a title say in which field one works, and no skill. */
const isField = ({ kind, text }: Named): boolean => kind !== 'tool' && /^\p{Lu}{2}$/u.test(text);

/** "Empfangs- und Objektschutz": half a compound, with the letter that joins it, names nothing. */
const isHalf = ({ text, end }: Named, title: string): boolean =>
  /\p{Ll}s$/u.test(text) && /^-\s/.test(title.slice(end));

/** "Coach (paid training / no weekends)": what a title promises in brackets is no skill. */
function isGiven({ start, end }: Named, title: string, { language, cues }: ReadyPack): boolean {
  const from = title.slice(0, start).search(/[^()（）/|,，·、]*$/u);
  const rest = title.slice(end).search(/[()（）/|,，·、]|$/u);
  const said = fold(title.slice(from, end + rest));
  return from > 0 && (askedWords(language).given.test(said) || cues.benefits.test(said));
}

/** Skills that stand in the title are asked for, even where the text does not repeat them. */
function addTitleSkills(collector: Collector, named: Named[], title: string, pack: ReadyPack): void {
  for (const term of named) {
    if (term.kind === 'title' || kinds[term.kind] !== 'hard_skill' || term.concept === undefined) continue;
    if (isField(term) || isHalf(term, title) || isGiven(term, title, pack)) continue;
    collector.add({ text: term.text, kind: 'hard_skill', importance: 'must', terms: [toTerm(term)] });
  }
}

export function readJob(input: JobInput, language: Language, lexica: Lexica): Job {
  const pack = readyPack(language);
  const sense = wordSense(language);
  const employer = employerNames(input, language);
  // "C" and "R" are names, though letters say nothing.
  const saysNothing = (term: Named): boolean =>
    (term.concept === undefined || term.kind !== 'tool') &&
    sense
      .words(term.text)
      .every((word) => sense.isStop(word) || (term.concept === undefined && sense.isGeneric(word)));
  // "We look for a STORE MANAGER": the title is weighed by itself.
  const title = fold(input.title.replace(/\s*[(（][^)）]*[)）]/gu, '')).trim();
  const isNoise = (term: Named): boolean =>
    isEmployer(term, employer) ||
    (term.concept === undefined && fold(term.text).trim() === title) ||
    pack.anyLanguageName.test(fold(term.text)) ||
    /^[abc][12]$/i.test(term.text) ||
    saysNothing(term);
  const named = namedIn(input.description, language, lexica)
    .flatMap((term) => parted(term, pack))
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
  addTitleSkills(collector, titleNamed, input.title, pack);
  const requirements: Requirement[] = collector.requirements();
  return { ...job, requirements };
}
