import { tokenize } from '../gate/tokens.ts';
import { readyPack } from '../job/pack.ts';
import { ranks as paperRanks } from '../locales/ranks.ts';
import type { WritingStyle } from '../locales/writing-pack.ts';
import { writingPack } from '../locales/writing-packs.ts';
import { fold } from '../match/fold.ts';
import { wordSense } from '../match/words.ts';
import type { Language, LineIndex, Requirement, RequirementMatch, Resume, TermSupport } from '../types.ts';
import { lineText, type TailorContext } from './context.ts';
import { type Credential, partsOf } from './credential.ts';
import { degreeAt, degreeNamed, degreeOfField } from './credential-degree.ts';
import { languageAt } from './credential-language.ts';
import { askedLine, certificateAt, ofTheTrade } from './credential-paper.ts';
import { hasRunOut } from './paper-dates.ts';
import { isTradeLicence } from './paper-name.ts';
import { containsWords, isSame } from './proofs.ts';
import { withChineseMarks } from './punctuation.ts';
import { isOwnTrade } from './relevance.ts';

/** Less makes no section of its own; beside the person's own words one paper is worth its line. */
const fewest = 2;
/** More than these are no glance. */
const most = 4;

const ranks: Partial<Record<Requirement['kind'], number>> = { degree: 0, certificate: 1, language: 2 };

/**
 * What a reader looks for first, and what most resumes leave at the very end: the papers and languages that the
 * posting asks for. Only what the resume has; nothing that stands at its top already.
 */
export function credentialsOf(context: TailorContext): Credential[] {
  const { before, gate } = context;
  const byId = new Map(before.matches.map((match) => [match.requirementId, match]));
  const told = toldAtTop(context);
  const found = before.job.requirements
    .filter((requirement) => ranks[requirement.kind] !== undefined || isPaper(requirement, byId, context))
    .sort((a, b) => rankOf(a, context) - rankOf(b, context))
    .flatMap((requirement) => held(requirement, byId.get(requirement.id), context))
    .filter(
      ({ text, line }) => isBelow(line, context) && !isBare(text, context) && !saysAll(told, text, context),
    );
  const passed = found.filter(({ text }) => gate.check(text, {}).passed);
  const each = passed.filter(
    ({ text }, i) => !passed.some((other, k) => k < i && isSame(other.text, text, context)),
  );
  return each.slice(0, most);
}

/** `beside`: other words stand there, and one that is worth a line does. */
export const areEnough = (held: Credential[], beside: boolean, context: TailorContext): boolean =>
  held.length >= fewest || (beside && held.some((one) => isOfTheJob(one, context)));

/** "FEES", "RCR": what the posting asks for as a thing one knows, and the page lists among its papers. */
function isPaper(requirement: Requirement, byId: Map<string, RequirementMatch>, context: TailorContext) {
  const { id, kind, terms } = requirement;
  const { resume, engine } = context;
  const match = byId.get(id);
  const [quote] = match?.quotes ?? [];
  if (kind !== 'hard_skill' || match?.status !== 'met' || !quote || quote.relation === 'implied')
    return false;
  // Programs are known, whatever paper says so.
  if (terms.some(({ concept }) => concept !== undefined && engine.lexica.kind(concept) === 'tool'))
    return false;
  const { line } = quote;
  const section = resume.sections.find(({ lines }) => lines.includes(line));
  const item = partsOf(lineText(resume, line)).find((one) =>
    terms.some((term) => containsWords(one, term.text)),
  );
  if (!isCalledPaper(item, section?.heading?.value, resume.language)) return false;
  if (section?.kind === 'certificates' || resume.certificates.some(({ lines }) => lines.includes(line)))
    return quote.relation === 'same';
  const { training } = writingPack(resume.language).papers;
  return (
    (section?.kind === 'education' || section?.kind === 'other') &&
    (item !== undefined
      ? training.test(item)
      : section.kind === 'education' && training.test(askedLine(requirement, context)))
  );
}

/**
 * "美团后台" below the papers of a page is none, nor is "MSA" below its trainings: in Chinese a paper says that it is one, or
 * has a name in letters below a heading of papers.
 */
