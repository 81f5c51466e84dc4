import { allMatches } from '../text/all-matches.ts';
import { fold, foldedWords, hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import { simplified } from '../text/simplified.ts';
import { isPlace } from './places.ts';
import { type Endings, type Phrases, type Place, tables } from './tables.ts';

/** How much a short text looks like each thing; compared with one another, never alone. */
export interface Likeness {
  title: number;
  organization: number;
  degree: number;
  school: number;
  place: number;
}

function weigh(at: number, length: number, count: number, place: Place, head: number): number {
  const first = at === 0;
  const last = at + length === count;
  if (first && last) return head + 0.5;
  if ((place !== 'first' && last) || (place !== 'last' && first)) return head;
  return head * 0.45;
}

function phraseScore(words: string[], phrases: Phrases, head: number): number {
  let best = 0;
  for (const hit of phrases.find(words))
    best = Math.max(best, weigh(hit.at, hit.length, words.length, hit.place, head));
  return best;
}

function hanScore(text: string, phrases: Phrases, endings: Endings, head: number): number {
  // What stands in brackets behind a name only describes it.
  const outer = text.replace(/[(（][^()（）]{0,40}[)）]\s*$/, '');
  const bare = simplified((hasHan(outer) ? outer : text).replace(/[\s()（）]/g, ''));
  if (endings.endWord(bare, 0)) return head + (bare.length <= 12 ? 0.3 : 0);
  return phrases.han.some((word) => bare.includes(word)) ? head * 0.5 : 0;
}

/** The part of a text that says what it is: before brackets, "für", "of", "de". */
function headWords(text: string): string[] {
  return foldedWords(
    text.replace(/[(（[][^)）\]]{0,60}[)）\]]/g, ' ').replace(/[:*/_]+(?:in|innen|r|e)\b/g, ''),
  );
}

// What follows these words describes; the word that names stands before them.
export const dividers = new Set([
  'of',
  'for',
  'in',
  'und',
  'and',
  '&',
  'fur',
  'im',
  'de',
  'en',
  'd',
  'des',
  'du',
  'y',
  'et',
  'la',
  'zur',
  'zum',
  'der',
  'mit',
  'bei',
  'to',
  'at',
  'with',
]);

function beforeDivider(words: string[]): string[] {
  const at = words.findIndex((word, index) => index > 0 && dividers.has(word));
  return at > 0 ? words.slice(0, at) : words;
}

/** "Restaurator", "Encuadernadora", "Thermoformeuse": a trade that no list knows, by how its word is made. */
function formedLikeTitle(text: string, words: string[]): boolean {
  if (hasHan(text) || words.length > 7 || /\d/.test(words[0] ?? '')) return false;
  const [first, last] = [words[0] ?? '', beforeDivider(words).at(-1) ?? ''];
  const known = (word: string) => tables.organizations.has(word) || tables.schools.has(word);
  if (tables.titleForms.first.endWord(first, 4) && !known(first)) return true;
  return tables.titleForms.last.endWord(last, 3) && !known(last);
}

