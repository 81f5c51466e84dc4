import type { Lexis } from '../gate/lexis.ts';
import { fold } from '../gate/word-forms.ts';
import { wordSense } from '../match/words.ts';
import { tables } from '../read/tables.ts';
import { onceFor } from '../text/once-for.ts';
import type { Job } from '../types.ts';

/** "Data" opens titles in some languages, and ends none. */
const isTitle = (word: string, lexis: Lexis, at: 'first' | 'last'): boolean => {
  const own = fold(word);
  if (lexis.isTitle(own)) return true;
  const place = tables.titles.places.get(own.replace(/s$/, ''));
  return place === 'any' || place === at;
};

/** "Loss adjusters", "Buchhalter": people, whatever was done with them. */
export const namesPeople = (say: string, lexis: Lexis): boolean =>
  isTitle(say.split(/\s+/u).at(-1) ?? '', lexis, 'last');

const rootsOfTitle = onceFor(
  ({ title, language }: Job) =>
    new Set(
      wordSense(language)
        .words(title)
        .map(({ root }) => root),
    ),
);

/** What the job is called is a title: who "sent adjusters out" is no "claims adjuster" yet, nor knows one as a skill. */
export function namesThePost(say: string, job: Job, lexis: Lexis): boolean {
  const words = wordSense(job.language).words(say);
  // The noun that names stands first in French and Spanish.
  const at = lexis.pack.clauses.hanging ? 'first' : 'last';
  const word = words.at(at === 'first' ? 0 : -1);
  return word !== undefined && rootsOfTitle(job).has(word.root) && isTitle(word.text, lexis, at);
}
