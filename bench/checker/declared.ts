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
  approved: Map<string, string[]>;
}

/** Believes nothing that is declared: the source must stand there, and mean what was added. */
export function judge(term: DeclaredTerm, grounds: Grounds): Judged {
  const place =
    term.line === null ? grounds.facts.join('\n') : grounds.lines.slice(term.line, term.line + 3).join(' ');
  const source = fold(term.source);
  if (!squeeze(fold(place)).includes(squeeze(source))) return { term, verdict: 'source not found' };
  if (sameWords(term.added, term.source, grounds.language)) return { term, verdict: 'same words' };
  const known = grounds.approved.get(fold(term.added)) ?? [];
  const isApproved = known.some((words) => source.includes(words));
  return { term, verdict: isApproved ? 'approved synonym' : 'not approved' };
}

function squeeze(text: string): string {
  return text.replace(/[\s-]+/g, '');
}

function sameWords(added: string, source: string, language: TextLanguage): boolean {
  if (language === 'zh' && fold(source).includes(fold(added))) return true;
  const given = tokens(source).map((token) => fold(token.text));
  return tokens(added).every((token) => {
    const word = fold(token.text);
    return (
      given.some((other) => sameStem(word, other)) || (word.length <= 3 && /^\p{Ll}+$/u.test(token.text))
    );
  });
}
