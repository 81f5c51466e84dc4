import { reading as de } from '../locales/de/reading.ts';
import { reading as en } from '../locales/en/reading.ts';
import { reading as es } from '../locales/es/reading.ts';
import { reading as fr } from '../locales/fr/reading.ts';
import type { ReadingPack } from '../locales/reading-pack.ts';
import { degreesAbroad, schoolsAbroad } from '../locales/schools-abroad.ts';
import { reading as zh } from '../locales/zh/reading.ts';
import { fold, foldedWords, hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import { simplified } from '../text/simplified.ts';
import { type LanguageLevel, type SectionKind, sectionKinds } from '../types.ts';

/** The packs of all languages, folded and joined once: resumes mix languages. */
const packs: ReadingPack[] = [en, es, fr, de, zh];

/** Whether a word that decides what a phrase is stands last ("account manager") or first ("jefe de obra"). */
export type Place = 'first' | 'last' | 'any';
const headPlace: Record<string, Place> = { en: 'last', de: 'last', zh: 'last', es: 'first', fr: 'first' };

function all(pick: (pack: ReadingPack) => readonly string[] | undefined): string[] {
  return packs.flatMap((pack) => pick(pack) ?? []).flatMap(inBothScripts);
}

/** Who asks for a word in Chinese asks in the simple characters; a list may have the other ones only. */
function inBothScripts(entry: string): string[] {
  const [key, plain] = [fold(entry), simplified(fold(entry))];
  return key === plain ? [key] : [key, plain];
}

export class Phrases {
  readonly places = new Map<string, Place>();
  /** How many words the longest phrase has that begins with a word: most words begin none. */
  private readonly longest = new Map<string, number>();
  readonly han: string[] = [];

  constructor(entries: Iterable<[string, Place]>) {
    for (const [entry, place] of entries) {
      if (hasHan(entry)) this.han.push(entry);
      // A phrase is kept both as its words and as it stands ("ph.d.").
      const key = foldedWords(entry).join(' ') || entry;
      const known = this.places.get(key);
      this.places.set(key, known && known !== place ? 'any' : place);
      const [first = '', ...more] = key.split(' ');
      this.longest.set(first, Math.min(5, Math.max(this.longest.get(first) ?? 1, 1 + more.length)));
    }
  }

  has(phrase: string): boolean {
    return this.places.has(phrase) || this.places.has(foldedWords(phrase).join(' '));
  }

  /** Phrases found among folded words, the longest at each place. */
  find(words: string[]): { at: number; length: number; place: Place }[] {
    const found: { at: number; length: number; place: Place }[] = [];
    for (let at = 0; at < words.length; at++) {
      const longest = this.longest.get(words[at] ?? '') ?? 0;
      for (let length = Math.min(longest, words.length - at); length > 0; length--) {
        const place = this.places.get(words.slice(at, at + length).join(' '));
        if (place) {
          found.push({ at, length, place });
          at += length - 1;
          break;
        }
      }
    }
    return found;
  }
}

/** Endings of words, looked up by length. */
export class Endings {
  private readonly byLength = new Map<number, Set<string>>();
  /** Most words end with a letter that no ending has last. */
  private readonly last = new Set<string>();
  readonly han: string[];

  constructor(endings: string[]) {
    this.han = endings.filter(hasHan);
    for (const ending of endings) {
      const set = this.byLength.get(ending.length) ?? new Set();
      this.byLength.set(ending.length, set.add(ending));
      this.last.add(ending.slice(-1));
    }
  }

  /** Whether the word ends so, with at least `minimum` letters before. */
  endWord(word: string, minimum: number): boolean {
    if (!this.last.has(word.slice(-1))) return false;
    for (const [length, set] of this.byLength) {
      if (word.length >= length + minimum && set.has(word.slice(-length))) return true;
    }
    return false;
  }
}

type Pick = (pack: ReadingPack) => readonly string[] | undefined;

/** `anywhere`: those that decide in every place. */
function phrases(pick: Pick, anywhere: Pick = () => undefined): Phrases {
  const entries = packs.flatMap((pack) =>
    (pick(pack) ?? [])
      .flatMap(inBothScripts)
      .map((entry): [string, Place] => [
        entry,
        /\s/.test(entry) ? 'any' : (headPlace[pack.language] ?? 'any'),
      ]),
  );
  return new Phrases([...entries, ...all(anywhere).map((entry): [string, Place] => [entry, 'any'])]);
}

const headings = new Map<string, SectionKind>();
for (const kind of sectionKinds) {
  for (const heading of all((pack) => pack.headings[kind]))
    if (!headings.has(heading)) headings.set(heading, kind);
}

const headingEndings = packs.flatMap((pack) =>
  sectionKinds.flatMap((kind) =>
    (pack.headingEndings?.[kind] ?? []).map((ending): [string, SectionKind] => [fold(ending), kind]),
  ),
);
headingEndings.sort((a, b) => b[0].length - a[0].length);

const months = new Map<string, number>();
for (const pack of packs) {
  pack.months.forEach((names, index) => {
    for (const name of names) months.set(fold(name), index + 1);
  });
}

function levels(): Map<string, LanguageLevel> {
  return new Map(
    packs.flatMap((pack) => Object.entries(pack.languageLevels).map(([name, level]) => [fold(name), level])),
  );
}

const labelKinds = Object.keys(en.labels) as (keyof ReadingPack['labels'])[];
const labels = new Map<string, Set<keyof ReadingPack['labels']>>();
for (const kind of labelKinds) {
  for (const label of all((pack) => pack.labels[kind])) {
    const known = labels.get(label) ?? new Set();
    labels.set(label, known.add(kind));
  }
}

export const tables = {
  headings,
  /** The longest first. */
  headingEndings,
  learning: new Set(all((pack) => pack.learning)),
  leave: phrases((pack) => pack.leave),
  headingFillers: new Set(all((pack) => pack.headingFillers)),
  documentTitles: new Set(all((pack) => pack.documentTitles)),
  months,
  yearParts: new Set(all((pack) => pack.yearParts)),
  present: new Set(all((pack) => pack.present)),
  since: new Set(all((pack) => pack.since)),
  sinceBehind: new Set(all((pack) => pack.sinceBehind)),
  yearJoiners: new Set(all((pack) => pack.yearJoiners)),
  until: new Set(all((pack) => pack.until)),
  to: new Set(all((pack) => pack.to)),
  from: new Set(all((pack) => pack.from)),
  dateFillers: new Set(all((pack) => pack.dateFillers)),
  /** As written: they become part of a pattern. */
  durationUnits: packs.flatMap((pack) => pack.durationUnits),
  titles: phrases(
    (pack) => pack.titleWords,
    (pack) => pack.titleLeads,
  ),
  titleModifiers: new Set(all((pack) => pack.titleModifiers)),
  titleEndings: new Endings(all((pack) => pack.titleEndings)),
  /** By whether the word that names stands first or last. */
  titleForms: {
    first: new Endings(all((pack) => (headPlace[pack.language] === 'first' ? pack.titleForms : []))),
    last: new Endings(all((pack) => (headPlace[pack.language] === 'last' ? pack.titleForms : []))),
  },
  organizations: phrases((pack) => pack.organizationWords),
  organizationFields: phrases((pack) => pack.organizationFields),
  organizationSuffixes: phrases((pack) => pack.organizationSuffixes),
  /** In a language without blanks a legal form is an ending. */
  legalForms: new Endings(
    all((pack) => pack.organizationSuffixes).filter((form) => hasHan(form) && form.length >= 2),
  ),
  unitWords: new Set(all((pack) => pack.unitWords)),
  unitEndings: new Endings(all((pack) => pack.unitEndings)),
  departmentEndings: new Endings(all((pack) => pack.departmentEndings)),
  organizationEndings: new Endings(all((pack) => pack.organizationEndings)),
  degrees: phrases(
    (pack) => pack.degrees,
    () => degreesAbroad,
  ),
  degreeEndings: new Endings(all((pack) => pack.degreeEndings)),
  /** As written: in small letters they say something else. */
  degreeLetters: new Set(packs.flatMap((pack) => pack.degreeLetters ?? [])),
  schoolKinds: new Set(all((pack) => pack.schoolKinds)),
  subjects: new Set(all((pack) => pack.subjects)),
  studyModes: phrases((pack) => pack.studyModes),
  schools: phrases(
    (pack) => pack.schools,
    () => schoolsAbroad,
  ),
  schoolEndings: new Endings(all((pack) => pack.schoolEndings)),
  gradeLabels: phrases((pack) => pack.gradeLabels),
  studyStates: new Set(all((pack) => pack.studyStates)),
  courses: phrases((pack) => pack.courses),
  courseEndings: new Endings(all((pack) => pack.courseEndings)),
  /** As written: they become part of a pattern. */
  courseUnits: packs.flatMap((pack) => pack.courseUnits),
  at: new Set(all((pack) => pack.at)),
  /** Words that stand between a title and its employer and nowhere else. */
  atOnly: new Set(all((pack) => pack.atOnly)),
  told: {
    as: all((pack) => pack.told.as),
    asOnly: all((pack) => pack.told.asOnly),
    at: all((pack) => pack.told.at),
    left: all((pack) => pack.told.left),
    tells: new Set(all((pack) => pack.told.tells)),
    after: packs.flatMap((pack) => pack.told.after),
    named: all((pack) => pack.told.named),
    am: all((pack) => pack.told.am),
    same: all((pack) => pack.told.same),
    speaks: packs.map((pack) => pack.told.speaks),
    meanwhile: all((pack) => pack.told.meanwhile),
    unpaid: all((pack) => pack.told.unpaid),
    articles: new Set(all((pack) => pack.told.articles)),
    joiners: new Set(all((pack) => pack.told.joiners)),
    towards: new Set(all((pack) => pack.told.towards)),
    /** As they are written: they stand in a pattern. */
    of: [...new Set(packs.flatMap((pack) => pack.told.of))],
    near: [...new Set(packs.flatMap((pack) => pack.told.near))],
    in: [...new Set(packs.flatMap((pack) => pack.told.in))],
  },
  abbreviations: new Set(all((pack) => pack.abbreviations)),
  labels,
  workplaces: phrases((pack) => pack.workplaces),
  ownWay: new Set(all((pack) => pack.ownWay)),
  ownAccount: new Set(all((pack) => pack.ownAccount)),
  contracts: phrases((pack) => pack.contracts),
  hours: new Set(all((pack) => pack.hours)),
  beforeNames: new Set(all((pack) => pack.beforeNames)),
  through: new Set(all((pack) => pack.through)),
  languageNames: new Map(
    packs.flatMap((pack) =>
      Object.entries(pack.languageNames).map(([name, code]): [string, string] => [fold(name), code]),
    ),
  ),
  languageLevels: levels(),
  nameParticles: new Set(all((pack) => pack.nameParticles)),
  townOpeners: new Set(all((pack) => pack.townOpeners)),
  nameTails: new Set(all((pack) => pack.nameTails)),
  nameTitles: new Set(all((pack) => pack.nameTitles)),
  greetings: new Set(all((pack) => pack.greetings)),
  bornAs: new Set(all((pack) => pack.bornAs)),
  signed: new Set(all((pack) => pack.signed)),
  pronouns: new Set(all((pack) => pack.pronouns)),
  sentenceWords: new Set(all((pack) => pack.sentenceWords)),
  streetWords: new Set(all((pack) => pack.streetWords)),
  streetEndings: new Endings(all((pack) => pack.streetEndings)),
  weakVerbs: all((pack) => pack.weakVerbs),
};

/** "Volunteer driver", "ehrenamtlich": no paid work. */
export const saysUnpaid = memo((text: string): boolean =>
  hasHan(text)
    ? tables.told.unpaid.some((word) => hasHan(word) && text.includes(word))
    : foldedWords(text).some((word) => tables.told.unpaid.includes(word)),
);

const ofPerson = ['name', 'given', 'family'] as const;

/** "Name / Vorname", "Apellidos - Nombres": labels of the parts of a name, with whatever sign between. */
function namesInLabel(key: string): Set<keyof ReadingPack['labels']> | undefined {
  if (key.length > 40 || !/[\s/,&+-]/.test(key)) return undefined;
  const parts = key.split(/[\s/,&+()-]+/).filter((word) => word.length > 1 && !tables.yearJoiners.has(word));
  const isName = (part: string) => ofPerson.some((kind) => labels.get(part)?.has(kind));
  return parts.length === 2 && parts.every(isName) ? new Set(['name']) : undefined;
}

/** Whether a label asks for the family's name before the given one ("Name / Vorname"). */
export function asksFamilyFirst(label: string): boolean {
  const parts = simplified(fold(label))
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
  const at = parts.findIndex((part) => labels.get(part)?.has('given'));
  return at > 0 && parts.slice(0, at).some((part) => ofPerson.some((kind) => labels.get(part)?.has(kind)));
}

/** The label before a colon: what it names, if it is a known one. */
export const labelKind = memo((label: string): Set<keyof ReadingPack['labels']> | undefined => {
  const key = simplified(fold(label)).replace(/[.:]$/, '');
  const plain = key.replace(/\s?\([^()]{1,20}\)$/, '');
  return (
    labels.get(key) ??
    labels.get(key.replaceAll(' ', '')) ??
    labels.get(`${key}.`) ??
    labels.get(plain) ??
    namesInLabel(plain)
  );
});
