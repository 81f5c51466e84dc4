import type { Lexica } from '../lexica.ts';
import { titleCloseness, titleSense } from '../match/title-closeness.ts';
import { type WordSense, wordSense } from '../match/words.ts';
import { onceBy } from '../text/once-for.ts';
import type { Job, Message, ScorePart } from '../types.ts';
import { hard, mean, type Scored, type Weighed } from './parts.ts';
import { rubric } from './rubric.ts';

/** How near the person's own trade is: the best of headline and titles, later ones weighing less. */
export function tradeCloseness(scored: Scored, items: Weighed[], lexica: Lexica): number {
  const { job, index, match } = scored;
  const { resume } = index;
  const wanted = titleSense(job.title, job.language, lexica);
  let best = rubric.title.byContent * mean(items.filter(hard), (item) => item.match.evidence);
  if (resume.headline) {
    const own = titleSense(resume.headline.value, resume.language, lexica);
    best = Math.max(best, rubric.title.headline * titleCloseness(wanted, own));
  }
  resume.experience.forEach((entry, at) => {
    const age = Math.max(rubric.title.oldest, 1 - 0.1 * at);
    best = Math.max(best, age * (match.titles.get(entry.id) ?? 0));
  });
  return best;
}

/** Telling words of the posting's sentences that ask for something, by how often they are said. */
export function postingVocabulary(job: Job): Map<string, number> {
  const sense = wordSense(job.language);
  const counts = new Map<string, number>();
  const add = (text: string, times: number, own: WordSense): void => {
    for (const { root } of own.telling(text)) counts.set(root, (counts.get(root) ?? 0) + times);
  };
  add(job.title, 2, sense);
  for (const requirement of job.requirements) add(requirement.text, 1, sense);
  return counts;
}

/** How much of the posting's vocabulary the resume uses; said twice weighs a little more than once. */
function vocabularyShare(vocabulary: Map<string, number>, scored: Scored, items: Weighed[]): number {
  if (scored.job.language !== scored.index.resume.language) {
    // Across languages words do not meet; concepts do.
    const terms = items.filter((item) => item.requirement.terms.some((term) => term.concept !== undefined));
    return terms.length === 0 ? 0 : terms.filter((item) => item.match.evidence > 0).length / terms.length;
  }
  let total = 0;
  let found = 0;
  for (const [root, times] of vocabulary) {
    const weight = 1 + Math.log2(times);
    total += weight;
    if (scored.index.roots.has(root)) found += weight;
  }
  return total === 0 ? 0 : found / total;
}

function titleWords(job: Job) {
  return wordSense(job.language).content(job.title);
}

/** Whether the title of the job stands, in its words, in the headline or the latest title; no answer changes it. */
export const titleWordsShown = onceBy(({ index }: Scored) => index, shareOfTitle);

function shareOfTitle({ job, index }: Scored): number {
  const asked = titleWords(job);
  const shown = new Set<string>();
  for (const { unit, words } of index.units) {
    const latest = unit.head && unit.entryId !== undefined && unit.entryId === index.resume.experience[0]?.id;
    if (unit.place === 'headline' || unit.place === 'summary' || latest)
      for (const word of words) shown.add(word.stem);
  }
  return asked.length === 0 ? 0 : asked.filter((word) => shown.has(word.stem)).length / asked.length;
}

/** How many of them stand anywhere in the resume: more of its words no headline may take on. */
export function titleWordsSaid({ job, index }: Scored): number {
  const asked = titleWords(job);
  return asked.length === 0 ? 0 : asked.filter((word) => index.roots.has(word.root)).length / asked.length;
}

export function titlePart(
  scored: Scored,
  items: Weighed[],
  lexica: Lexica,
  vocabulary: Map<string, number>,
): ScorePart {
  const { max, trade, vocabulary: most, words } = rubric.title;
  const near = tradeCloseness(scored, items, lexica);
  const share = vocabularyShare(vocabulary, scored, items);
  const shown = titleWordsShown(scored);
  const level = near >= 0.75 ? 'same' : near >= 0.35 ? 'near' : 'other';
  const reasons: Message[] = [
    { code: `score.title.${level}`, params: { title: scored.job.title } },
    { code: 'score.title.vocabulary', params: { percent: Math.round(share * 100) } },
  ];
  if (shown < 1) reasons.push({ code: 'score.title.wordsMissing', params: { title: scored.job.title } });
  const points = trade * near + most * Math.min(1, share * 1.25) + words * shown * near;
  return { name: 'title', points, max, reasons };
}
