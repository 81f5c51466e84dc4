import { readyPack } from '../job/pack.ts';
import { licenceCovers, licencesIn } from '../match/licences.ts';
import { licencesOfTerm } from '../match/licences-of.ts';
import { wordSense } from '../match/words.ts';
import { isMeasured } from '../score/measured.ts';
import { rubric } from '../score/rubric.ts';
import type { Effect, Improvement, Question, Requirement, RequirementMatch } from '../types.ts';
import type { TailorContext } from './context.ts';
import { containsWords } from './proofs.ts';
import { namesAsked, plain, sectorAsked } from './question-names.ts';

const mostQuestions = 8;
const fewQuestions = 3;
const mostImprovements = 8;

/** What the posting asks for and the resume does not prove: asked, never written. */
export function questionsFor(context: TailorContext, missing: Set<string>): Question[] {
  const answered = new Set(context.facts.map((fact) => fact.questionId));
  return context.before.job.requirements
    .filter((requirement) => missing.has(requirement.id) && requirement.terms.length > 0)
    .filter((requirement) => requirement.kind !== 'duty' && requirement.kind !== 'years')
    .filter((requirement) => !answered.has(`q-${requirement.id}`))
    .filter((requirement) => !isHeld(requirement, context))
    .filter(({ terms }) => !isFragment(terms[0]?.text ?? '', context))
    .map((requirement): Question => {
      const found = requirement.terms[0] ?? { text: requirement.text };
      const sector = sectorAsked(requirement, context);
      return {
        id: `q-${requirement.id}`,
        requirementId: requirement.id,
        // The posting may break its line inside the words.
        term: { ...found, text: plain(found.text) },
        // Nobody works "with" an industry: what is asked for is experience in it.
        code: sector === undefined ? `question.${requirement.kind}` : 'question.years',
        params: { term: sector ?? namesAsked(requirement, context) },
        gain: gainOf(requirement, context),
      };
    })
    .sort((a, b) => b.gain.score - a.gain.score || (a.id < b.id ? -1 : 1))
    .filter((question, i, all) => !all.some((other, k) => k < i && isWithin(question, other)))
    .sort((a, b) => Number(isTrait(a)) - Number(isTrait(b)))
    .filter((question, i) => i < fewQuestions || !isTrait(question))
    .slice(0, mostQuestions);
}

/** How somebody is: asked last, and only where there is hardly anything else to ask. */
const isTrait = ({ code }: Question): boolean => code === 'question.soft_skill';

/** "Segundo" beside "segundo idioma": who answers the one has answered the other. */
function isWithin({ term }: Question, other: Question): boolean {
  const [one, two] = [term.text, other.term.text].map((text) => text.toLowerCase());
  return one !== undefined && two !== undefined && (containsWords(two, one) || containsWords(one, two));
}

/** "Or nursing", "dos dirigiendo personas": the rest of a sentence of the posting is no question. */
function isFragment(text: string, { before }: TailorContext): boolean {
  const { language } = before.job;
  const sense = wordSense(language);
  const [first, ...more] = sense.words(text);
  if (!first || more.length === 0) return false;
  const { numbers } = readyPack(language).years;
  return sense.isStop(first) || (numbers[first.text] ?? 0) > 1;
}

/** "Schaltpläne lesen" answers "Lesen von Schaltplänen": a quoted line has each word that is asked for. */
function isWritten(asked: string, match: RequirementMatch, { before, resume }: TailorContext): boolean {
  const { language } = before.job;
  if (language !== resume.language) return false;
  const sense = wordSense(language);
  const rootsOf = (text: string) => sense.content(text).map(({ root }) => root);
  // "Logiciel Sage" is asked for by its name.
  const telling = sense.telling(asked).map(({ root }) => root);
  const roots = telling.length > 0 ? telling : rootsOf(asked);
  return match.quotes.some(({ quote }) => {
    const own = new Set(rootsOf(quote));
    return roots.length > 0 && roots.every((root) => own.has(root));
  });
}

