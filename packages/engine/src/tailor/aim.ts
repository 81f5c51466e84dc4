import { saysAim } from '../gate/wishes.ts';
import { onceFor } from '../text/once-for.ts';
import type { Field, Section } from '../types.ts';
import { lineText, type TailorContext } from './context.ts';

/** "求职意向：电商运营" below no heading, "Objetivo: integrarme al área de nóminas": who one is stands elsewhere. */
export const onlyWants = onceFor((context: TailorContext): boolean => {
  const { summary, sections } = context.resume;
  if (!summary) return false;
  const own = sections.find(
    ({ heading, lines }) => heading && summary.lines.some((at) => lines.includes(at)),
  );
  return wants(own?.heading?.value ?? '', summary.value, context);
});

/** A section that says where somebody wants to go. */
export function isAim(section: Section, context: TailorContext): boolean {
  const { heading } = section;
  const below = textBelow(section, context);
  // "求职意向：仓储主管" is heading and text in one line.
  const beside = (heading?.lines ?? [])
    .map((line) => lineText(context.resume, line).split(heading?.value ?? '')[1] ?? '')
    .map((rest) => rest.replace(/^[\s:：】*#-]+/u, '').trim())
    .join(' ');
  return wants(heading?.value ?? '', below === '' ? beside : below, context);
}

const textBelow = ({ heading, lines }: Section, { resume }: TailorContext): string =>
  lines
    .filter((line) => !heading?.lines.includes(line))
    .map((line) => lineText(resume, line).trim())
    .filter((text) => text !== '')
    .join(' ');

/** What the person says of themselves; where the first such section only says what is looked for, in the next one. */
export const ownSummary = onceFor((context: TailorContext): Field | undefined => {
  const { summary, sections, source } = context.resume;
  if (!summary || !onlyWants(context)) return summary;
  const section = sections.find(
    (each) =>
      each.kind === 'summary' &&
      each.heading &&
      !each.lines.some((line) => summary.lines.includes(line)) &&
      !isAim(each, context),
  );
  const value = section ? textBelow(section, context) : '';
  if (!section || value === '') return undefined;
  const lines = section.lines.filter(
    (line) => !section.heading?.lines.includes(line) && source.lines[line]?.text.trim() !== '',
  );
  return { value, lines };
});

function wants(heading: string, text: string, { lexis }: TailorContext): boolean {
  const { aim } = lexis.pack.style;
  const sentences = text
    .split(/(?<=[.!?])\s+|(?<=[。！？])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  if (sentences.length === 0) return false;
  if (sentences.every((sentence) => aim.sentence.test(sentence))) return true;
  // Below such a heading stands the place that is looked for; one sentence more may tell of the person.
  return sentences.length === 1 && saysAim(heading, text, lexis.pack.language);
}
