import { fold, hasHan } from '../text/fold.ts';
import { isGivenName } from './given-names.ts';
import { mailHits, nameScore } from './names.ts';
import { isTrade } from './scores.ts';
import { labelKind, tables } from './tables.ts';

const twoHalves = /^([^:：]{3,60})\s?[:：]\s*([^:：]{3,60})$/u;

/** Enough to be a name where nothing else in its line says so. */
const leastScore = 2.6;

/** "Profile: Jane Roe", "Jane Roe: Cook", "Thanks, Jane Roe": a name beside what no list calls its label. */
export function besideColon(text: string, mail: string | undefined): string[] {
  const [, farewell, signed] = /^(\S[^,]{1,24}),?\s+(\p{Lu}[^,]{3,50})$/u.exec(text) ?? [];
  if (farewell && signed && isFarewell(farewell)) return [signed];
  const [first, ...more] = text.split(/\s+/);
  if (first && more.length > 1 && isFarewell(first)) return [more.join(' ')];
  const [, label, value] = twoHalves.exec(text) ?? [];
  if (!label || !value || hasHan(text) || labelKind(label)?.has('headline')) return [];
  const isName = (half: string) => nameScore(half, mail) >= leastScore;
  if (isTrade(value) && isName(label)) return [label];
  const own =
    isTrade(label) || isGivenName(value.split(/\s+/)[0] ?? '') || (mail && mailHits(value, mail) > 0);
  return own && isName(value) ? [value] : [];
}

const isFarewell = (text: string): boolean => tables.signed.has(fold(text.replace(/[,.!]+$/, '')));
