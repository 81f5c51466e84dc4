import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTerms, openLexicon, openTagger } from '@tailor/engine';
import type { Measurement, Row } from '../measure.ts';
import { root } from '../root.ts';
import { addSpans, emptyScore, figures } from '../span-score.ts';

/** SkillSpan's dev split: terms found in the text of each sentence, counted in its own tokens. */

interface Sentence {
  tokens: string[];
  gold: [number, number][];
}

function sentences(): Sentence[] {
  const file = join(root, 'bench/material/terms/skillspan-dev.jsonl');
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Sentence);
}

/** The first and last token that each found stretch touches. */
function inTokens(tokens: string[], found: { start: number; end: number }[]): [number, number][] {
  const starts: number[] = [];
  let at = 0;
  for (const token of tokens) {
    starts.push(at);
    at += token.length + 1;
  }
  return found.map(({ start, end }) => {
    const first = starts.findIndex((from, i) => from + (tokens[i]?.length ?? 0) > start);
    const last = starts.findLastIndex((from) => from < end);
    return [first, last];
  });
}

function measure(): Row[] {
  const data = join(root, 'packages/engine/data');
  const lexicon = openLexicon(readFileSync(join(data, 'en.lexicon')));
  const tagger = openTagger(readFileSync(join(data, 'terms.tagger')));
  const score = emptyScore();
  for (const { tokens, gold } of sentences())
    addSpans(score, gold, inTokens(tokens, findTerms(tokens.join(' '), { lexicon, tagger })));
  const close = figures(score.matched, score);
  const any = figures(score.overlapping, score);
  const length = score.predictedTokens / score.predicted / (score.goldTokens / score.gold);
  const plain = `plain overlap: precision ${any.precision.toFixed(3)}, recall ${any.recall.toFixed(3)}, F1 ${any.f1.toFixed(3)}`;
  return [
    { name: 'recall, overlap of half or more', value: close.recall, floor: 0.5, better: 'higher' },
    { name: 'F1, overlap of half or more', value: close.f1, floor: 0.5, better: 'higher', note: plain },
    { name: 'precision', value: close.precision, floor: 0.4, better: 'higher' },
    { name: 'mean length against gold, at least', value: length, floor: 0.7, better: 'higher' },
    { name: 'mean length against gold, at most', value: length, floor: 1.3, better: 'lower' },
  ];
}

export const measurement: Measurement = {
  title: 'Terms: knowledge spans of SkillSpan dev (3,174 sentences)',
  measure,
};
