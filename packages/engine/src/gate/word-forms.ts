import { type JoinedPack, respelled } from '../locales/spelling-pack.ts';
import type { WritingPack } from '../locales/writing-pack.ts';
import { memo } from '../text/memo.ts';

/** Case, accents and ligatures away; the length may change. */
export function fold(text: string): string {
  // Plain ASCII is the common case and needs nothing more.
  return /^[\x20-\x7e]*$/.test(text) ? text.toLowerCase() : plainLetters(text);
}

/** The same words of a resume are folded again and again. */
const plainLetters = memo((text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae'),
);

interface Ending {
  from: string;
  to: string;
}

export interface WordForms {
  /** Keys of a folded word; two words are forms of one word family when they share a key. */
  keys(folded: string): string[];
}

const shortestNounStem = 4;
/** "Kits" is the plural of "kit" in all of them. */
const shortestPlural = 3;
/** A person ("Bauer") has a key that no verb has. */
export const personMark = '!';
/** Small words have no forms; a phrase that needs one asks for it by this key. */
export const smallKey = (folded: string): string => `_${folded}`;

/** As a name: a word in "-er" is said by its own forms, and by no verb. */
export function nameKeys(keys: string[]): string[] {
  const own = keys.filter((key) => key.endsWith(personMark));
  return own.length > 0 ? own : keys;
}

export function wordForms(pack: WritingPack): WordForms {
  const endings = parseEndings(pack.endings);
  const nounEndings = parseEndings(pack.nounEndings);
  const { joined } = pack;
  const irregular = new Map(pack.irregular.split(/\s+/).filter(Boolean).map(pair));
  const known = new Map<string, string[]>();
  const written = (stem: string) => respelled(stem, pack.spelling.stems);
  const strip = (word: string) => withSilent(stripAll(word, endings, pack.shortestStem), word, pack.silent);
  const compute = (word: string): string[] => {
    const lemma =
      irregular.get(word) ??
      (/(?:ion|ur[ae]|anz?a|[ae]ncia|[ae]nce|eza|aison)s$/.test(word)
        ? irregular.get(word.slice(0, -1))
        : undefined) ??
      word;
    const found = new Set([written(finish(strip(lemma)))]);
    for (const { from, to } of nounEndings)
      if (lemma.endsWith(from) && lemma.length - from.length + to.length >= shortestNounStem)
        found.add(written(finish(strip(lemma.slice(0, -from.length) + to))));
    const short = pack.shortVerb?.exec(lemma)?.[1];
    // A stem too short to be found by its endings: "pose", "posé", "poser".
    if (short) found.add(`${short}-`);
    if (joined) {
      const person = joined.adjective.test(word) ? undefined : joined.person.exec(word)?.[1];
      if (person) found.add(`${person}${personMark}`);
      for (const each of participles(lemma, irregular, joined)) found.add(written(finish(strip(each))));
      found.add(respelled([...found][0] ?? '', joined.twoWays));
    }
    return [...found];
  };
  return {
    keys(folded) {
      const cached = known.get(folded);
      if (cached) return cached;
      const computed = compute(folded);
      // Bounded: a hostile text must not fill the memory of a long-lived process.
      if (known.size > 20_000) known.clear();
      known.set(folded, computed);
      return computed;
    },
  };
}

function pair(entry: string): [string, string] {
  const [from = '', to = ''] = entry.split('>');
  return [from, to];
}

function parseEndings(text: string): Ending[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((entry) => ({ from: pair(entry)[0], to: pair(entry)[1] }));
}

/** One ending after the other while enough of the word is left; "ss" and "us" are no plurals. */
function stripAll(word: string, endings: Ending[], shortest: number): string {
  let now = word;
  for (let round = 0; round < 3; round += 1) {
    const ending = endings.find(
      ({ from, to }) =>
        now.endsWith(from) &&
        now.length - from.length + to.length >= (from === 's' ? shortestPlural : shortest) &&
        !(from === 's' && /(ss|us|is)$/.test(now)),
    );
    if (!ending) return now;
    now = now.slice(0, -ending.from.length) + ending.to;
    if (ending.to) return now;
  }
  return now;
}

/** What would make two short words one: "cared" is of "care" and not of "car", "planned" not of "plane". */
function withSilent(stem: string, word: string, silent: WritingPack['silent']): string {
  if (!silent?.stem.test(stem) || !word.startsWith(stem)) return stem;
  return silent.ending.test(word.slice(stem.length)) ? `${stem}${silent.letter}` : stem;
}

/** "plann" and "plan", "process" and "proces": one consonant at the end, whatever the form had. */
function finish(stem: string): string {
  // "App" is not "AP".
  return stem.length < 4 ? stem : stem.replace(/(.)\1$/, '$1');
}

/** German participles without their "ge", "aufzubauen" without its "zu"; a strong one behind its particle as well: "abgenommen" is "abnehmen". */
function participles(word: string, irregular: ReadonlyMap<string, string>, joined: JoinedPack): string[] {
  const apart = joined.separable.exec(word);
  if (apart) {
    const strong = irregular.get(`${joined.participleMark}${apart[3]}`);
    return [`${apart[1]}${apart[3]}`, ...(strong ? [`${apart[1]}${strong}`] : [])];
  }
  const simple = joined.participle.exec(word);
  if (simple?.[1]) return [simple[1]];
  const [, prefix, form] = joined.prefixed.exec(word) ?? [];
  const verb = form && (irregular.get(form) ?? irregular.get(`${joined.participleMark}${form}`));
  return verb ? [`${prefix}${verb}`] : [];
}
