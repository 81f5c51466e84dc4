/** One word or sign of a line, with its place in the whole text. */
export interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
}

const leading = /^[\p{P}\p{S}]$/u;
const opening = new Set([...'([{<"\'“”‘’«»*•·–—-|…,;:!?/\\&=~^%']);
const closing = new Set([...')]}>"\'“”‘’«»*•·–—-|…,;:!?./\\&=~^']);
/** Masks such as <ORGANIZATION> stay whole. */
const mask = /^<[A-Z]+>$/;

function push(tokens: Token[], text: string, start: number, end: number): void {
  const word = text.slice(start, end);
  tokens.push({ text: word, lower: word.toLowerCase(), start, end });
}

function keepsDot(text: string, at: number, end: number): boolean {
  return text.charAt(at) === '.' && at + 1 < end && /\p{L}/u.test(text.charAt(at + 1));
}

/** Parts one piece without white space: signs at its edges become tokens of their own. */
function partPiece(tokens: Token[], text: string, from: number, to: number): void {
  if (mask.test(text.slice(from, to))) {
    push(tokens, text, from, to);
    return;
  }
  let start = from;
  while (
    start < to - 1 &&
    (opening.has(text.charAt(start)) || (text.charAt(start) === '.' && !keepsDot(text, start, to)))
  ) {
    push(tokens, text, start, start + 1);
    start += 1;
  }
  let end = to;
  while (end > start + 1 && closing.has(text.charAt(end - 1))) end -= 1;
  partAtBrackets(tokens, text, start, end);
  for (let i = end; i < to; i += 1) push(tokens, text, i, i + 1);
}

/** "(NLP)and", "tools(Jira": brackets, commas and semicolons inside a piece part it too. */
function partAtBrackets(tokens: Token[], text: string, from: number, to: number): void {
  let start = from;
  for (let i = from; i < to; i += 1) {
    if (!/[()[\],;:]/.test(text.charAt(i))) continue;
    if (text.charAt(i) === ',' && /\d/.test(text.charAt(i - 1)) && /\d/.test(text.charAt(i + 1))) continue;
    if (i > start) push(tokens, text, start, i);
    push(tokens, text, i, i + 1);
    start = i + 1;
  }
  if (to > start) push(tokens, text, start, to);
}

/** The tokens of text[from, to): one line. Works on running text and on tokens joined by spaces. */
export function tokenize(text: string, from: number, to: number): Token[] {
  const tokens: Token[] = [];
  let start = -1;
  for (let i = from; i <= to; i += 1) {
    const space = i === to || /\s/.test(text.charAt(i));
    if (!space) {
      if (start < 0) start = i;
      continue;
    }
    if (start >= 0) partPiece(tokens, text, start, i);
    start = -1;
  }
  return tokens;
}

export function isSign(token: Token): boolean {
  return token.text.length === 1 && leading.test(token.text);
}