/** What might be written in the posting's own words, as equal words of the place say it, is not asked. */
function isProven(
  text: string,
  { quotes }: RequirementMatch,
  { before, resume, gate }: TailorContext,
): boolean {
  if (before.job.language !== resume.language) return false;
  const entries = quotes.map(({ entryId }) => entryId).filter((id) => id !== undefined);
  const places = entries.length > 0 ? [...new Set(entries)].map((entryId) => ({ entryId })) : [{}];
  return places.some((place) => gate.check(text, place).passed);
}

/**
 * "Führerschein: CE" answers the question for a licence of class B too; a paper of which the page proves enough is held,
 * by whatever name; and what stands on the page word by word is not asked.
 */
function isHeld(requirement: Requirement, context: TailorContext): boolean {
  const { before, resume } = context;
  const { id, kind, terms } = requirement;
  const match = before.matches.find(({ requirementId }) => requirementId === id);
  if (match?.status === 'met') {
    if (kind === 'certificate' || match.visibility === 1) return true;
    if (terms.some(({ text }) => isWritten(text, match, context) || isProven(text, match, context)))
      return true;
  }
  const [asked] = terms.flatMap((term) => licencesOfTerm(term, before.job.language) ?? []);
  if (!asked) return false;
  return resume.source.lines.some(({ text }) => {
    const own = licencesIn(text, resume.language);
    return own !== undefined && licenceCovers(asked, own, before.job.language);
  });
}

/** What a "yes" at a role would add: measured by matching again with the fact. */
function gainOf(requirement: Requirement, context: TailorContext): Effect {
  const { before, engine, job, asOf, facts } = context;
  const term = requirement.terms[0];
  const place = before.resume.experience[0]?.id;
  const fact = {
    questionId: `q-${requirement.id}`,
    text: term?.text ?? requirement.text,
    answer: 'yes' as const,
    ...(term?.concept === undefined ? {} : { concept: term.concept }),
    ...(place === undefined ? {} : { entryId: place }),
  };
  const then = engine.analyseRead({ resume: before.resume, report: before.report }, job, asOf, [
    ...facts,
    fact,
  ]);
  return {
    match: tenth(then.keywordStats.afterMatch - before.keywordStats.afterMatch),
    score: tenth(then.score.total - before.score.total),
  };
}

export const tenth = (value: number) => Math.round(value * 10) / 10;

/** What the person can better themselves, because only they know the figures and details. */
export function improvementsFor(context: TailorContext): Improvement[] {
  const { resume, report } = context.before;
  const found: Improvement[] = [];
  const add = (code: string, params: Improvement['params'], lines: number[], score: number) =>
    found.push({
      id: `i-${found.length + 1}`,
      code: `improvement.${code}`,
      params,
      lines,
      gain: { match: 0, score: tenth(score) },
    });
  const contact = rubric.structure;
  if (!resume.contact.email) add('email', {}, [], contact.email);
  if (!resume.contact.phone) add('phone', {}, [], contact.phone);
  for (const entry of resume.experience.slice(0, 3)) {
    const title = entry.title?.value ?? entry.organization?.value ?? '';
    if (entry.bullets.length > 0 && !entry.bullets.some((bullet) => isMeasured(bullet.text, resume.language)))
      add(
        'figures',
        { title },
        entry.bullets.flatMap((bullet) => bullet.lines),
        1,
      );
    if (entry.bullets.length === 0) add('bullets', { title }, entry.lines, 0);
    if (!entry.dates)
      add('dates', { title }, entry.lines, contact.dates / Math.max(1, resume.experience.length));
  }
  for (const finding of report.findings.filter((each) => each.severity === 'problem'))
    add('layout', { finding: finding.code }, finding.lines, contact.clean);
  return found.slice(0, mostImprovements);
}
