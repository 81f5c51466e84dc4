import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JobInput } from '@tailor/engine';
import { benchDay, benchEngine, ownPairs, textsOf } from '../engine-pieces.ts';
import type { Measurement, Row } from '../measure.ts';
import { rankCorrelation } from '../rank-correlation.ts';
import { root } from '../root.ts';
import { cosineOver, keywordOverlap } from '../word-baselines.ts';

/** Percentages that a person gave, and how far the scores put the pairs in the same order. */

interface JudgedPair {
  set: string;
  resume: string;
  job: JobInput;
  percent: number;
}

function judgedPairs(): JudgedPair[] {
  const folder = join(root, 'bench/material/fit');
  const resumes = textsOf(join(folder, 'resumes.txt'));
  const jobs = new Map<string, JobInput>();
  for (const [id, text] of textsOf(join(folder, 'postings.txt'))) {
    const [title = '', ...rest] = text.split('\n');
    jobs.set(id, { title, description: rest.join('\n').trim() });
  }
  for (const { id, resume, job } of ownPairs()) {
    resumes.set(id, resume);
    jobs.set(id, job);
  }
  const lines = readFileSync(join(folder, 'pairs.tsv'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [set = '', posting = '', id = '', percent = ''] = line.split('\t');
    const [resume, job] = [resumes.get(id), jobs.get(posting)];
    if (!resume || !job) throw new Error(`no texts for ${line}`);
    return { set, resume, job, percent: Number(percent) };
  });
}

function measure(): Row[] {
  const engine = benchEngine();
  const pairs = judgedPairs();
  const textOf = (job: JobInput): string => `${job.title}\n${job.description}`;
  const cosine = cosineOver(pairs.flatMap((pair) => [pair.resume, textOf(pair.job)]));
  const measured = pairs.map((pair) => ({
    ...pair,
    score: engine.analyse(pair.resume, pair.job, benchDay).score.total,
    cosine: cosine(pair.resume, textOf(pair.job)),
    overlap: keywordOverlap(pair.resume, textOf(pair.job)),
  }));
  if (process.env.FIT_VERBOSE)
    for (const one of measured)
      console.log(one.set, one.percent, one.score, one.job.title.slice(0, 30), one.resume.slice(0, 40));
  const against = (set: string, value: 'score' | 'cosine' | 'overlap'): number => {
    const chosen = measured.filter((one) => one.set === set);
    return rankCorrelation(
      chosen.map((one) => one.percent),
      chosen.map((one) => one[value]),
    );
  };
  const rows = ['open', 'held'].map((set): Row => {
    const [cosines, overlaps] = [against(set, 'cosine'), against(set, 'overlap')];
    return {
      name: `rank correlation with percentages, ${set}`,
      value: against(set, 'score'),
      floor: 0.8,
      better: 'higher',
      note: `TF-IDF cosine ${cosines.toFixed(2)}, keyword overlap ${overlaps.toFixed(2)}`,
    };
  });
  const strong = measured.filter((one) => one.percent >= 85);
  const middle = strong.map((one) => one.score).sort((a, b) => a - b)[strong.length >> 1] ?? Number.NaN;
  return [
    { name: 'pairs with a percentage', value: pairs.length, floor: 60, better: 'higher' },
    ...rows,
    { name: 'median score of those a person puts at 85 or more', value: middle, floor: 70, better: 'higher' },
  ];
}

export const measurement: Measurement = { title: 'Fit: percentages by judgement', measure };
