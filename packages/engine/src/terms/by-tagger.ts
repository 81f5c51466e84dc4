import type { Lexicon } from '../types.ts';
import { featuresOf } from './features.ts';
import { linesOf, type Span, sentencesOf } from './spans.ts';
import { label, type TaggerWeights, tag } from './tagger.ts';
import { isSign, type Token, tokenize } from './tokens.ts';

/** Chosen by cross-validation on the training data: where precision and recall balance. */
export const outsideBias = 1.25;

/** Longer runs without a break are hostile or no prose; they are read in pieces. */
const longestRun = 200;

function spansOfTags(tokens: readonly Token[], tags: Uint8Array): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    if (tags[i] === label.outside) continue;
    let last = i;
    while (last + 1 < tokens.length && tags[last + 1] === label.inside) last += 1;
    const first = tokens[i];
    const final = tokens[last];
    const onlySigns = tokens.slice(i, last + 1).every(isSign);
    if (first && final && !onlySigns) spans.push({ start: first.start, end: final.end });
    i = last;
  }
  return spans;
}

/** Spans that the trained tagger takes for knowledge or hard skills: English only. */
export function spansByTagger(text: string, lexicon: Lexicon, weights: TaggerWeights): Span[] {
  const spans: Span[] = [];
  for (const line of linesOf(text))
    for (const sentence of sentencesOf(text, line)) {
      const tokens = tokenize(text, sentence.start, sentence.end);
      for (let from = 0; from < tokens.length; from += longestRun) {
        const run = tokens.slice(from, from + longestRun);
        const tags = tag(weights, featuresOf(run, text, lexicon), outsideBias);
        spans.push(...spansOfTags(run, tags));
      }
    }
  return spans;
}
