import { andWords, hanAnd } from '../locales/joints.ts';
import { languagePapers } from '../locales/language-papers.ts';
import { fold, hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import type { Field, LanguageLevel, LanguageSkill } from '../types.ts';
import type { Piece } from './pieces.ts';
import { tables } from './tables.ts';

type Spoken = Omit<LanguageSkill, 'lines'>;

export function levelOf(text: string): LanguageLevel | undefined {
  const code = /\b([ABC][12])\b/i.exec(text)?.[1];
  if (code) return code.toUpperCase() as LanguageLevel;
  const key = fold(text);
  let best: [string, LanguageLevel] | undefined;
  for (const [name, level] of tables.languageLevels) {
    if (key.includes(name) && (!best || name.length > best[0].length)) best = [name, level];
  }
  return best?.[1];
}

/** "English (native), Spanish B2" and the like: names of languages with what is said of each. */
export function readLanguages(text: string, line: number): LanguageSkill[] {
  return languagesIn(text).map((one) => ({ ...one, lines: [line] }));
}

interface Named {
  at: number;
  name: string;
  code: string;
}

const standsFree = (text: string, at: number, name: string): boolean =>
  hasHan(name) || (!/\p{L}/u.test(text[at - 1] ?? '') && !/\p{L}/u.test(text[at + name.length] ?? ''));

function namesIn(folded: string): Named[] {
  const hits: Named[] = [];
  for (const [name, code] of tables.languageNames) {
    for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + name.length)) {
      if (standsFree(folded, at, name)) hits.push({ at, name, code });
      if (hits.length > 40) break;
    }
  }
  hits.sort((a, b) => a.at - b.at || b.name.length - a.name.length);
  return hits.filter((hit, i) => !hits.slice(0, i).some((other) => other.at + other.name.length > hit.at));
}

/** What stands between two things that are said in one breath. */
const joins = new RegExp(`^\\s*(?:${andWords}|[&${hanAnd}])\\s*$`, 'u');
const endsJoined = new RegExp(`\\s+(?:${andWords}|&)$`, 'u');
const apart = /[,;、，；|()（）/·•:：\n]/u;

/** "Fluent Welsh": of what stands before a name, the part behind the last mark belongs to it. */
const leadOf = (before: string): string => before.split(apart).at(-1) ?? '';

const conjunctions = new RegExp(`\\s(?:${andWords}|&)\\s`, 'u');

/** "Deutsch als Muttersprache und gut Englisch": of several levels before a name the last is its own. */
const levelBefore = (lead: string): LanguageLevel | undefined =>
  lead
    .split(conjunctions)
    .map(levelOf)
    .findLast((level) => level !== undefined);

