import { onceFor } from '../text/once-for.ts';
import type { Section } from '../types.ts';
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
export function isAim({ heading, lines }: Section, context: TailorContext): boolean {
  const text = lines
    .filter((line) => !heading?.lines.includes(line))
    .map((line) => lineText(context.resume, line).trim())
    .join(' ');
  return wants(heading?.value ?? '', text, context);
}

function wants(heading: string, text: string, { lexis }: TailorContext): boolean {
  const { aim } = lexis.pack.style;
  const sentences = text
    .split(/(?<=[.!?])\s+|(?<=[。！？])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  if (sentences.length === 0) return false;
  if (sentences.every((sentence) => aim.sentence.test(sentence))) return true;
  // Below such a heading stands the place that is looked for; one sentence more may tell of the person.
  return aim.heading.test(heading) && sentences.length === 1 && !aim.tells.test(text);
}
