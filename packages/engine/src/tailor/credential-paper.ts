import type { Evidence, LineIndex, Requirement, SectionKind } from '../types.ts';
import { lineText, runsOn, type TailorContext } from './context.ts';
import { type Credential, longestPaper, partsOf } from './credential.ts';
import { unfinished } from './credential-degree.ts';
import {
  isLicence,
  isTradeLicence,
  licenceAlone,
  plainName,
  withClasses,
  withoutHeading,
} from './paper-name.ts';
import { containsWords } from './proofs.ts';
import { tradeLicences } from './trade-licence.ts';

const mostWords = 9;

/** Where papers are listed; elsewhere only a licence to drive is told from the words around it. */
const lists = new Set<SectionKind>(['certificates', 'education', 'skills', 'languages']);

/** The item that names it, of a list or of a sentence. */
export function certificateAt(
  { line }: Evidence,
  requirement: Requirement,
  isMet: boolean,
  context: TailorContext,
): Credential[] {
  const { resume } = context;
  const { language } = resume;
  const marked = lineText(resume, line).replace(/^\s*(?:[-*•·▪‣–>▸]\s*)?/u, '');
  const whole = withoutHeading(marked, line, resume);
  const items = itemsOf(whole);
  const drives = requirement.terms.some(({ text }) => isLicence(text, language));
  // "Führerschein:	Klasse B": here the label is the name of the thing.
  const asName = whole.replace(/(?<=\p{L}\s?[:：])\s+/u, ' ');
  const labelled = partsOf(asName);
  const driven = drives
    ? [...items, ...labelled].find((item) => isLicence(item, language) && !/[:：]$/u.test(item))
    : undefined;
  const section = resume.sections.find((each) => each.lines.includes(line));
  const isList = section !== undefined && lists.has(section.kind) && isMet;
  const named = items.find((item) => names(item, requirement, context));
  const listed = isList ? (named ?? (items.length <= 3 ? items[0] : undefined)) : undefined;
  const item =
    driven ??
    listed ??
    (isMet && section?.kind === 'other' ? itself(named, requirement, context) : undefined);
  if (!item || isLower(item, requirement)) return [];
  if (item.length > longestPaper || item.split(/\s+/).length > mostWords) return [];
  if (
    !/^[\p{Lu}\d\p{Script=Han}]/u.test(item) ||
    (!driven && (isCut(item, line, context) || goesOn(item, line, context)))
  )
    return [];
  const text = plainName(driven ? withClasses(licenceAlone(driven), asName) : item);
  if ([item, text ?? ''].some((said) => unfinished.test(said))) return [];
  return text === undefined ? [] : [{ text, line, kind: driven ? 'licence' : 'paper' }];
}

const rankNumber = /(?<![\d.,/-])[1-9]\d?(?!\d|[.,/-]\d)/gu;

/** "Level 2" where level 3 is asked for, the 17th edition where it is the 18th: no recommendation. */
function isLower(item: string, { text }: Requirement): boolean {
  const [asked = [], held = []] = [text, item].map((one) => one.match(rankNumber) ?? []);
  return asked.length === 1 && held.length === 1 && Number(held[0]) < Number(asked[0]);
}

/** The page's own leave to work in that trade, whatever it is called there. */
export const ofTheTrade = (requirement: Requirement, context: TailorContext): Credential[] =>
  tradeLicences(requirement, context).flatMap(({ value, line }): Credential[] => {
    const item = itemsOf(value).find((one) => isTradeLicence(one, context.resume.language));
    const text = item && item.length <= longestPaper ? plainName(item) : undefined;
    return text === undefined ? [] : [{ text, line, kind: 'paper' }];
  });

/** The very thing that is asked for, with hardly another word. */
const itself = (
  item: string | undefined,
  requirement: Requirement,
  context: TailorContext,
): string | undefined =>
  item &&
  (isCalledSo(item, askedLine(requirement, context)) ||
    context.lexis.pack.papers.training.test(item) ||
    requirement.terms.some(({ text }) => containsWords(item, text) && item.length <= text.length + 6))
    ? item
    : undefined;

/** A paragraph of many papers that is full at its end: the last of its line may have another word in the next. */
const fullLine = 90;
function goesOn(item: string, line: LineIndex, { resume }: TailorContext): boolean {
  const own = lineText(resume, line).trimEnd();
  return own.length >= fullLine && own.endsWith(item) && !/[\d)）]$/u.test(item) && runsOn(line, resume);
}

/** The first words of a line may be the end of an item that begins above. */
function isCut(item: string, line: LineIndex, { resume }: TailorContext): boolean {
  const above = lineText(resume, line - 1).trim();
  const heads = resume.sections.some((section) => section.heading?.lines.includes(line - 1));
  if (above === '' || heads || /[,，;；、.。:：\d)）]$/u.test(above)) return false;
  const begins = resume.certificates.some((field) => field.lines[0] === line);
  return !begins && lineText(resume, line).trim().startsWith(item);
}

/** "Certifications: NSE 4": the label of the list is no part of its first item. */
const itemsOf = (text: string): string[] =>
  partsOf(text)
    // "Formation ALUR : 42 h" ends where its length begins.
    .map((item) =>
      item
        .replace(/^(?:\p{L}+|\d{4})\s?[:：]\s+(?=\p{Lu}|\d)|(?<=\p{L}{3}\s)[:：]\s\d+\s?\p{Ll}.*$/gu, '')
        .trim(),
    )
    .filter((item) => item.length > 1);

function names(item: string, requirement: Requirement, context: TailorContext): boolean {
  const { terms } = requirement;
  const { lexica } = context.engine;
  const { language } = context.resume;
  return (
    isCalledSo(item, askedLine(requirement, context)) ||
    terms.some(
      ({ text, concept }) =>
        containsWords(item, text) ||
        (concept !== undefined && lexica.hits(item, language).some((hit) => hit.concept === concept)),
    )
  );
}

/** The whole line of the posting, brackets and all. */
export function askedLine({ span, text }: Requirement, { before }: TailorContext): string {
  const { description } = before.job;
  if (!span) return text;
  const end = description.indexOf('\n', span.end);
  return description.slice(description.lastIndexOf('\n', span.start) + 1, end < 0 ? undefined : end);
}

/**
 * "PSC1 (2021)", "SST à jour" where the posting asks for "premiers secours (PSC1 ou SST)": the very letters of the paper,
 * and hardly a word behind them.
 */
function isCalledSo(item: string, asked: string): boolean {
  const whole = item.replace(/\s*[(（].*$/u, '').trim();
  const [, name] =
    /^([\p{Lu}\d][\p{Lu}\d./-]{2,9})(?:\s(?!\p{Lu}|.*\s\p{Lu})[\p{L} ]{1,15})?$/u.exec(whole) ?? [];
  return name !== undefined && containsWords(asked, name);
}
