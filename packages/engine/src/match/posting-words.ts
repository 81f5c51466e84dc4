import type { Job } from '../types.ts';
import { wordSense } from './words.ts';

export const shingle = 6;

/** What a posting gives to look for; read once, used for many resumes. */
export interface PostingWords {
  /** Every word, as it is written. */
  said: Set<string>;
  asked: Set<string>;
  shingles: Set<string>;
}

export function postingWords(job: Job): PostingWords {
  const sense = wordSense(job.language);
  const all = sense.words(`${job.title}\n${job.description}`);
  const shingles = new Set<string>();
  for (let i = 0; i + shingle <= all.length; i += 1)
    shingles.add(
      all
        .slice(i, i + shingle)
        .map((word) => word.text)
        .join(' '),
    );
  // "Steuer- und Lohnsteuerrecht" asks for "Steuerrecht", which does not stand there as one word.
  const named = job.requirements.flatMap(({ terms }) => terms.flatMap(({ text }) => sense.words(text)));
  const words = [...all, ...named];
  const said = new Set(words.map((word) => word.text));
  return {
    said,
    asked: new Set(words.filter((word) => !sense.isStop(word)).map((word) => word.stem)),
    shingles,
  };
}
