import { licenceNames, widerClasses } from '../locales/licences.ts';
import { allMatches } from '../text/all-matches.ts';
import type { Language } from '../types.ts';

/** "Führerschein Klasse B" and "Führerschein B": driving licences are compared by their classes. */

const reach = 24;
const european = /(?<![\p{L}\p{N}])(?:AM|A1|A2|A|BE|B|C1E|C1|CE|C|D1E|D1|DE|D)(?![\p{L}\p{N}])/gu;
const chinese = /(?<![A-Za-z0-9])(?:A1|A2|A3|B1|B2|C1|C2)(?![A-Za-z0-9])/g;

/** "(class B): ", what may stand between a licence and how things are with it. */
const classAndMark =
  /^[\s:：(（,，–—-]*(?:(?:\p{L}{1,9}\.?\s)?[A-D][A-E1-3]{0,2}(?![\p{L}\d]))?[\s:：(（),，–—-]*/u;

const patterns = new Map<string, RegExp>();

function pattern(words: string): RegExp {
  const known = patterns.get(words);
  if (known) return known;
  const inner = words
    .split('|')
    .sort((a, b) => b.length - a.length)
    .join('|');
  const han = /\p{Script=Han}/u.test(words);
  const made = words === '' ? /(?!)/g : new RegExp(han ? inner : `(?<!\\p{L})(?:${inner})(?!\\p{L})`, 'giu');
  patterns.set(words, made);
  return made;
}

/** The classes of the licences a text names; nothing where it names none. */
export function licencesIn(text: string, language: Language): ReadonlySet<string> | undefined {
  if (text.length > 2000) return undefined;
  const { full, short, without, notHeld } = licenceNames[language];
  const classes = new Set<string>();
  let named = false;
  const look = (found: RegExpMatchArray, alone: boolean): void => {
    const at = found.index ?? 0;
    if (without.test(text.slice(Math.max(0, at - 16), at))) return;
    const behind = text.slice(at + found[0].length, at + found[0].length + 2 * reach);
    if (notHeld.test(behind.replace(classAndMark, ''))) return;
    const before = text.slice(Math.max(0, at - 5), at);
    // "A driving licence" is any.
    const own = language === 'en' ? before.replace(/(?<!\p{L})A\s$/u, '') : before;
    const near = `${own} ${text.slice(at + found[0].length, at + found[0].length + reach)}`;
    const held = near.match(language === 'zh' ? chinese : european) ?? [];
    for (const one of held) classes.add(one);
    named ||= alone || held.length > 0;
  };
  for (const found of allMatches(text, pattern(full))) look(found, true);
  if (!named) for (const found of allMatches(text, pattern(short))) look(found, false);
  return named ? classes : undefined;
}

/** Whether the licence held will do for the one asked for. */
export function licenceCovers(
  asked: ReadonlySet<string>,
  held: ReadonlySet<string>,
  language: Language,
): boolean {
  // A licence without a class is one for cars; whoever asks for one without a class means the same.
  if (asked.size === 0) return true;
  const wider = widerClasses[language === 'zh' ? 'china' : 'europe'];
  const car = language === 'zh' ? 'C1' : 'B';
  const own = held.size === 0 ? new Set([car]) : held;
  return [...asked].some(
    (one) => own.has(one) || (wider[one] ?? '').split('|').some((other) => own.has(other)),
  );
}
