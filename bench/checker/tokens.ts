/** A language of the checked texts; the checker knows nothing of the engine, not even its types. */
export type TextLanguage = 'en' | 'es' | 'fr' | 'de' | 'zh';

export interface Token {
  text: string;
  /** First of its line, sentence or list item: its capital says nothing. */
  initial: boolean;
}

const wordPattern = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}+#&@]|[.,'’/_-](?=[\p{L}\p{N}]))*/gu;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

export function fold(text: string): string {
  return text.toLowerCase().replace(/ß/g, 'ss').replace(/’/g, "'").normalize('NFKD').replace(/\p{M}/gu, '');
}

export function tokens(text: string): Token[] {
  return [...text.matchAll(wordPattern)].flatMap((match) => {
    const before = text.slice(0, match.index).trimEnd();
    const initial = before === '' || !/[\p{L}\p{N}]$/u.test(before);
    if (/^[\d.,]+$/.test(match[0])) return [{ text: match[0], initial }];
    if (/\p{Script=Han}/u.test(match[0])) return hanTokens(match[0]);
    return splitParts(match[0]).map((part, i) => ({ text: part, initial: initial && i === 0 }));
  });
}

/** "l'équipe", "Holland/MI", "check-in" are several words; "C++", "CI/CD" and "3.5" stay for the tools. */
function splitParts(word: string): string[] {
  return word.split(/['’/,_-]|\.(?=\p{L}{3})/u).filter((part) => part !== '');
}

function hanTokens(run: string): Token[] {
  return [...segmenter.segment(run)]
    .filter((part) => /[\p{L}\p{N}]/u.test(part.segment))
    .map((part) => ({ text: part.segment, initial: false }));
}

/** "Running" is a form of "run". */
const undoubled = (word: string): string => word.replace(/([bdglmnprt])\1(?:ing|ed|er)$/u, '$1');

/** Same word in another form: a common beginning, and only a short ending that differs. */
export function sameStem(a: string, b: string): boolean {
  if (a === b || undoubled(a) === undoubled(b)) return true;
  let common = 0;
  while (common < a.length && common < b.length && a[common] === b[common]) common += 1;
  if (common < Math.min(4, a.length, b.length) || common < 3) return false;
  const longest = common >= 6 ? 6 : common >= 4 ? 3 : 2;
  return a.length - common <= longest && b.length - common <= longest;
}
