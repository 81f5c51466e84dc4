import { isTrade, likeness } from './scores.ts';
import { labelKind, tables } from './tables.ts';
import { articles, atWords, endOfName, isWhereWord, joiners, type Named, towards } from './told-places.ts';
import { span, type Word } from './told-words.ts';

function isDegreeWord(one: Word, nouns: boolean, next?: Word): boolean {
  if (nouns && !one.capital) return false;
  return (
    tables.degrees.has(one.key) ||
    (next !== undefined && !one.closes && tables.degrees.has(`${one.key} ${next.key}`)) ||
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
  (isDegreeWord(next, true) || isTrade(next.text));

/** "Diploma in Forge Work by Acme College": the name of a school stands behind the next small word, not here. */
function namesField(words: Word[], from: number): boolean {
  let at = from;
  while (words[at]?.capital && !words[at]?.closes) at += 1;
  return at > from + 1 && atWords.at(words, at) > 0;
}

/** "das Abitur", "die Lehre als Köchin", "Bac pro Logistique": what was learned. */
export function degreeIn(text: string, words: Word[], nouns: boolean): Named | undefined {
  const bracket = /\(([^()]{3,80})\)/.exec(text);
  const inside = bracket?.[1]?.split(/,\s/)[0] ?? '';
  if (bracket && likeness(inside).degree >= 2.4 && /\s/.test(inside))
    return { text: inside, from: words.length, to: words.length, score: 3 };
  let from = words.findIndex((one, at) => isDegreeWord(one, nouns, words[at + 1]));
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
    else if (
      towards.has(one.key) &&
      next &&
      !one.closes &&
      (!isWhereWord(next) || namesField(words, at + 1)) &&
      (next.capital || !nouns)
    ) {
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
export function schoolIn(text: string, words: Word[]): Named | undefined {
  const from = words.findIndex(
    (one) => one.capital && (tables.schools.has(one.key) || tables.schoolEndings.endWord(one.key, 2)),
  );
  if (from < 0) return undefined;
  const to = endOfName(words, from);
  return { text: span(text, words, from, to), from, to, score: likeness(span(text, words, from, to)).school };
}
