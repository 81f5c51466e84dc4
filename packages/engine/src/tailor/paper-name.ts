import { andWords } from '../locales/joints.ts';
import { licenceNames } from '../locales/licences.ts';
import { capital } from '../locales/phrasing-pack.ts';
import { writingPack } from '../locales/writing-packs.ts';
import type { Language, LineIndex, Resume } from '../types.ts';

/** A licence to drive, under any of its names. */
export const isLicence = (text: string, language: Language): boolean =>
  licenceNames[language].paper.test(text);

export const isTradeLicence = (text: string, language: Language): boolean =>
  writingPack(language).papers.trade.test(text) && !isLicence(text, language);

/** "Führerschein A, B, F": the classes behind the first one belong to it. */
const oneClass = String.raw`[A-FMLTS]\d?E?(?![\p{L}\d])`;
const moreClasses = new RegExp(
  String.raw`^\s?(?:[:：]?\s*(?:Kl(?:asse)?n?\.?\s)?${oneClass})?(?:\s*(?:[,/+、]|${andWords})\s*${oneClass})+`,
  'u',
);

export function withClasses(item: string, line: string): string {
  const at = line.indexOf(item);
  return at < 0 ? item : item + (moreClasses.exec(line.slice(at + item.length))?.[0] ?? '');
}

const onlyDates = /^[\d\s./年月–—-]*$/u;
const dateInFront =
  /^[[(]\s*[\d./\s–—-]{4,}[\])]\s*|^(?:\d{1,2}[./])?\d{1,2}[./]\d{4}\s+|^(?:19|20)\d{2}\s+(?=\p{L})/u;
/** What stands in the next cell belongs to the paper only where it is short: a class, a level. */
const longestCell = 10;

/**
 * A paper under its name alone: the year in its column and the gap of a table belong to the page it was taken from
 * ("11/2020      Asbestschein nach TRGS 519"). None where the line is a table of more than name and degree.
 */
export function plainName(item: string): string | undefined {
  if (/[\\{}]/u.test(item)) return undefined;
  const cells = item
    .split(/\t+|\s{2,}/u)
    .map((cell) => cell.trim())
    .filter((cell) => !onlyDates.test(cell));
  const [name = '', level = '', ...more] = cells;
  if (more.length > 0 || level.length > longestCell) return undefined;
  // "IPAF 3a	IPAF": who gives the paper may stand in its name already.
  const whole = level === '' || name.split(/[\s,]+/).includes(level) ? name : `${name} ${level}`;
  const text = whole
    .replace(dateInFront, '')
    .replace(/^\p{Lu}{5,}(?=\s*:\s)/u, (label) => capital(label.toLowerCase()))
    .replace(/\s*:\s+/u, ' ')
    .replace(/(?<=\p{L}{4}|\d)\.$/u, '');
  return text === '' ? undefined : text;
}

const moreThanLicence = new RegExp(String.raw`(?<=\s${oneClass})\s(?:${andWords})\s(?!${oneClass}).*$`, 'u');

/** "Permis B et voiture": behind a class, what one drives is no licence; "Führerschein Auto und Motorrad" is for both. */
export const licenceAlone = (text: string): string => text.replace(moreThanLicence, '');

/** "证书：A、B": the heading on its line is none of the papers behind it. */
export function withoutHeading(text: string, line: LineIndex, resume: Resume): string {
  const heading = resume.sections.find((section) => section.heading?.lines.includes(line))?.heading?.value;
  // "Führerschein: Klasse B": there it is its name.
  const isName = heading !== undefined && isLicence(heading, resume.language);
  const rest = heading && !isName && text.startsWith(heading) ? text.slice(heading.length) : '';
  const [colon] = /^\s?[:：]\s*(?=\S)/u.exec(rest) ?? [];
  return colon === undefined ? text : rest.slice(colon.length);
}
