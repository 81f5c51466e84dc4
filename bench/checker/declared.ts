import { sameVerb, saysParted } from './forms.ts';
import { fold, sameStem, type TextLanguage, tokens } from './tokens.ts';

/** What an edit says of itself: these words are new, that place of the original proves them. */
export interface DeclaredTerm {
  added: string;
  source: string;
  /** Line of the original; null: a fact that the person confirmed. */
  line: number | null;
}

export interface Judged {
  term: DeclaredTerm;
  verdict: 'same words' | 'approved synonym' | 'not approved' | 'source not found';
}

export interface Grounds {
  language: TextLanguage;
  lines: string[];
  facts: string[];
  approved: { added: string; source: string }[];
}

/** Believes nothing that is declared: the source must stand there, and mean what was added. */
export function judge(term: DeclaredTerm, grounds: Grounds): Judged {
  const place =
    term.line === null ? grounds.facts.join('\n') : grounds.lines.slice(term.line, term.line + 3).join(' ');
  const source = fold(term.source);
  if (!squeeze(fold(place)).includes(squeeze(source))) return { term, verdict: 'source not found' };
  if (sameWords(term.added, term.source, grounds.language)) return { term, verdict: 'same words' };
  const isApproved = grounds.approved.some(
    (pair) => sameInForms(pair.added, term.added) && saidInOrder(pair.source, term.source),
  );
  return { term, verdict: isApproved ? 'approved synonym' : 'not approved' };
}

/** The same words, one by one, each in any of its forms. */
function sameInForms(a: string, b: string): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  return one.length === other.length && one.every((word, i) => sameStem(word, other[i] ?? ''));
}

/** All of the approved words, side by side and in their order, each in any of its forms. */
function saidInOrder(approved: string, source: string): boolean {
  if (/\p{Script=Han}/u.test(approved)) return fold(source).includes(fold(approved));
  const [wanted, given] = [wordsOf(approved), wordsOf(source)];
  return given.some((_, at) => wanted.every((word, i) => sameStem(word, given[at + i] ?? '')));
}

const wordsOf = (text: string) => tokens(text).map((token) => fold(token.text));

function squeeze(text: string): string {
  return text.replace(/[\s-]+/g, '');
}

function sameWords(added: string, source: string, language: TextLanguage): boolean {
  if (language === 'zh' && fold(source).includes(fold(added))) return true;
  const given = tokens(source).map((token) => fold(token.text));
  return tokens(added).every((token) => {
    const word = fold(token.text);
    return (
      given.some((other) => sameStem(word, other) || sameVerb(word, other, language)) ||
      saysParted(word, given, language) ||
      (word.length <= 3 && /^\p{Ll}+$/u.test(token.text))
    );
  });
}
