import { fold } from '../text/fold.ts';
import { isPlace } from './places.ts';
import { likeness } from './scores.ts';
import { tables } from './tables.ts';
import { Openers, span, type Word } from './told-words.ts';

export const atWords = new Openers(tables.told.at);

export const { articles, joiners, towards } = tables.told;

export function isWhereWord({ key }: Word): boolean {
  return (
    tables.organizations.has(key) ||
    tables.schools.has(key) ||
    tables.schoolEndings.endWord(key, 2) ||
    tables.organizationEndings.endWord(key, 3)
  );
}

/** "Kita Rheinkiesel e. V.": two letters with their stops, the first of them small. */
function isLegalForm(one: Word, next: Word | undefined): boolean {
  if (one.capital || !next || one.key.length > 2 || next.key.length > 2) return false;
  return tables.organizationSuffixes.has(`${one.key[0]}.${next.key[0]}.`);
}

/** "Marine nationale", "Centre hospitalier de …", "Acme plc": a small word that belongs to a name. */
function namesOn(words: Word[], at: number, from: number): boolean {
  const [first, one, next, last] = [words[from], words[at], words[at + 1], words[at + 2]];
  if (!first || !one || one.capital || one.opens) return false;
  if (tables.organizationSuffixes.has(one.key) && one.key.length > 1 && !joiners.has(one.key)) return true;
  if (at !== from + 1) return false;
  if (tables.organizations.has(`${first.key} ${one.key}`)) return true;
  const goesOn = next !== undefined && joiners.has(next.key) && !next.closes && last?.capital === true;
  // "Hofdienst bei der Genossenschaft": behind "bei" begins another name.
  if (tables.atOnly.has(one.key)) return false;
  return goesOn && !one.closes && isWhereWord(first) && !joiners.has(one.key);
}

/** Where a name that begins at a word ends: capitals, and small words between them. */
export function endOfName(words: Word[], from: number): number {
  const first = words[from];
  if (!first || (!first.capital && !tables.organizations.has(first.key) && !tables.schools.has(first.key)))
    return from;
  let end = from + 1;
  if (first.closes) return end;
  for (let at = end; at < words.length; at++) {
    const one = words[at];
    if (!one) break;
    if (one.opens) break;
    if (isLegalForm(one, words[at + 1])) return at + 2;
    if (namesOn(words, at, from)) {
      end = at + 1;
      continue;
    }
    if (one.capital) {
      end = at + 1;
      if (one.closes) break;
    } else if (!joiners.has(one.key) || one.closes || at - end >= 2) {
      // "lycée agricole de …": a word that describes a school of small letters.
      if (!(first.capital || at - from > 2) && !one.closes) continue;
      break;
    }
  }
  return end;
}

export interface Named {
  text: string;
  from: number;
  to: number;
  score: number;
}

const townBehind = new RegExp(`^(.+\\s.+?)\\s(?:${tables.told.of.join('|')})\\s(\\p{Lu}[\\p{L}' -]+)$`, 'u');

/** "Ferretería Montcada de Lleida": the town says where. */
function withoutPlace(name: string): string {
  const match = townBehind.exec(name);
  return match?.[1] && isPlace(match[2] ?? '') && /\p{Lu}.*\s\p{Lu}/u.test(match[1]) ? match[1] : name;
}

/** "School", "Universität" with no name of its own. */
function isKind(name: string): boolean {
  return !/\s/.test(name) && (tables.schools.has(fold(name)) || tables.organizations.has(fold(name)));
}

/** Right before a small word stands a name that begins like one of a school or an employer. */
function isWhereName(words: Word[], at: number): boolean {
  let from = at - 1;
  while (words[from - 1]?.capital && !words[from - 1]?.closes) from -= 1;
  const first = words[from];
  return first !== undefined && isWhereWord(first);
}

/** Names behind a word like "at": employers, schools, towns. */
export function placesIn(text: string, words: Word[], nouns: boolean): Named[] {
  const found: Named[] = [];
  for (let at = 0; at < words.length - 1; at++) {
    const length = atWords.at(words, at);
    // "en El Rincón": a capital begins the name.
    const count = length > 1 && words[at + length - 1]?.capital ? length - 1 : length;
    if (count === 0 || words[at + count - 1]?.closes) continue;
    // "Universidad del Paraná": such a word between two capitals stands inside a name.
    const [word, above] = [words[at], words[at - 1]];
    if (!nouns && word && joiners.has(word.key) && above?.capital && !above.closes && isWhereName(words, at))
      continue;
    let from = at + count;
    // "Les Jardins": with a capital it is part of a name.
    if (articles.has(words[from]?.key ?? '') && !words[from]?.capital) from += 1;
    const to = endOfName(words, from);
    if (to === from) continue;
    const bare = span(text, words, from, to).replace(/^["“«„]|["”»“]$/gu, '');
    // The stop of "e. V." is part of it, also where a sentence goes on behind it.
    const stop = /\s\p{Ll}\.\s?\p{Lu}$/u.test(bare) && text[words[to - 1]?.end ?? -1] === '.' ? '.' : '';
    const name = withoutPlace(bare + stop);
    if (isKind(name)) continue;
    const like = likeness(name);
    if (!/\p{Lu}/u.test(name)) continue;
    if (isPlace(name) || like.title >= 2.8) continue;
    const known = Math.max(like.organization, like.school);
    // "chez", "bei": what follows is somebody.
    const sure = count === 1 && tables.atOnly.has(words[at]?.key ?? '') ? 1 : 0;
    const several = words.slice(from, to).filter((one) => one.capital).length;
    found.push({
      text: name,
      from,
      to,
      score: known + sure + (several > 1 ? 1.2 : 0) + (/[&+]/.test(name) ? 0.5 : 0),
    });
    at = to - 1;
  }
  return found;
}
