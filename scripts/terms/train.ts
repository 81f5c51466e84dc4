/**
 * node scripts/run.mjs scripts/terms/train.ts --train FILE [--folds 5]
 *
 * Trains the tagger on SkillSpan's train split and writes packages/engine/data/terms.tagger. With
 * --folds it only prints what cross-validation over whole postings gives, for choosing settings.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addSpans, emptyScore, figures } from '../../bench/span-score.ts';
import { openLexicon } from '../../packages/engine/src/lexicon/open.ts';
import { featureCount, featuresOf } from '../../packages/engine/src/terms/features.ts';
import { openTagger, type TaggerWeights, tag, taggerMagic } from '../../packages/engine/src/terms/tagger.ts';
import { type Example, type Model, type Settings, train } from './crf.ts';
import { labelled, offsets, readSkillSpan, type Sentence } from './skillspan.ts';

const root = process.env.TAILOR_ROOT ?? process.cwd();
function argument(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

const settings: Settings = {
  epochs: Number(argument('epochs') ?? 10),
  rate: Number(argument('rate') ?? 0.02),
  decay: Number(argument('decay') ?? 0.01),
};

function quantise(model: Model): Buffer {
  const top = model.features.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = top / 127;
  const head = Buffer.alloc(8 + model.transitions.length * 4);
  head.writeUInt32LE(taggerMagic, 0);
  head.writeFloatLE(scale, 4);
  for (const [i, weight] of model.transitions.entries()) head.writeFloatLE(weight, 8 + i * 4);
  const weights = Int8Array.from(model.features, (weight) => Math.round(weight / scale));
  return Buffer.concat([head, Buffer.from(weights.buffer)]);
}

interface Prepared extends Example {
  sentence: Sentence;
  places: [number, number][];
}

function prepare(sentences: readonly Sentence[]): Prepared[] {
  const lexicon = openLexicon(readFileSync(join(root, 'packages/engine/data/en.lexicon')));
  return sentences.map((sentence) => {
    const { tokens, labels } = labelled(sentence);
    return {
      sentence,
      labels,
      features: featuresOf(tokens, sentence.text, lexicon),
      places: tokens.map((token) => [token.start, token.end]),
    };
  });
}

function predicted(weights: TaggerWeights, example: Prepared, bias: number): [number, number][] {
  const tags = tag(weights, example.features, bias);
  const spans: [number, number][] = [];
  const words = offsets(example.sentence);
  for (let i = 0; i < tags.length; i += 1) {
    if (tags[i] === 0 || (tags[i] === 2 && i > 0 && tags[i - 1] !== 0)) continue;
    let last = i;
    while (tags[last + 1] === 2) last += 1;
    const start = example.places[i]?.[0] ?? 0;
    const end = example.places[last]?.[1] ?? 0;
    const first = words.findIndex((word) => word[1] > start);
    const final = words.findLastIndex((word) => word[0] < end);
    spans.push([first, final]);
  }
  return spans;
}

function crossValidate(examples: Prepared[], folds: number): void {
  const postings = [...new Set(examples.map((example) => example.sentence.posting))];
  const foldOf = new Map(postings.map((posting, i) => [posting, i % folds]));
  const biases = [0.5, 1, 1.25, 1.5, 1.75, 2];
  const scores = biases.map(() => emptyScore());
  for (let fold = 0; fold < folds; fold += 1) {
    const isHeld = (example: Prepared): boolean => foldOf.get(example.sentence.posting) === fold;
    const model = train(
      examples.filter((example) => !isHeld(example)),
      settings,
    );
    const weights = openTagger(quantise(model));
    for (const example of examples.filter(isHeld))
      for (const [i, bias] of biases.entries()) {
        const score = scores[i];
        if (score) addSpans(score, example.sentence.gold, predicted(weights, example, bias));
      }
  }
  for (const [i, score] of scores.entries()) {
    const close = figures(score.matched, score);
    const any = figures(score.overlapping, score);
    const length = score.predictedTokens / score.predicted / (score.goldTokens / score.gold);
    console.log(
      `bias ${biases[i]}: P ${close.precision.toFixed(3)} R ${close.recall.toFixed(3)} F1 ${close.f1.toFixed(3)} | overlap F1 ${any.f1.toFixed(3)} | length ${length.toFixed(2)}`,
    );
  }
}

const file = argument('train');
if (!file) {
  console.error('usage: train.ts --train FILE [--folds N]');
  process.exit(2);
}
const examples = prepare(readSkillSpan(file));
console.log(`${examples.length} sentences, ${featureCount} features a token, ${JSON.stringify(settings)}`);
const folds = Number(argument('folds') ?? 0);
if (folds > 0) crossValidate(examples, folds);
else {
  const bytes = quantise(train(examples, settings));
  writeFileSync(join(root, 'packages/engine/data/terms.tagger'), bytes);
  console.log(`packages/engine/data/terms.tagger: ${Math.round(bytes.length / 1024)} KB`);
}