function titleScore(text: string, words: string[]): number {
  if (hasHan(text)) {
    const han = hanScore(text, tables.titles, tables.titleEndings, 3);
    if (han > 0) return han;
  }
  let score = Math.max(
    phraseScore(words, tables.titles, 3),
    phraseScore(beforeDivider(words), tables.titles, 2.8),
  );
  // "UX researcher senior": how long one has done it may stand last.
  if (score < 3 && words.length > 1 && tables.titleModifiers.has(words.at(-1) ?? ''))
    score = Math.max(score, phraseScore(words.slice(0, -1), tables.titles, 3));
  // "Registered Nurse, Telemetry": the field comes behind a comma or a dash.
  const first = /^([^,;–—|(]{3,60})[,;–—(]/.exec(text)?.[1];
  if (first) score = Math.max(score, phraseScore(foldedWords(first), tables.titles, 2.8));
  // "Assistante-gérante", "chef-monteur": one half says it.
  if (
    score < 2.6 &&
    words.some((word) => /\p{L}-\p{L}/u.test(word) && word.split('-').some((half) => tables.titles.has(half)))
  )
    score = 2.6;
  if (score < 3 && words.some((word) => !hasHan(word) && tables.titleEndings.endWord(word, 3)))
    score = Math.max(score, 2.6);
  if (score < 1.8 && formedLikeTitle(text, words)) score = 1.8;
  // "…erin": a woman who does it, whatever it is.
  if (score < 1.4 && /^\p{Lu}/u.test(text) && /\p{L}{4}erin$/u.test(words.at(-1) ?? '')) score = 1.4;
  if (words[0] && tables.titleModifiers.has(words[0])) score += 0.8;
  return score;
}

const ownArticle = /^(\p{L}+)\s+\p{Lu}\p{Ll}/u;
const inside = /\p{Ll}\s(\p{Lu}\p{Ll}{0,2})\s\p{Lu}\p{Ll}/gu;

/** "The Copper Heron", "Kiosco La Esquina": an article with a capital stands in names, not in titles. */
function properScore(text: string, words: string[]): number {
  if (words.length < 2 || words.length > 6) return 0;
  const article = ownArticle.exec(text)?.[1];
  if (article && /^\p{Lu}/u.test(article) && tables.told.articles.has(fold(article))) return 1.4;
  const within = allMatches(text, inside).some(([, word = '']) => tables.told.articles.has(fold(word)));
  return within ? 1.8 : 0;
}

/** A legal form says more than a word; "研发部" alone is a part of an employer rather than one. */
function hanOrganization(text: string): number {
  const bare = simplified(text.replace(/[\s()（）]/g, ''));
  if (tables.legalForms.endWord(bare, 2)) return 4;
  const score = hanScore(text, tables.organizations, tables.organizationEndings, 3);
  return bare.length <= 5 && tables.departmentEndings.endWord(bare, 2) ? Math.min(1.5, score) : score;
}

function organizationScore(text: string, words: string[]): number {
  const joined = ` ${fold(text)} `;
  let score = 0;
  for (const hit of tables.organizationSuffixes.find(words)) {
    const atEnd = hit.at + hit.length === words.length;
    const after = words.slice(hit.at + hit.length).join(' ');
    if (hit.at > 0 && (atEnd || /[,(]/.test(text) || tables.organizationSuffixes.has(after)))
      score = Math.max(score, 4);
  }
  if (
    /\b(?:gmbh|inc|llc|ltd|s\.?l\.?u?|s\.a\.|sarl|s\.?a\.?s|e\.\s?v|s\. ?de r\. ?l|co\. kg|plc)\b/.test(
      joined,
    ) &&
    words.length > 1
  )
    score = Math.max(score, 4);
  if (hasHan(text)) score = Math.max(score, hanOrganization(text));
  score = Math.max(score, phraseScore(words, tables.organizations, 2.6));
  // "Museum of Small Machines": what it is may stand before the word that tells which.
  const of = words.indexOf('of');
  if (of > 0 && score < 2.6 && words.length > of + 1)
    score = Math.max(score, phraseScore(words.slice(0, of), tables.organizations, 2.4));
  // "Northgate Recruitment": beside a name of its own, what it deals in says that it is one.
  if (score < 2.2 && words.length > 1 && words.length <= 5)
    score = Math.max(score, phraseScore(words, tables.organizationFields, 2) - 0.2);
  if (score < 2.4) score = Math.max(score, properScore(text, words));
  if (words.some((word) => !hasHan(word) && tables.organizationEndings.endWord(word, 3)))
    score = Math.max(score, 1.6);
  if (/\s(?:&|\+)\s\p{Lu}/u.test(text)) score += 0.4;
  return score;
}

/** "DES", "DEP en soudage": short forms that are small words or none in small letters. */
function lettersScore(text: string): number {
  const [, first = '', behind = ''] = /^([A-Z][A-Z\d]{1,6})(?![\p{L}\d])(.*)$/u.exec(text) ?? [];
  if (!tables.degreeLetters.has(first)) return 0;
  return behind === '' ? 3.5 : /\p{Ll}/u.test(behind) && /^\s?[\s(,–-]/.test(behind) ? 3 : 0;
}

function degreeScore(text: string, words: string[]): number {
  if (hasHan(text)) {
    // "市场营销（专科）": the bracket says what one has.
    const inside = /[(（]([^()（）]{2,6})[)）]\s*$/.exec(text)?.[1];
    if (inside && hanScore(inside, tables.degrees, tables.degreeEndings, 3) >= 3) return 3;
    // "工商管理 MBA": it may be said in Latin letters; "應用外語科": a school's branch is what one learned there.
    if (tables.degrees.has(fold(/(?<=\p{Script=Han}\s?)[A-Z]{2,4}$/u.exec(text)?.[0] ?? ' '))) return 3;
    if (/^\p{Script=Han}{2,8}[科系]$/u.test(text) && !tables.degreeEndings.endWord(simplified(text), 0))
      return 2;
    // "本科,护理学": what one has, and in what.
    const own = /^([^,，、]{2,8})[,，、]/.exec(text)?.[1];
    const first = own ? hanScore(own, tables.degrees, tables.degreeEndings, 2.6) : 0;
    return Math.max(first, hanScore(text, tables.degrees, tables.degreeEndings, 3));
  }
  let score = Math.max(
    phraseScore(words, tables.degrees, 3),
    phraseScore(words.slice(0, 1), tables.degrees, 3),
    // "Level 3 Diploma in Childcare"
    phraseScore(beforeDivider(words), tables.degrees, 2.8),
    // "Secondary school" alone is what one has from it.
    tables.schoolKinds.has(words.join(' ')) ? 3.4 : 0,
    lettersScore(text),
    // "7 GCSEs including …", "Nine GCSEs"
    tables.degrees.has(words[1] ?? '') && /^(?:\d+|\p{Lu}\p{Ll}+)\s\p{Lu}{2,}s(?:\s|$)/u.test(text) ? 2.8 : 0,
  );
  const first = /^([^,;(]{3,60})[,;(]/.exec(text)?.[1];
  if (first) score = Math.max(score, phraseScore(foldedWords(first), tables.degrees, 2.8));
  if (words.some((word) => tables.degreeEndings.endWord(word, 3))) score = Math.max(score, 2.4);
  // "Diplom-Ingenieurin", "Bachelor-Studium"
  const [half, other] = (words[0] ?? '').split('-');
  if (half && other && tables.degrees.has(half)) score = Math.max(score, 3);
  // "B.E. (Mech)", "M. Tech", "B.Sc."
  if (/^[BMD]\.\s?(?:E|A|S|Sc|Tech|Com|Ed|Eng|Arch|Pharm|Des|Phil|C\.A|B\.A)\.?(?:\s|[(,]|$)/.test(text))
    score = Math.max(score, 3);
  if (/^(?:[A-Z]\.?\s?){1,3}(?:Sc|A|Eng|Tech|Ed|Ph|Com|Arch)?\.?\s(?:in|of|en|–|-|,)/.test(text))
    score = Math.max(score, 3);
  return score;
}

function schoolScore(text: string, words: string[]): number {
  if (hasHan(text)) {
    // "高中" alone is what one has, not where.
    if (tables.degrees.han.includes(simplified(text.trim()))) return 0;
    return hanScore(text, tables.schools, tables.schoolEndings, 3.4);
  }
  let score = phraseScore(words, tables.schools, 3.2);
  const inside = tables.schools.find(words).length > 0;
  if (inside) score = Math.max(score, 2.4);
  if (words.some((word) => tables.schoolEndings.endWord(word, 2))) score = Math.max(score, 3);
  return score;
}

/** The evidence of words alone; order and layout are added by who compares. */
export const likeness = memo((text: string): Likeness => {
  const words = headWords(text);
  const capitals = /^[A-Z0-9&.\- ]{2,12}$/.test(text);
  const title = titleScore(text, words);
  const degree = degreeScore(text, words);
  const place = isPlace(text);
  // "Las Vegas, NV", "Denver, CO": a state's letters are those of a legal form, too.
  const state = place && /,\s[A-Z]{2}$/.test(text);
  const organization = state ? 0 : organizationScore(text, words);
  // "Motor Transport Operator", "B.S., Petroleum Engineering": what names is a title or a degree, the
  // others only describe it; a legal form is stronger.
  const described = organization < 4 && (title >= 2.8 || degree >= 2.8);
  const school = schoolScore(text, words);
  // "Realschule im Hastetal": a kind of school with its name is the school; alone, it is what one has from it.
  const named = words.length > 1 && school >= 2.4 && tables.schools.has(words[0] ?? '');
  // "Fachrichtung Dachtechnik": what follows such a word was learned.
  const subject = words.length > 1 && tables.subjects.has(words[0] ?? '') ? 0.3 : 1;
  // "groupe des grands", "banque de sang": nobody is called so.
  const small = /^[^\p{Lu}\p{Script=Han}\d]+$/u.test(text) ? 0.5 : 1;
  return {
    title,
    organization: subject * small * organization * (described ? 0.5 : 1) + (capitals ? 0.3 : 0),
    degree: degree * (named && !hasHan(text) && tables.degrees.has(words[0] ?? '') ? 0.5 : 1),
    school: subject * school,
    place: place ? 4 : 0,
  };
});

/** Its words name what somebody works as. */
export const isTrade = (text: string): boolean => likeness(text).title >= 2;

/** Eight words or more, hardly one with a capital, and no title at its head: part of a sentence. */
function isRunning(text: string, words: string[]): boolean {
  const raw = text.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  if (raw.length < 8) return false;
  const small = raw.slice(1).filter((word) => /^\p{Ll}/u.test(word)).length;
  const first = words[0] ?? '';
  return (
    small >= (raw.length - 1) * 0.75 &&
    !tables.titles.has(first) &&
    !tables.titleModifiers.has(first) &&
    !tables.degrees.has(first)
  );
}

/** Prose rather than a name of something. */
export const isProse = memo((text: string): boolean => {
  const bare = text.trim();
  if (hasHan(bare)) {
    const length = bare.replace(/\s/g, '').length;
    return /[。；;]$/.test(bare) || (length > 34 && /[,，、。]/.test(bare)) || length > 60;
  }
  const words = foldedWords(bare);
  const small = words.filter((word) => tables.sentenceWords.has(word)).length;
  if (words.length >= 18) return true;
  if (
    /[.!?;]$/.test(bare) &&
    !/\b(?:inc|ltd|corp|co|s\.?[alrp]|e\.?\s?v|sr|jr|dr|st|c\.?v|univ|hons|etc|gmbh|[a-z]\.[a-z])\.$/i.test(
      bare,
    )
  )
    return words.length >= 6 || small >= 2 || (words.length >= 3 && /\p{Ll}{4,}[.!?;]$/u.test(bare));
  return (words.length >= 9 && small >= 3) || isRunning(bare, words);
});
