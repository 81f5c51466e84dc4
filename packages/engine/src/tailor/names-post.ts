import type { Lexis } from '../gate/lexis.ts';
import { fold } from '../gate/word-forms.ts';
import { wordSense } from '../match/words.ts';
import { tables } from '../read/tables.ts';
import { onceFor } from '../text/once-for.ts';
import type { Job } from '../types.ts';

const single = (word: string): string => fold(word).replace(/s$/, '');

/** "Loss adjusters", "Buchhalter": people, whatever was done with them. */
export function namesPeople(say: string, lexis: Lexis): boolean {
  const last = say.split(/\s+/u).at(-1) ?? '';
  return lexis.isTitle(fold(last)) || tables.titles.has(single(last));
}

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
  const ends = [words.at(0), words.at(-1)].filter((word) => word !== undefined);
  return ends.some(
    ({ text, root }) =>
      rootsOfTitle(job).has(root) && (lexis.isTitle(text) || tables.titles.has(single(text))),
  );
}
