import { allMatches } from '../text/all-matches.ts';
import { fold } from '../text/fold.ts';

/** A word of a sentence, with what stands around it. */
export interface Word {
  text: string;
  key: string;
  start: number;
  end: number;
  /** Begins like a name: a capital, a digit, an opening quote before it. */
  capital: boolean;
  /** A comma, a stop or a bracket stands right behind it, or before it. */
  closes: boolean;
  opens: boolean;
  /** A time stood right before it. */
  behindTime: boolean;
}

const word =
  /\p{L}{1,2}['’](?=\p{L})|[\p{L}\p{N}]+(?:[.'’&/-][\p{L}\p{N}]+)*(?:\.(?=\s\p{Lu})(?<=(?<!\p{L})\p{L}{1,3}\.)|(?<=\p{L}\.\p{L})\.)?|[&+]/gu;

export function wordsOf(text: string): Word[] {
  let before = 0;
  return allMatches(text, word).map((match): Word => {
    const end = match.index + match[0].length;
    const between = text.slice(before, match.index);
    before = end;
    return {
      text: match[0],
      key: fold(match[0]),
      start: match.index,
      end,
      capital: /^[\p{Lu}\d]/u.test(match[0]),
      closes: /^["”»“]?\s*[,;:.!?()\t…–—]/u.test(text.slice(end, end + 4)),
      opens: /[,;:.!?()\t–—]\s*["“«„]?$/u.test(between),
      behindTime: between.includes('\t'),
    };
  });
}

/** Phrases of several words, looked up where they begin. */
export class Openers {
  private readonly keys: Set<string>;
  private readonly longest: number;

  constructor(phrases: string[]) {
    this.keys = new Set(
      phrases.map((phrase) =>
        wordsOf(phrase)
          .map(({ key }) => key)
          .join(' '),
      ),
    );
    this.longest = Math.max(...[...this.keys].map((key) => key.split(' ').length));
  }

  /** How many words of the phrase stand at a place; 0 for none. */
  at(words: Word[], from: number): number {
    for (let count = Math.min(this.longest, words.length - from); count > 0; count--) {
      const run = words.slice(from, from + count);
      if (run.slice(0, -1).some((one) => one.closes)) continue;
      if (this.keys.has(run.map(({ key }) => key).join(' '))) return count;
    }
    return 0;
  }
}

/** The text that words `from` to `to` (not with it) span. */
export function span(text: string, words: Word[], from: number, to: number): string {
  const [first, last] = [words[from], words[to - 1]];
  return first && last && to > from ? text.slice(first.start, last.end) : '';
}
