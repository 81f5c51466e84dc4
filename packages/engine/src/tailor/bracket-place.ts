import type { Lexis } from '../gate/lexis.ts';
import type { Language } from '../types.ts';

/**
 * Where a mark or something that only adds follows at once, there; else at the end of the sentence when it is near,
 * or at the next comma: the bracket never parts a word from what belongs to it.
 */
export function bracketPlace(text: string, end: number, { pack }: Lexis): number | undefined {
  if (pack.language === 'zh') return hanPlace(text, end);
  const rest = text.slice(end);
  if (pack.naming.adds?.test(rest)) {
    const at = end + (pack.clauses.headLast ? (shortEnd.exec(rest)?.[1]?.length ?? 0) : 0);
    return hasBracket(text, at) ? undefined : at;
  }
  const stop = /[;:.!?–—(](?=\s|$)|[;:(–—]/u.exec(rest)?.index ?? rest.length;
  const comma = /,\s/u.exec(rest.slice(0, stop))?.index;
  const at = end + (comma === 0 || (comma !== undefined && stop > 60) ? comma : stop);
  const trimmed = at - (/\s+$/u.exec(text.slice(0, at))?.[0].length ?? 0);
  return hasBracket(text, trimmed) ? undefined : trimmed;
}

/** "Checked goods for damage": two or three words that end the line stay with what they are said of. */
const shortEnd = /^((?: [^\s,;:.()]+){2,3})\.?$/u;

const sentenceMark = /[.;!?](?=\s)|[。；！？]/u;

/** What is said in one sentence stands in one bracket; what another says is no part of it. */
export function bySentence<T extends { end: number }>(said: readonly T[], text: string): T[][] {
  const groups: T[][] = [];
  for (const each of said) {
    const group = groups.find(([first]) => {
      const [from, to] = [first?.end ?? 0, each.end].sort((a, b) => a - b);
      return !sentenceMark.test(text.slice(from, to));
    });
    if (group) group.push(each);
    else groups.push([each]);
  }
  return groups;
}

const nearestEnd = { zh: 14, others: 60 };

/** Behind all of a list: at the end of the sentence that holds it, where that is near and nothing else follows. */
export function behindList(text: string, end: number, language: Language): number | undefined {
  const rest = text.slice(end);
  const marks = language === 'zh' ? /[,，.;。；！？]/u : /[.;!?](?=\s|$)/u;
  const stop = marks.exec(rest)?.index ?? rest.length;
  const goesOn = language === 'zh' ? /[:：]/u : /[,:–—]/u;
  if (stop > (language === 'zh' ? nearestEnd.zh : nearestEnd.others) || goesOn.test(rest.slice(0, stop)))
    return undefined;
  return hasBracket(text, end + stop) ? undefined : end + stop;
}

const farthestMark = 10;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Behind what follows up to a near mark ("把商品添满"), or at least behind the word: the first of a list is not all of it. */
function hanPlace(text: string, end: number): number | undefined {
  if (hasBracket(text, end)) return undefined;
  const rest = text.slice(end);
  const mark = /[，,。；;：:（(]/u.exec(rest)?.index ?? rest.length;
  if (mark <= farthestMark) return hasBracket(text, end + mark) ? undefined : end + mark;
  const word = segmenter.segment(text).containing(end - 1);
  return word ? word.index + word.segment.length : end;
}

/** Two brackets in a row, or one inside another, read badly. */
function hasBracket(text: string, at: number): boolean {
  if (/^\s*[(（/&-]/u.test(text.slice(at))) return true;
  const before = text.slice(0, at);
  return (
    Math.max(before.lastIndexOf('('), before.lastIndexOf('（')) >
    Math.max(before.lastIndexOf(')'), before.lastIndexOf('）'))
  );
}
