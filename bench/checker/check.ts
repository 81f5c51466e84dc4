/**
 * Lists what a tailored resume says that its original does not. Imports nothing of the engine and reads none
 * of its lists, so that the two cannot share a mistake. It would rather raise a false alarm than miss one.
 */
import { type DeclaredTerm, type Judged, judge } from './declared.ts';
import { sameVerb, saysParted } from './forms.ts';
import { homeOf } from './home.ts';
import { approvedSynonyms, harmlessWords } from './lists.ts';
import { sameMonth } from './months.ts';
import { numbersIn } from './numbers.ts';
import { fold, sameStem, type TextLanguage, type Token, tokens } from './tokens.ts';

export interface Unsupported {
  kind: 'number' | 'name' | 'tool' | 'word' | 'moved' | 'synonym' | 'source';
  what: string;
  line: string;
}

export interface CheckInput {
  language: TextLanguage;
  original: string;
  tailored: string;
  facts?: string[];
  declared?: DeclaredTerm[];
}

export interface CheckResult {
  unsupported: Unsupported[];
  /** Declared with other words than the original's, and true: for a person to look through. */
  synonyms: DeclaredTerm[];
}

/** A line that is nothing but a section's heading states no fact. */
const headings = new Set(
  fold(
    'Summary|Profile|Skills|Perfil|Resumen|Habilidades|Competencias|Profil|Compétences|Résumé|Kenntnisse|个人简介|专业技能|技能|' +
      'Work experience|Education|Experiencia profesional|Formación|Expérience professionnelle|Formation|' +
      'Berufserfahrung|Ausbildung|工作经历|教育经历|' +
      'Additional information|Otros datos|Informations complémentaires|Weitere Angaben|其他信息',
  ).split('|'),
);

export function check(input: CheckInput): CheckResult {
  const { language, original, tailored, facts = [], declared = [] } = input;
  const lines = original.split(/\r?\n/);
  const grounds = { language, lines, facts, approved: approvedSynonyms(language) };
  const judged = declared.map((term) => judge(term, grounds));
  const known = new Set(lines.map((line) => line.trim()));
  const harmless = harmlessWords(language);
  const changed = tailored
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !known.has(line.trim()) && !headings.has(withoutMarks(line)));
  const whole = [original, ...facts].join('\n');
  const fromLines = changed.flatMap((line) => {
    const home = homeOf(line, lines);
    const rest = withoutDeclared(line, judged);
    return checkLine({ line: rest, whole, home: home && [home, ...facts].join('\n'), harmless, language });
  });
  return {
    unsupported: [...judged.flatMap(refusedTerm), ...fromLines],
    synonyms: judged.filter(({ verdict }) => verdict === 'approved synonym').map(({ term }) => term),
  };
}

/** "> PROFIL", "= Skills =": marks around a heading say nothing. */
const withoutMarks = (line: string): string => fold(line).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

function refusedTerm({ term, verdict }: Judged): Unsupported[] {
  if (verdict === 'source not found') return [{ kind: 'source', what: term.source, line: term.added }];
  return verdict === 'not approved' ? [{ kind: 'synonym', what: term.added, line: term.source }] : [];
}

/** Declared words were judged by themselves: they are not reported a second time. "CIA" stands in "Auditor (CIA)". */
function withoutDeclared(line: string, judged: Judged[]): string {
  const longestFirst = judged.toSorted((a, b) => b.term.added.length - a.term.added.length);
  return longestFirst.reduce((rest, { term }) => {
    const at = wholeWordsAt(rest.toLowerCase(), term.added.toLowerCase());
    return at < 0 ? rest : `${rest.slice(0, at)} · ${rest.slice(at + term.added.length)}`;
  }, line);
}

/** "R" does not stand in "measurements", nor "Buchhaltung" in "Buchhaltungen". */
function wholeWordsAt(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const edges = text.charAt(at - 1) + text.charAt(at + words.length);
    if (/\p{Script=Han}/u.test(words) || !/(?!\p{Script=Han})[\p{L}\p{N}]/u.test(edges)) return at;
  }
  return -1;
}

interface LineCheck {
  line: string;
  whole: string;
  home: string | undefined;
  harmless: Set<string>;
  language: TextLanguage;
}

function checkLine(input: LineCheck): Unsupported[] {
  const { line, whole, home, harmless, language } = input;
  const near = home ?? whole;
  const values = new Set(numbersIn(near, language).map(({ value }) => value));
  const numbers = numbersIn(line, language)
    .filter(({ value }) => !values.has(value))
    .map(({ shown }): Unsupported => ({ kind: 'number', what: shown, line }));
  const everywhere = tokens(whole).map((token) => fold(token.text));
  const here = tokens(near).map((token) => fold(token.text));
  const words = tokens(line).flatMap((token): Unsupported[] => {
    if (/^[\d.,]+$/.test(token.text) || harmless.has(fold(token.text))) return [];
    if (!stands(token, everywhere, whole, language))
      return [{ kind: kindOf(token, language), what: token.text, line }];
    return stands(token, here, near, language) ? [] : [{ kind: 'moved', what: token.text, line }];
  });
  return [...numbers, ...words];
}

function kindOf(token: Token, language: TextLanguage): 'name' | 'tool' | 'word' {
  if (/\p{Lu}.*\p{Lu}|[\d+#@&]/u.test(token.text)) return 'tool';
  return !token.initial && language !== 'de' && /^\p{Lu}/u.test(token.text) ? 'name' : 'word';
}

function stands(token: Token, given: string[], text: string, language: TextLanguage): boolean {
  const word = fold(token.text);
  if (/\p{Script=Han}/u.test(word)) return text.includes(token.text);
  if (kindOf(token, language) !== 'word') return given.includes(word);
  const isSame = (other: string) =>
    sameStem(word, other) || sameMonth(word, other, language) || sameVerb(word, other, language);
  if (given.some(isSame) || saysParted(word, given, language)) return true;
  return language === 'de' && word.length >= 5 && given.some((other) => other.includes(word));
}