function isCalledPaper(item: string | undefined, heading = '', language: Language): boolean {
  const paper = paperRanks[language]?.paper;
  if (!paper || item === undefined) return true;
  if (/^[A-Za-z](?:\P{Script=Han}*$|.*[\d分级])/u.test(item)) return heading === '' || paper.test(heading);
  return paper.test(
    item
      .replace(/[(（].*$/u, '')
      .replace(/\s*[A-Z]+\s*$/u, '')
      .trim(),
  );
}

/** Without leave to work in the trade no degree helps. */
const rankOf = ({ kind, importance, text }: Requirement, { before }: TailorContext): number =>
  kind === 'certificate' && importance === 'must' && isTradeLicence(text, before.job.language)
    ? -1
    : (ranks[kind] ?? 1) + behind[importance];

/** Of papers of a kind those come first that must be. */
const behind: Record<Requirement['importance'], number> = { must: 0, preferred: 0.2, context: 0.4 };

/** Alone on its line stands a licence or a paper of this trade: that of another one is no recommendation. */
function isOfTheJob({ kind, text, isGraded }: Credential, context: TailorContext): boolean {
  const { before, resume } = context;
  if (kind !== 'paper') return kind === 'licence' || isGraded === true;
  const { title, description } = before.job;
  if (isOwnTrade(context)) return true;
  if (resume.language === 'zh')
    return (text.match(/\p{Script=Han}{2}/gu) ?? []).some((pair) => description.includes(pair));
  if (before.job.language !== resume.language) return false;
  const sense = wordSense(resume.language);
  const asked = new Set(sense.words(`${title}\n${description}`).map(({ root }) => root));
  // Its first word only says what sort of paper it is.
  const own = sense.words(text).slice(1);
  return own.some((word) => !sense.isStop(word) && !sense.isGeneric(word) && asked.has(word.root));
}

function heldIn({ held, heldOnly }: WritingStyle['summary'], papers: Credential[]): string {
  const degrees = papers.filter(({ isDegree }) => isDegree).length;
  if (!heldOnly || (degrees > 0 && degrees < papers.length)) return held;
  return degrees > 0 ? heldOnly.degrees : heldOnly.papers;
}

/** "Qualifications: BSc Nursing, driving licence. Languages: French B2." A licence to drive alone is no qualification. */
export function credentialsLine(items: Credential[], { lexis, resume }: TailorContext): string {
  const { style } = lexis.pack;
  const languages = items.filter(({ kind }) => kind === 'language');
  const papers = items.filter(({ kind }) => kind !== 'language');
  const listed = (own: Credential[]): string => {
    const texts = own.map((one) => written(one, resume));
    const inner = texts.some((text) => /[,，、]/u.test(text.replace(/[(（][^)）]*[)）]/gu, '')));
    return texts.join(inner ? style.semicolon : style.comma);
  };
  const driving = papers.every(({ kind }) => kind === 'licence');
  const held = driving ? `{items}${style.stop}` : heldIn(style.summary, papers);
  return [
    ...(papers.length === 0 ? [] : [held.replace('{items}', listed(papers))]),
    ...(languages.length === 0 ? [] : [style.summary.languages.replace('{items}', listed(languages))]),
  ].join(resume.language === 'zh' ? '' : ' ');
}

export const credentialTerms = (items: Credential[], { resume }: TailorContext): TermSupport[] =>
  items.map((one) => ({
    added: written(one, resume),
    source: lineText(resume, one.line).trim(),
    line: one.line,
    relation: 'same',
  }));

const written = ({ text }: Credential, { language }: Resume): string =>
  language === 'zh' ? withChineseMarks(text) : text;

function held(
  requirement: Requirement,
  match: RequirementMatch | undefined,
  context: TailorContext,
): Credential[] {
  const quotes = match?.quotes.filter(({ line }) => line >= 0).slice(0, 2) ?? [];
  const isMet = match?.status === 'met';
  if (requirement.kind === 'certificate' || requirement.kind === 'hard_skill') {
    const named = quotes.flatMap((quote) => certificateAt(quote, requirement, isMet, context));
    const studied =
      isMet && named.length === 0 ? quotes.flatMap(({ line }) => degreeAt(line, context)) : named;
    const isTrade = requirement.kind === 'certificate' && studied.length === 0;
    return (isTrade ? ofTheTrade(requirement, context) : studied)
      .filter(({ line }) => !hasRunOut(line, context))
      .slice(0, 1);
  }
  if (requirement.kind === 'language') return isMet && quotes[0] ? languageAt(requirement, context) : [];
  const named = degreeNamed(requirement, context);
  // A school of a lower grade, or none: of what is asked for by its name the person holds that all the same.
  const line = isMet && quotes[0] ? (named ?? quotes[0].line) : degreeOfField(requirement, context);
  return line === undefined ? [] : degreeAt(line, context);
}

/** Who has their schooling above their work shows it already. */
function isBelow(line: LineIndex, { resume }: TailorContext): boolean {
  const work = resume.experience[0]?.lines[0];
  return work !== undefined && line > work;
}

function toldAtTop({ resume }: TailorContext): string {
  return `${resume.headline?.value ?? ''}\n${resume.summary?.value ?? ''}`;
}

/** "Certificate": that it is a paper says not which. */
const isBare = (text: string, { resume }: TailorContext): boolean =>
  !/\p{L}{2,}|\p{Script=Han}/u.test(fold(text).replace(readyPack(resume.language).certificateWord, ' '));

/** Each word of it stands there in some form. */
function saysAll(told: string, text: string, { lexis }: TailorContext): boolean {
  if (containsWords(told, text)) return true;
  if (lexis.pack.language === 'zh') return false;
  const keys = new Set(tokenize(told, lexis).flatMap((token) => token.keys));
  const own = tokenize(text, lexis).filter((token) => token.keys.length > 0);
  return own.length > 0 && own.every((token) => token.keys.some((key) => keys.has(key)));
}
