import { ranks } from '../locales/ranks.ts';
import { fold, hasHan } from '../match/fold.ts';
import type { WordSense } from '../match/words.ts';
import { type AskedWords, askedWords } from './asked-words.ts';
import type { ReadyPack } from './pack.ts';
import type { Part } from './parts.ts';
import type { Named } from './values.ts';

/**
 * What a person is told of as "asked for" must name a thing: no half of a compound, no adjective without
 * its noun, no clause with a verb and its subject, no word that asks for nothing alone.
 */

interface Shaping {
  part: Part;
  pack: ReadyPack;
  words: AskedWords;
  sense: WordSense;
}

const letter = /\p{L}/u;
/** Names are short; longer stretches are no names. */
const reach = 60;

const textOf = ({ text, start }: Part, from: number, to: number): string =>
  text.slice(Math.max(0, from - start), to - start);

/** The term over other places of its part; a known name that grows is another thing. */
function over(term: Named, from: number, to: number, { part }: Shaping, keep = false): Named {
  const { concept, ...rest } = term;
  const known = keep && concept !== undefined ? { concept } : {};
  return { ...rest, ...known, start: from, end: to, text: textOf(part, from, to) };
}

/** "in-house": a stretch that begins or ends inside a hyphenated word takes the whole of it. */
function wholeWords(term: Named, shaping: Shaping): Named | undefined {
  const { text, start } = shaping.part;
  let [from, to] = [term.start - start, term.end - start];
  const joinedBefore = text[from - 1] === '-' && letter.test(text[from - 2] ?? '');
  if (term.concept !== undefined)
    return joinedBefore && shaping.words.adjective.test(fold(term.text)) ? undefined : term;
  if (joinedBefore) while (from > 0 && /[\p{L}\p{N}-]/u.test(text[from - 1] ?? '')) from -= 1;
  if (text[to] === '-' && letter.test(text[to + 1] ?? ''))
    while (to < text.length && /[\p{L}\p{N}-]/u.test(text[to] ?? '')) to += 1;
  return from === term.start - start && to === term.end - start
    ? term
    : over(term, start + from, start + to, shaping);
}

/** A bracket opens and closes, or is none of it. */
function balanced(term: Named, shaping: Shaping): Named {
  const count = (sign: RegExp): number => term.text.match(sign)?.length ?? 0;
  const open = count(/[(（]/g) - count(/[)）]/g);
  if (open === 0) return term;
  const next = textOf(shaping.part, term.end, term.end + 1);
  if (open === 1 && /[)）]/.test(next)) return over(term, term.start, term.end + 1, shaping, true);
  const cut = term.text.search(open > 0 ? /\s*[(（]/ : /[)）]/);
  return cut < 2 ? term : over(term, term.start, term.start + cut, shaping);
}

/** Articles, prepositions and the like at its ends are none of it; "IT" is no "it". */
function withoutStops(term: Named, { sense }: Shaping): { from: number; to: number } {
  const words = sense.words(term.text);
  const stop = (word: (typeof words)[number] | undefined): boolean =>
    word !== undefined && sense.isStop(word) && !/^\p{Lu}+$/u.test(term.text.slice(word.start, word.end));
  let [first, last] = [0, words.length - 1];
  while (first < last && stop(words[first])) first += 1;
  while (last > first && stop(words[last])) last -= 1;
  const [from, to] = [words[first]?.start ?? 0, words[last]?.end ?? term.text.length];
  // "Follow-up" is one word.
  const joined = /^-\p{L}[\p{L}\p{N}-]*/u.exec(term.text.slice(to))?.[0].length ?? 0;
  const tail = last === words.length - 1 ? term.text.length : to + joined;
  return { from: first === 0 ? 0 : from, to: tail };
}

function cutToName(term: Named, shaping: Shaping): Named | undefined {
  const folded = fold(term.text);
  if (folded.length !== term.text.length) return term;
  const relative = folded.search(shaping.words.relative);
  const end = relative > 2 ? relative : term.text.length;
  const cut = end < term.text.length ? over(term, term.start, term.start + end, shaping) : term;
  if (hasHan(cut.text)) return cut;
  const { from, to } = withoutStops(cut, shaping);
  if (to - from < 2) return undefined;
  return to - from === cut.text.length ? cut : over(cut, cut.start + from, cut.start + to, shaping);
}

/** "Network" alone is no requirement; "network of contacts" and "handling of the computer" are. */
function withComplement(term: Named, shaping: Shaping): Named | undefined {
  const { part, words } = shaping;
  const folded = fold(term.text).trim();
  if (words.never.has(folded)) return undefined;
  if (!words.bare.has(folded)) return term;
  if (hasHan(term.text)) return undefined;
  const from = term.start - part.start;
  const before = fold(part.text.slice(Math.max(0, from - reach), from));
  const behind = part.text.slice(term.end - part.start, term.end - part.start + reach);
  const held = before.match(words.before)?.[0].length ?? 0;
  if (held > 0) return over(term, Math.max(part.start, term.start - held), term.end, shaping);
  const adjective = words.capitals && before.match(words.capitals.before)?.[0];
  const joint = fold(behind).match(words.behind)?.[0].length ?? 0;
  const noun = behind.slice(joint).match(/^\s?[\p{L}\p{N}-]{3,}/u)?.[0];
  const grows = joint > 0 || (words.capitals !== undefined && /^\s\p{Lu}/u.test(behind));
  if (grows && noun) return over(term, term.start, term.end + joint + noun.length, shaping);
  if (adjective) return over(term, term.start - adjective.trimStart().length, term.end, shaping);
  return undefined;
}