/** "inglés (85 %), Excel, SAAI": what follows in a list and says no level is about something else. */
function saidOf(text: string): string {
  const [first = '', ...more] = text.split(/(?<=[,;、，；|·])/u);
  const end = more.findIndex((item) => levelOf(item) === undefined);
  return [first, ...(end < 0 ? more : more.slice(0, end))]
    .join('')
    .replace(/[\s,;|·•/、，；(]+$/u, '')
    .replace(endsJoined, '')
    .trim();
}

const languagesIn = memo((text: string): Spoken[] => {
  const folded = fold(text);
  const hits = namesIn(folded);
  const between = hits.map(({ at, name }, i) => folded.slice(at + name.length, hits[i + 1]?.at));
  const levels = hits.map(({ at }, i) => {
    const lead = leadOf(i === 0 ? folded.slice(0, at) : (between[i - 1] ?? ''));
    return levelOf(between[i] ?? '') ?? levelBefore(lead);
  });
  // "Englisch und Französisch fließend", "fluent in English and French".
  hits.forEach((_, i) => {
    if (!joins.test(between[i] ?? '') || i + 1 >= hits.length) return;
    levels[i] ??= levels[i + 1];
    levels[i + 1] ??= levels[i];
  });
  const found: Spoken[] = [];
  hits.forEach(({ code, at }, i) => {
    if (found.some((other) => other.language === code)) return;
    const said = saidOf(folded.slice(at, hits[i + 1]?.at));
    found.push({ language: code, ...(levels[i] ? { level: levels[i] } : {}), text: said });
  });
  return found;
});

const longestSaid = 90;
const sentenceEnd = /[.;!?。；！？](?:\s+|$)|(?<=[。；！？])/u;
const bareLevels = memo((text: string): boolean => {
  const key = fold(text);
  if (/\b[abc][12]\b/.test(key)) return true;
  return [...tables.languageLevels.keys()].some((name) => {
    const at = key.indexOf(name);
    return at >= 0 && standsFree(key, at, name);
  });
});

/** "Englisch und Französisch fließend." in a section of no kind: a sentence that names languages and how well. */
export function strayLanguages(pieces: readonly Piece[]): LanguageSkill[] {
  const found: LanguageSkill[] = [];
  for (const { text, line } of pieces)
    for (const sentence of text.split(sentenceEnd)) {
      if (sentence.length > longestSaid || !bareLevels(sentence)) continue;
      for (const one of readLanguages(sentence, line))
        if (!found.some((other) => other.language === one.language)) found.push(one);
    }
  return found;
}

const fewWords = 4;

/** "Habilitations BR. Anglais technique lu.": a short sentence that begins with a language and says how well. */
export const shortlyNamed = (pieces: readonly Piece[]): LanguageSkill[] =>
  strayLanguages(
    pieces.flatMap((piece) =>
      piece.text
        .split(sentenceEnd)
        .filter((text) => text.split(/\s+/).length <= fewWords && namesIn(fold(text))[0]?.at === 0)
        .map((text) => ({ ...piece, text })),
    ),
  );

const itemMarks = new RegExp(`\\s*[,;、，；|·•/]\\s*|\\s+(?:${andWords}|&)\\s+|[${hanAnd}]`, 'u');

/** "I speak Welsh and a little Farsi": so many of the things behind the verb as are languages. */
const spokenIn = memo((text: string): Spoken[] => {
  const found: Spoken[] = [];
  const folded = fold(text);
  for (const { says, little } of tables.told.speaks) {
    const hit = says.exec(folded);
    if (!hit) continue;
    const [sentence = ''] = folded.slice(hit.index + hit[0].length).split(sentenceEnd);
    const items = sentence.split(itemMarks);
    const end = items.findIndex((item) => !isOneLanguage(item));
    for (const item of end < 0 ? items : items.slice(0, end)) {
      const [one] = languagesIn(item);
      if (!one || found.some(({ language }) => language === one.language)) continue;
      const level = one.level ?? (little.test(item) ? 'A1' : levelOf(hit[0]));
      found.push({ ...one, ...(level ? { level } : {}) });
    }
  }
  return found;
});

/** With little beside it, or at its beginning: "German after five years there". */
const isOneLanguage = (item: string): boolean => {
  const [only, ...more] = namesIn(item);
  return only !== undefined && more.length === 0 && (only.at === 0 || item.split(' ').length <= 4);
};

/** What a sentence says that one speaks, in whatever section. */
export function spokenLanguages(pieces: readonly Piece[]): LanguageSkill[] {
  const found: LanguageSkill[] = [];
  for (const { text, line } of pieces)
    for (const one of spokenIn(text)) found.push({ ...one, lines: [line] });
  return found;
}

/** "Gallego y castellano, portugués hablado" below a blank line: nothing but languages, whatever stands above. */
export const namesOnlyLanguages = memo((text: string): boolean => {
  if (text.length > longestSaid) return false;
  const items = fold(text)
    .replace(/[.。]$/u, '')
    .split(itemMarks)
    .filter((item) => item !== '');
  return (
    items.length > 1 && items.every((item) => item.split(' ').length <= 3 && languagesIn(item).length === 1)
  );
});

/** "JLPT N1", "英语六级": a paper says which language, and how well. */
export const languagesOfPapers = (papers: readonly Field[]): LanguageSkill[] =>
  papers.flatMap(({ value, lines }) => papersIn(value).map((paper) => ({ ...paper, lines })));

/** What the examinations named in a text say; most lines name none, and each is asked about at every reading. */
const papersIn = memo((value: string): Spoken[] =>
  languagePapers.flatMap(({ named, language, level }) => {
    const hit = named.exec(value);
    if (!hit) return [];
    const held = level ?? levelOf(value.slice(hit.index, hit.index + 40));
    return [{ language, ...(held ? { level: held } : {}), text: fold(value).trim() }];
  }),
);
