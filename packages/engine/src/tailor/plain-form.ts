import { writingPack } from '../locales/writing-packs.ts';
import type { Term } from '../types.ts';
import type { TailorContext } from './context.ts';
import { isInDative } from './nominal.ts';

const longestEnding = 3;
/** "Schaltplan" and "Schaltplänen": the ending may change the last letters before it. */
const changed = 3;

/** The form a word has by itself: "Abschlüsse" where the posting says "von Abschlüssen", or undefined where it has that. */
export function plainLabel({ concept }: Term, say: string, context: TailorContext): string | undefined {
  if (concept === undefined) return undefined;
  const [label] = context.engine.lexica.labels(concept, context.resume.language);
  if (label === undefined || label.length >= say.length || say.length - label.length > longestEnding)
    return undefined;
  // "Kundenbetreuung" is no form of "Kundenservice".
  const begins = say.toLowerCase().startsWith(label.slice(0, -changed).toLowerCase());
  return begins && label.length > changed * 2 ? label : undefined;
}

/** The same for what no lexicon knows: the ending of the dative goes. */
export function plainForm(term: Term, context: TailorContext): string {
  const { text } = term;
  const label = plainLabel(term, text, context);
  if (label !== undefined) return label;
  const { dative } = writingPack(context.before.job.language).naming;
  return dative && !/\s/u.test(text) && isInDative(text, dative, context) ? text.slice(0, -1) : text;
}
