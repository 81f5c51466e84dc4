import { fold } from '../text/fold.ts';
import { isPlace } from './places.ts';
import { likeness } from './scores.ts';
import { labelKind, tables } from './tables.ts';
import { Openers, span, type Word, wordsOf } from './told-words.ts';

/** What a clause with a time says one was, learned, and where. */
export interface Told {
  title?: string;
  organization?: string;
  degree?: string;
  school?: string;
  /** A word like "as" or "I was" named the title. */
  said: boolean;
}

const asWords = new Openers(tables.told.as);
const atWords = new Openers(tables.told.at);
const { articles, joiners, towards } = tables.told;
const unpaid = new Set(tables.told.unpaid);

function isWhereWord({ key }: Word): boolean {
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
function endOfName(words: Word[], from: number): number {
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

interface Named {
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
function placesIn(text: string, words: Word[], nouns: boolean): Named[] {
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

/** Where what one was ends: at a comma, a word like "at", a verb. `nouns`: names of things have capitals. */
function endOfTitle(words: Word[], from: number, nouns: boolean): number {
  let end = from;
  let named = false;
  for (let at = from; at < words.length && at - from < 7; at++) {
    const one = words[at];
    if (!one || (at > from && one.opens)) break;
    const next = words[at + 1];
    // "doctorant en chimie": small letters go on with what one was.
    const field =
      at > from && towards.has(one.key) && !one.closes && next && !next.capital && !articles.has(next.key);
    if (field && !nouns) continue;
    if (at > from && atWords.at(words, at) > 0 && (!joiners.has(one.key) || one.key === 'for')) break;
    if (joiners.has(one.key)) {
      if (one.closes || at === from) break;
      continue;
    }
    if (at > from && asWords.at(words, at) > 0) break;
    if (nouns && named && !one.capital) break;
    if (!one.capital && tables.sentenceWords.has(one.key)) break;
    named ||= one.capital;
    end = at + 1;
    if (one.closes) break;
  }
  return end;
}

/** "nebenamtlich Chorleiterin": how one was it is no part of the title. */
function withoutAdverb(words: Word[], from: number, nouns: boolean): number {
  let at = from;
  while (articles.has(words[at]?.key ?? '') && !words[at]?.closes) at += 1;
  if (!nouns) return at;
  while (
    words[at] &&
    !words[at]?.capital &&
    !/(?:e|er|es|en)$/.test(words[at]?.key ?? '') &&
    words[at + 1]?.capital
  )
    at += 1;
  return at;
}

function titleIn(
  text: string,
  words: Word[],
  nouns: boolean,
  learned: number,
): (Named & { said: boolean }) | undefined {
  let best: (Named & { said: boolean }) | undefined;
  for (let at = 0; at < words.length; at++) {
    const count = asWords.at(words, at);
    const open = (at === 0 || words[at]?.behindTime === true) && count === 0;
    if (count === 0 && !open) continue;
    if (learned >= 0 && at > learned && at <= learned + 1) continue;
    const from = withoutAdverb(words, at + count, nouns);
    const to = endOfTitle(words, from, nouns);
    const name = span(text, words, from, to);
    const like = likeness(name);
    const score = like.title + (open ? -0.6 : 0) - (like.organization >= 4 ? 2 : 0);
    if (score < 1.4 || (nouns && !/\p{Lu}/u.test(name))) continue;
    // "employed as a cook": the later word says it.
    const nearer = best?.said && best.to === at;
    if (!best || nearer || score > best.score + 0.5) best = { text: name, from, to, score, said: !open };
  }
  return best;
}

function isDegreeWord(one: Word, nouns: boolean): boolean {
  if (nouns && !one.capital) return false;
  return (
    tables.degrees.has(one.key) ||
    tables.learning.has(one.key) ||
    (one.key.length > 5 && tables.degreeEndings.endWord(one.key, 3) && likeness(one.text).title < 2)
  );
}

/** "comptabilité et gestion": two things that were learned, no new clause. */
const isAnd = (one: Word, next: Word | undefined): boolean =>
  joiners.has(one.key) &&
  tables.yearJoiners.has(one.key) &&
  next !== undefined &&
  !tables.pronouns.has(next.key) &&
  !articles.has(next.key) &&
  !tables.sentenceWords.has(next.key);

/** "mit dem Abschluss Landwirt": a label in a sentence, and behind it what one has. */
const labelsDegree = (one: Word, next: Word | undefined): boolean =>
  !one.closes &&
  next !== undefined &&
  /^\p{Lu}/u.test(next.text) &&
  labelKind(one.key)?.has('degree') === true &&
  (isDegreeWord(next, true) || likeness(next.text).title >= 2);

/** "das Abitur", "die Lehre als Köchin", "Bac pro Logistique": what was learned. */
function degreeIn(text: string, words: Word[], nouns: boolean): Named | undefined {
  const bracket = /\(([^()]{3,80})\)/.exec(text);
  const inside = bracket?.[1]?.split(/,\s/)[0] ?? '';
  if (bracket && likeness(inside).degree >= 2.4 && /\s/.test(inside))
    return { text: inside, from: words.length, to: words.length, score: 3 };
  let from = words.findIndex((one) => isDegreeWord(one, nouns));
  const first = words[from];
  if (!first) return undefined;
  if (nouns && labelsDegree(first, words[from + 1])) from += 1;
  let to = from + 1;
  for (let at = to; at < words.length && at - from < 8 && !words[at - 1]?.closes; at++) {
    const one = words[at];
    if (!one || one.opens) break;
    const next = words[at + 1];
    if ((one.key === 'en' || one.key === 'in') && articles.has(next?.key ?? '')) break;
    if (one.capital && nouns) to = at + 1;
    else if (towards.has(one.key) && next && !one.closes && !isWhereWord(next) && (next.capital || !nouns)) {
      to = at + 2;
      at += 1;
    } else if (!nouns && isAnd(one, next)) {
      to = at + 2;
      at += 1;
    } else if (!nouns && atWords.at(words, at) === 0 && !tables.sentenceWords.has(one.key)) to = at + 1;
    else break;
  }
  return { text: span(text, words, from, to), from, to, score: 2.4 };
}

/** "Nach der Sekundarschule Altdorf": a school that is named, whatever stands before it. */
function schoolIn(text: string, words: Word[]): Named | undefined {
  const from = words.findIndex(
    (one) => one.capital && (tables.schools.has(one.key) || tables.schoolEndings.endWord(one.key, 2)),
  );
  if (from < 0) return undefined;
  const to = endOfName(words, from);
  return { text: span(text, words, from, to), from, to, score: likeness(span(text, words, from, to)).school };
}

const isOwn = (words: Word[]) =>
  words.every(({ key }) => tables.pronouns.has(key) || articles.has(key) || tables.sentenceWords.has(key));

const best = (found: Named[]): Named | undefined =>
  found.reduce<Named | undefined>((a, b) => (!a || b.score > a.score ? b : a), undefined);

/** "Vorarbeiter im Hofdienst bei der Genossenschaft": the one word before a sure employer says in what. */
function withField(text: string, words: Word[], title: Named, places: Named[], where: Named): string {
  const field = places.find((place) => place.to - place.from === 1 && place.to < where.from);
  const [between, behind] = [field ? field.from - title.to : 0, field ? where.from - field.to : 0];
  const sure = field && tables.atOnly.has(words[field.to]?.key ?? '') && !words[field.from]?.closes;
  const near = between >= 1 && between <= 2 && behind <= 2 && !words[title.to - 1]?.closes;
  return field && sure && near ? span(text, words, title.from, field.to) : title.text;
}

/** A clause whose time is known and taken out. `bracketed`: its time stood in brackets. */
export function toldIn(text: string, nouns: boolean, bracketed: boolean): Told | undefined {
  const words = wordsOf(text);
  const places = placesIn(text, words, nouns);
  const degree = degreeIn(text, words, nouns);
  const title = titleIn(text, words, nouns, degree?.from ?? -1);
  const schools = places.filter((place) => likeness(place.text).school >= 2);
  // "Meine Ausbildung zur Floristin machte ich …"
  const inDegree =
    title !== undefined &&
    degree !== undefined &&
    title.to <= Math.max(degree.to, degree.from + 1) &&
    (title.from >= degree.from || (!title.said && isOwn(words.slice(title.from, degree.from))));
  if (title && !inDegree) {
    const where = best(places.filter((place) => place.from !== title.from && place.score >= 1));
    if (words.some(({ key }) => unpaid.has(key))) return undefined;
    const what = where ? withField(text, words, title, places, where) : title.text;
    if (title.said || where) return { title: what, organization: where?.text, said: title.said };
  }
  if (degree) {
    const where = best(schools) ?? best(places.filter((place) => place.score >= 1));
    if (where || likeness(degree.text).degree >= 2.4)
      return { degree: degree.text, school: where?.text, said: where !== undefined };
  }
  const school = bracketed ? schoolIn(text, words) : undefined;
  return school ? { school: school.text, said: false } : undefined;
}
