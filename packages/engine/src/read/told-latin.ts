import { likeness } from './scores.ts';
import { tables } from './tables.ts';
import { withoutLead } from './tail.ts';
import { degreeIn, schoolIn } from './told-degrees.ts';
import { articles, atWords, joiners, type Named, placesIn, towards } from './told-places.ts';
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

const unpaid = new Set(tables.told.unpaid);

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
    if (title.said || where)
      return { title: what, organization: where && withoutLead(where.text), said: title.said };
  }
  if (degree) {
    const where = best(schools) ?? best(places.filter((place) => place.score >= 1));
    if (where || likeness(degree.text).degree >= 2.4)
      return { degree: degree.text, school: where?.text, said: where !== undefined };
  }
  const school = bracketed ? schoolIn(text, words) : undefined;
  return school ? { school: school.text, said: false } : undefined;
}
