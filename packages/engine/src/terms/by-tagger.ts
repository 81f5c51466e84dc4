import type { Lexicon } from '../types.ts';
import { featuresOf } from './features.ts';
import { linesOf, type Span, sentencesOf } from './spans.ts';
import { label, type TaggerWeights, tag } from './tagger.ts';
import { isSign, type Token, tokenize } from './tokens.ts';

/** Chosen by cross-validation on the training data: where precision and recall balance. */
export const outsideBias = 1;

/** Longer runs without a break are hostile or no prose; they are read in pieces. */
const longestRun = 200;

/** Commas, dots and brackets at a term's edges are not of it; a bracket that closes one inside is. */
function withoutEdgeSigns(tokens: Token[]): Span | undefined {
  const closes = (i: number): boolean =>
    tokens[i]?.text === ')' && tokens.slice(0, i).some((token) => token.text === '(');
  let from = 0;
  let to = tokens.length - 1;
  const sign = (i: number): boolean => {
    const token = tokens[i];
    return token !== undefined && isSign(token);
  };
  while (from <= to && sign(from)) from += 1;
  while (to >= from && sign(to) && !closes(to)) to -= 1;
  const first = tokens[from];
  const last = tokens[to];
  return from <= to && first && last ? { start: first.start, end: last.end } : undefined;
}

function spansOfTags(tokens: readonly Token[], tags: Uint8Array): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    if (tags[i] === label.outside) continue;
    let last = i;
    while (last + 1 < tokens.length && tags[last + 1] === label.inside) last += 1;
    const span = withoutEdgeSigns(tokens.slice(i, last + 1));
    if (span) spans.push(span);
    i = last;
  }
  return spans;
}

/** Spans that the trained tagger takes for knowledge or hard skills: English only. */
export function spansByTagger(text: string, lexicon: Lexicon, weights: TaggerWeights): Span[] {
  const spans: Span[] = [];
  // A sentence that stands there again says what it said before.
  const known = new Map<string, Span[]>();
  for (const line of linesOf(text))
    for (const { start, end } of sentencesOf(text, line)) {
      const sentence = text.slice(start, end);
      const own = known.get(sentence) ?? spansOfSentence(sentence, lexicon, weights);
      known.set(sentence, own);
      for (const span of own) spans.push({ start: start + span.start, end: start + span.end });
    }
  return spans;
}

function spansOfSentence(sentence: string, lexicon: Lexicon, weights: TaggerWeights): Span[] {
  const spans: Span[] = [];
  const tokens = tokenize(sentence, 0, sentence.length);
  for (let from = 0; from < tokens.length; from += longestRun) {
    const run = tokens.slice(from, from + longestRun);
    const tags = tag(weights, featuresOf(run, sentence, lexicon), outsideBias);
    spans.push(...spansOfTags(run, tags));
  }
  return spans;
}