/** "sorgfältige" of "sorgfältige Arbeitsweise"; "Vertriebs" of "Vertriebserfahrung". */
function wholeOfNoun(term: Named, shaping: Shaping): Named | undefined {
  const { capitals } = shaping.words;
  if (!capitals) return term;
  const behind = textOf(shaping.part, term.end, term.end + reach);
  if (/^\p{Ll}/u.test(behind) && term.text.endsWith('s') && term.text.length > 4)
    return over(term, term.start, term.end - 1, shaping, true);
  const opens = term.start === shaping.part.start && capitals.opening.test(term.text);
  if (!opens && !capitals.adjective.test(term.text)) return term;
  const noun = behind.match(/^\s\p{Lu}[\p{L}-]+/u)?.[0];
  if (noun) return over(term, term.start, term.end + noun.length, shaping, true);
  return capitals.listed.test(behind) ? undefined : term;
}

/** "HTML semántico", "pannes électriques": the adjective behind a noun names nothing by itself. */
function isLooseAdjective(term: Named, { part, words, sense }: Shaping): boolean {
  // How a person is may be said by an adjective alone.
  if (term.kind === 'soft' || !/^\p{L}\p{Ll}+$/u.test(term.text)) return false;
  if (!words.adjective.test(fold(term.text))) return false;
  const before = textOf(part, term.start - reach, term.start);
  const noun = before.match(/(\p{L}{3,})\s$/u)?.[1];
  const [word] = noun ? sense.words(noun) : [];
  if (noun && word && !sense.isStop(word) && !/(?:ar|er|ir|re)$/.test(noun)) return true;
  const listed = before.match(/(\p{Ll}{4,})(?:,|\s(?:y|e|et|o|ou))\s$/u)?.[1];
  return listed !== undefined && words.adjective.test(fold(listed));
}

/** "Regelwerk RDA", "FBDO qualified": the letters are the name. */
function withoutSort(term: Named, shaping: Shaping): Named {
  const sort = shaping.words.sort?.exec(term.text);
  if (!sort || term.concept !== undefined) return term;
  const [from, to] = sort.index === 0 ? [sort[0].length, term.text.length] : [0, sort.index];
  return over(term, term.start + from, term.start + to, shaping);
}

const named = /[\p{L}\p{N}]/u;

/** "Late nights", "Feiertage", "28-50岁": when one works and how old one is are no skills. */
function isCondition(text: string, { words: { conditions }, sense }: Shaping): boolean {
  if (conditions instanceof RegExp) return conditions.test(fold(text).trim());
  const said = sense.words(text).filter((word) => !sense.isStop(word) && !/^\d+$/.test(word.text));
  return said.length > 0 && said.every((word) => conditions.has(word.text));
}

/** "一级建造师": a paper of another rank is another paper. */
function withRank(term: Named | undefined, shaping: Shaping): Named | undefined {
  const before = ranks[shaping.pack.language]?.before;
  if (!term || !before || term.kind !== 'certificate') return term;
  const rank = before.exec(textOf(shaping.part, term.start - longestRank, term.start))?.[0].length ?? 0;
  return rank === 0 ? term : over(term, term.start - rank, term.end, shaping);
}

const longestRank = 8;

/** "110kV": letters behind a figure say of what it is one. */
const isUnit = (term: Named, { part }: Shaping): boolean =>
  /^[A-Za-z]{1,3}$/.test(term.text) && /\d\s?$/.test(textOf(part, term.start - 2, term.start));

/** Whether a stretch that no list knows says something by itself. */
function isName(term: Named, shaping: Shaping): boolean {
  const { pack, words, sense } = shaping;
  const folded = fold(term.text).trim();
  if (words.cut?.test(folded) || isUnit(term, shaping)) return false;
  if (!named.test(folded) || /\p{L}-$/u.test(term.text.trim())) return false;
  if (words.spoken.test(folded) || words.never.has(folded)) return false;
  if (isCondition(term.text, shaping)) return false;
  const said = sense.words(term.text);
  if (said.length > 0 && said.every((word) => sense.isRole(word))) return false;
  const [years] = folded.match(new RegExp(pack.years.pattern.source, 'u')) ?? [];
  return years === undefined || years.trim().length < 0.8 * folded.length;
}

const endsOpen = (term: Named): boolean => /\p{L}-$/u.test(term.text.trim());

/** "or a similar tool": another of the kind is no name of its own. */
export const isAnother = (term: Named, pack: ReadyPack): boolean =>
  term.concept === undefined && askedWords(pack.language).another.test(fold(term.text).trim());

/** The term as a person may be told of it; nothing where its words name no requirement. */
export function asShown(part: Part, term: Named, pack: ReadyPack, sense: WordSense): Named[] {
  if (term.kind === 'title' || term.text.length > 120) return [term];
  const shaping = { part, pack, words: askedWords(pack.language), sense };
  const whole = wholeWords(term, shaping);
  if (whole && whole.concept === undefined && !isName(whole, shaping) && !endsOpen(whole)) return [];
  const cut = whole && whole.concept === undefined ? cutToName(balanced(whole, shaping), shaping) : whole;
  const grown = cut && withComplement(withoutSort(cut, shaping), shaping);
  const made = grown && withRank(wholeOfNoun(grown, shaping), shaping);
  if (!made || ranks[pack.language]?.alone.test(made.text) || isLooseAdjective(made, shaping)) return [];
  return made.concept !== undefined || isName(made, shaping) ? [made] : [];
}
