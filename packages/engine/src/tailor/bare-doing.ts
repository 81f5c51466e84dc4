import type { WritingPack } from '../locales/writing-pack.ts';
import { onceFor } from '../text/once-for.ts';

/** Present forms that open a duty and are no nouns as well. */
const presents = onceFor(({ verbs, verbOrNoun }: WritingPack): ReadonlySet<string> => {
  const nouns = new Set(verbOrNoun?.words.split(/\s+/));
  const forms = verbs.split(/\s+/).flatMap((pair) => pair.split('>').slice(0, 1));
  return new Set(forms.filter((form) => form !== '' && !nouns.has(form)));
});

/** "Administer medication": a duty told to somebody makes no "experience with administer medication". */
export function isBareDoing(say: string, pack: WritingPack): boolean {
  const [first = '', second] = say.split(' ');
  return pack.clauses.headLast === true && second !== undefined && presents(pack).has(first.toLowerCase());
}
