import { foldText } from '../../packages/engine/src/lexicon/fold.ts';
import { conceptKinds } from '../../packages/engine/src/lexicon/format.ts';
import {
  mark,
  newScan,
  type ScanRules,
  scanRules,
  scanText,
} from '../../packages/engine/src/lexicon/scan.ts';
import { type ConceptKind, type Language, languages } from '../../packages/engine/src/types.ts';
import type { Concept, Name } from './concept.ts';

const rulesOf = Object.fromEntries(languages.map((language) => [language, scanRules(language)])) as Record<
  Language,
  ScanRules
>;
const scan = newScan(64);

/**
 * One concept a line:
 *
 *   kind | Name; other name | en: …; … | de: … | es: … | fr: … | zh: … | => implied-key, other-key
 *
 * Names without a language are the same in all five. `~name` is found but not exact, `name^` only in
 * this upper and lower case, `name?` only where the words around show that a skill is meant.
 *
 * In a file with the line `// strict`, only the first name of a language is exact, what differs from it
 * by order and inflection alone, its acronym, and names written `=name`: the others are near enough to
 * be found by, and not near enough to be written for one another. The key
 * is the first name, folded (behind "title." for a title); a field `#key` sets another.
 *
 * `also | #key | en: …` adds names to a concept of another line: they are found, and never exact.
 */

export function keyOf(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}+#.]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

function isAcronym(text: string): boolean {
  return /^[A-Z0-9&/]{1,2}$/.test(text);
}

export function readName(written: string): Name {
  let text = written.trim();
  const exact = !text.startsWith('~');
  if (/^[~=]/.test(text)) text = text.slice(1).trim();
  const sign = /[\^?]$/.exec(text)?.[0];
  if (sign) text = text.slice(0, -1).trim();
  return { text, exact, cased: sign !== undefined || isAcronym(text), context: sign === '?', label: exact };
}

function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text);
}

/** Same words in another order or inflection, or the first name's acronym. */
function sameAsFirst(first: string, name: string, language: Language): boolean {
  const bag = (text: string): string => words(text, language).sort().join();
  if (bag(first) === bag(name)) return true;
  const letters = name.replace(/[^\p{L}]/gu, '');
  if (!/^[\p{Lu}&.]{2,6}s?$/u.test(name)) return false;
  const initials = first.split(/[\s-]+/).map((word) => word.charAt(0).toUpperCase());
  return [...letters.replace(/s$/, '')].every((letter) => initials.includes(letter));
}

function words(text: string, language: Language): string[] {
  scanText(text, rulesOf[language], scan);
  const hashes: string[] = [];
  for (let token = 0; token < scan.count; token += 1)
    if (((scan.marks[token] ?? 0) & mark.functionWord) === 0) hashes.push(String(scan.first[token]));
  return hashes;
}

/** In a strict file: what is not the first name, nor like it, nor marked, is found but not exact. */
function loosen(names: Name[], written: string[], language: Language): Name[] {
  const first = names[0]?.text ?? '';
  return names.map((name, i) => {
    const kept = i === 0 || written[i]?.startsWith('=') || sameAsFirst(first, name.text, language);
    return kept ? name : { ...name, exact: false, label: false };
  });
}

function addNames(concept: Concept, language: Language, names: Name[]): void {
  concept.names[language] = [...(concept.names[language] ?? []), ...names];
}

function readField(concept: Concept, field: string, where: string, strict: boolean): void {
  if (field.startsWith('=>')) {
    concept.implies.push(...splitList(field.slice(2), ','));
    return;
  }
  if (field.startsWith('#')) {
    concept.key = field.slice(1).trim();
    return;
  }
  const tagged = /^([a-z]{2}(?:,[a-z]{2})*):\s*(.*)$/s.exec(field);
  const written = splitList(tagged ? (tagged[2] ?? '') : field, ';');
  const names = written.map(readName);
  if (names.some((name) => name.text === '')) throw new Error(`${where}: an empty name`);
  for (const language of tagged ? (tagged[1] ?? '').split(',') : languages) {
    if (!isLanguage(language)) throw new Error(`${where}: ${language} is no language`);
    addNames(concept, language, strict && tagged ? loosen(names, written, language) : names);
  }
}

function splitList(text: string, by: string): string[] {
  return text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readLine(line: string, where: string, strict: boolean): Concept {
  const [written, ...fields] = line.split('|').map((field) => field.trim());
  const kind = written === 'also' ? 'skill' : written;
  if (!kind || !(conceptKinds as readonly string[]).includes(kind))
    throw new Error(`${where}: no kind ${kind}`);
  const concept: Concept = { key: '', kind: kind as ConceptKind, names: {}, implies: [], own: true };
  for (const field of fields) if (field !== '') readField(concept, field, where, strict);
  const first = concept.names.en?.[0] ?? Object.values(concept.names)[0]?.[0];
  if (!first) throw new Error(`${where}: a concept without a name`);
  // A title may have a tool's name (packer, teller).
  if (concept.key === '') concept.key = `${concept.kind === 'title' ? 'title.' : ''}${keyOf(first.text)}`;
  return concept;
}

function soften(concept: Concept): void {
  for (const language of languages)
    concept.names[language] = concept.names[language]?.map((name) => ({
      ...name,
      exact: false,
      label: false,
    }));
}

/** 成本控制 and 控制成本: verb and object change places, two characters each. */
function turnHan(concept: Concept): void {
  if (concept.kind !== 'skill') return;
  const names = concept.names.zh ?? [];
  const turned = names
    .filter((name) => /^\p{Script=Han}{4}$/u.test(name.text))
    .map((name) => ({
      ...name,
      text: name.text.slice(2) + name.text.slice(0, 2),
      exact: false,
      label: false,
    }))
    .filter((name) => !names.some((other) => other.text === name.text));
  if (turned.length > 0) addNames(concept, 'zh', turned);
}

/** English names are used in postings of every language: found there, but not shown as that language's. */
function lendEnglish(concept: Concept): void {
  for (const language of languages) {
    if (language === 'en') continue;
    const own = new Set(concept.names[language]?.map((name) => foldText(name.text)));
    const lent = (concept.names.en ?? [])
      .filter(
        (name) =>
          !own.has(foldText(name.text)) &&
          (name.text.length >= 6 || name.cased || /^[A-Z0-9]+$/.test(name.text)),
      )
      .map((name) => ({ ...name, label: false }));
    if (lent.length > 0) addNames(concept, language, lent);
  }
}

export function readList(text: string, file: string): Concept[] {
  const concepts: Concept[] = [];
  const strict = /^\/\/ strict$/m.test(text);
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('//')) continue;
    const concept = readLine(line, `${file}:${index + 1}`, strict);
    if (line.startsWith('also')) concept.also = true;
    if (concept.also) soften(concept);
    turnHan(concept);
    lendEnglish(concept);
    concepts.push(concept);
  }
  return concepts;
}
