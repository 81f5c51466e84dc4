import { termPacks } from './packs/packs.ts';
import type { Span } from './spans.ts';

/** Terms of a Chinese posting outside the lexicon: Latin names, and what 熟悉, 掌握, 精通 introduce. */

const latinName = /[A-Za-z][A-Za-z0-9+#.]*(?:[ -][A-Z0-9][A-Za-z0-9+#.]*)*/g;
const words = termPacks.zh;
const breaks = /[，。；;,：:！!？?\n（）()【】]/;
const longestTerm = 10;

function latinSpans(text: string): Span[] {
  return [...text.matchAll(latinName)]
    .filter((match) => match[0].length >= 2 && !/^\d|https?|www|^[a-z]$/.test(match[0]))
    .map((match) => ({ start: match.index, end: match.index + match[0].replace(/\.$/, '').length }));
}

/** Takes off, at both ends, what does not belong to the term. */
function trim(text: string, span: Span): Span | undefined {
  let { start, end } = span;
  let changed = true;
  while (changed && start < end) {
    changed = false;
    const now = text.slice(start, end);
    const head = words.before.find((word) => now.startsWith(word)) ?? /^[的\s等]/.exec(now)?.[0];
    const tail =
      [...words.ending, '等', '的', '之一', '经验', '能力', '知识', '者'].find((word) =>
        now.endsWith(word),
      ) ?? /\s$/.exec(now)?.[0];
    if (head) start += head.length;
    else if (tail) end -= tail.length;
    changed = Boolean(head ?? tail);
  }
  const term = text.slice(start, end);
  if (term.length < 2 || term.length > longestTerm || words.empty.includes(term)) return undefined;
  return /^[\p{Script=Han}A-Za-z0-9+#. -]+$/u.test(term) ? { start, end } : undefined;
}

/** The items of "A、B和C" in text[from, to). */
function items(text: string, from: number, to: number): Span[] {
  const spans: Span[] = [];
  let start = from;
  for (const match of text.slice(from, to).matchAll(/[、/]|以及|或者|和|及|与|或/g)) {
    spans.push({ start, end: from + match.index });
    start = from + match.index + match[0].length;
  }
  spans.push({ start, end: to });
  return spans;
}

export function chineseSpans(text: string): Span[] {
  const spans = latinSpans(text);
  const announcing = [...words.announcing].sort((a, b) => b.length - a.length).join('|');
  for (const match of text.matchAll(new RegExp(announcing, 'g'))) {
    const from = match.index + match[0].length;
    let to = from;
    while (to < text.length && to - from < 40 && !breaks.test(text.charAt(to))) to += 1;
    for (const item of items(text, from, to)) {
      const span = trim(text, item);
      if (span) spans.push(span);
    }
  }
  return spans;
}
