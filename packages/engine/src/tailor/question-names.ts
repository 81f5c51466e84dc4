import { writingPack } from '../locales/writing-packs.ts';
import type { Requirement } from '../types.ts';
import type { TailorContext } from './context.ts';
import { plainForm } from './plain-form.ts';

/** On one line, without the stop of its sentence. */
export const plain = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/[.。;；,，]+$/u, '')
    .trim();

/** What is asked for, each thing by the form that it has by itself. */
export const namesAsked = ({ terms }: Requirement, context: TailorContext): string =>
  terms.map((each) => nameOf(plain(plainForm(each, context)), context)).join(' / ');

const shortestName = 2;

/** "酷家乐等软件" asks for the program that is named. */
function nameOf(text: string, { before }: TailorContext): string {
  const { andSoOn } = writingPack(before.job.language).naming;
  const name = andSoOn ? text.replace(andSoOn, '') : text;
  return name.length < shortestName ? text : name;
}

const longestSector = 20;

/** "电信行业", "retail industry", "sector bancario": the term with the word that says so, wherever the posting names it. */
export function sectorAsked({ terms }: Requirement, { before }: TailorContext): string | undefined {
  const { description, language } = before.job;
  const { sector } = writingPack(language).naming;
  const [term, ...others] = terms;
  if (!sector || !term || others.length > 0) return undefined;
  const { text } = term;
  // The reader may have taken the word along.
  const last = text.slice(language === 'zh' ? -2 : text.lastIndexOf(' '));
  if (last.length < text.length && sector.behind?.test(last)) return plain(text);
  const at = description.indexOf(text);
  if (at < 0 || description.indexOf(text, at + 1) >= 0) return undefined;
  const behind = sector.behind?.exec(description.slice(at + text.length))?.[0] ?? '';
  const start = sector.before?.exec(description.slice(Math.max(0, at - longestSector), at))?.[0] ?? '';
  return start + behind === '' ? undefined : plain(`${start}${text}${behind}`);
}
