import { join } from 'node:path';
import { languages } from '@tailor/engine';
import { benchDay, benchEngine, quantile, textsOf } from '../engine-pieces.ts';
import type { Measurement, Row } from '../measure.ts';
import { root } from '../root.ts';

/**
 * The same person and the same posting in five languages: the score should be the same. LANGUAGES_VERBOSE=1 prints each.
 */

const engine = benchEngine();

function scoresOf(language: string): Map<string, number> {
  const folder = join(root, 'bench/material/languages', language);
  const postings = textsOf(join(folder, 'postings.txt'));
  const scores = new Map<string, number>();
  for (const [heading, resume] of textsOf(join(folder, 'resumes.txt'))) {
    const [id = '', posting = ''] = heading.split(' ');
    const [title = '', ...rest] = (postings.get(posting) ?? '').split('\n');
    const job = { title, description: rest.join('\n').trim() };
    scores.set(id, engine.analyse(resume, job, benchDay).score.total);
  }
  return scores;
}

function measure(): Row[] {
  const byLanguage = languages.map(scoresOf);
  const ids = [...(byLanguage[0]?.keys() ?? [])];
  const perResume = ids.map((id) => byLanguage.map((scores) => scores.get(id) ?? Number.NaN));
  const spreads = perResume.map((scores) => Math.max(...scores) - Math.min(...scores));
  if (process.env.LANGUAGES_VERBOSE)
    perResume.forEach((scores, at) => {
      console.log(
        `    ${(spreads[at] ?? 0).toFixed(1)}  ${ids[at]}  ${languages.map((one, k) => `${one} ${scores[k]}`).join(', ')}`,
      );
    });
  const means = perResume.map((scores) => scores.reduce((sum, one) => sum + one, 0) / scores.length);
  const middle = means.reduce((sum, one) => sum + one, 0) / means.length;
  const deviation = Math.sqrt(means.reduce((sum, one) => sum + (one - middle) ** 2, 0) / means.length);
  const note = `${ids.length} resumes`;
  return [
    { name: 'resumes in five languages', value: ids.length, floor: 20, better: 'higher' },
    { name: 'spread of the score, median', value: quantile(spreads, 0.5), floor: 4, better: 'lower', note },
    {
      name: 'spread of the score, 90th percentile',
      value: quantile(spreads, 0.9),
      floor: 10,
      better: 'lower',
      note,
    },
    { name: 'standard deviation of the scores', value: deviation, floor: 12, better: 'higher', note },
  ];
}

export const measurement: Measurement = { title: 'Languages: one pair, five languages', measure };
