import { fold } from '../match/fold.ts';
import type { WordSense } from '../match/words.ts';
import type { FoundTerm, RequirementKind, Term } from '../types.ts';
import { alternatives } from './alternatives.ts';
import { askedWords } from './asked-words.ts';
import type { Draft } from './collect.ts';
import type { ReadyPack } from './pack.ts';
import type { Part } from './parts.ts';
import { asksNothing, asksReader, asPerson } from './person.ts';
import { residues } from './residue.ts';
import { asShown, isAnother } from './shown.ts';
import { isJoinedHalf, suspendedTerms } from './suspended.ts';
import { isMost, type Named, toTerm, valueDrafts, within } from './values.ts';

/** What each kind of name asks for; none where the values of the part say it. */
export const kinds: Record<Named['kind'], RequirementKind | null> = {
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

/** "Internal Auditor (CIA", "pest control (or BPCA": with the bracket and what stands in it. */
function closed(text: string, from: number, to: number): string {
  const said = text.slice(from, to);
  if (!/[(（][^)）]*$/.test(said)) return said;
  return said + (/^[^()（）]{0,30}[)）]/.exec(text.slice(to))?.[0] ?? '');
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
  if (!listed || asksReader(part) || values.some((value) => plainValues.has(value.kind))) return [];
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

/** Terms that a degree or a certificate does not say already. */
function besideValues(terms: Named[], values: Draft[]): Named[] {
  const of = (kind: RequirementKind) => values.filter((value) => value.kind === kind);
  const isField = ({ kind }: Named): boolean => kind === 'skill' || kind === 'knowledge';
  // "Degree in mathematics or statistics": the field belongs to the degree.
  const inDegree = (term: Named): boolean =>
    of('degree').some(
      ({ span, text }) =>
        within(term, span) && (isField(term) || (term.kind === 'certificate' && isMost(term.text, text))),
    );
  // The certificate's own words are not asked for a second time.
  const inCertificate = (term: Named): boolean =>
    of('certificate').some(
      ({ span, terms: [own] }) =>
        span &&
        (term.concept === undefined || isMost(term.text, own?.text)) &&
        term.start < span.end &&
        term.end > span.start,
    );
  return terms.filter((term) => !inDegree(term) && !inCertificate(term));
}

/** "药学、护理等专业": one of the fields of study will do. */
function majorDrafts(part: Part, terms: Named[], pack: ReadyPack): { drafts: Draft[]; taken: Set<Named> } {
  const { majors } = askedWords(pack.language);
  const taken = new Set<Named>();
  const drafts = [...part.text.slice(0, 300).matchAll(majors ?? /(?!)/gu)].flatMap(
    ({ 0: text, index }): Draft[] => {
      const span = { start: part.start + index, end: part.start + index + text.length };
      const own = terms.filter((term) => kinds[term.kind] === 'hard_skill' && within(term, span));
      for (const term of own) taken.add(term);
      if (own.length === 0) return [];
      return [{ text, kind: 'hard_skill', importance: part.importance, terms: distinct(own), span }];
    },
  );
  return { drafts, taken };
}

/** "机械通气护理经验": what ends a phrase right behind a name, as phrases of experience end, is no second thing asked for. */
function endsPhraseOf(term: Named, terms: readonly Named[], part: Part, pack: ReadyPack): boolean {
  const before = terms.find(({ end }) => end === term.start);
  if (!before) return false;
  const [phrase = ''] = /^[^，,、。；;\n]*/u.exec(part.text.slice(before.start - part.start)) ?? [];
  const tail = pack.tail.exec(fold(phrase))?.[0] ?? '';
  return phrase.length - tail.length <= term.start - before.start && tail.length > term.text.length;
}

/** What a part asks for: values such as years and degrees, and skills. */
export function draftsOf(part: Part, named: Named[], pack: ReadyPack, sense: WordSense): Draft[] {
  const halves = suspendedTerms(part, pack);
  const whole = (term: Named): boolean =>
    !halves.some((half) => within(term, half)) && !isJoinedHalf(term, part);
  const values = valueDrafts(part, named.filter(whole), pack);
  const made = values.some(({ kind }) => plainValues.has(kind)) ? [] : halves;
  const terms = besideValues(named.filter(whole), values);
  const unnamed = residueTerms(part, terms, values, pack, sense).flatMap((term) =>
    asShown(part, term, pack, sense),
  );
  const all = [...terms, ...unnamed.filter(whole), ...made]
    .filter((term) => !asksNothing(part, term, pack))
    .map((term) => asPerson(part, term, pack))
    .sort((a, b) => a.start - b.start);
  for (const value of values)
    if (value.kind === 'years') {
      const near = unnamed.filter((term) => within(term, value.span)).map(toTerm);
      value.terms = [...value.terms, ...near].slice(0, 4);
    }
  const wishes = wishedBrackets(part, pack);
  const { drafts: majors, taken } = majorDrafts(part, all, pack);
  const others = all.filter((term) => !taken.has(term) && !endsPhraseOf(term, all, part, pack));
  return [...values, ...majors, ...skillDrafts(part, others, pack)].map((draft) => softened(draft, wishes));
}
