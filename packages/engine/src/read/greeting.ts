import { fold, hasHan } from '../text/fold.ts';
import { tables } from './tables.ts';

const all = [...tables.greetings];
const han = all.filter(hasHan);
const latin = new RegExp(
  `^(?:${all
    .filter((phrase) => !hasHan(phrase))
    .map((phrase) => phrase.replaceAll('.', '\\.'))
    .sort((a, b) => b.length - a.length)
    .join('|')})(?=[\\s,:!]|$)`,
  'u',
);

/** "Dear Ms Roe,", "您好：": the first line of a letter, which is nobody's name. */
export function isGreeting(text: string): boolean {
  if (text.length > 60 || /\d/.test(text)) return false;
  const key = fold(text);
  if (hasHan(key)) {
    const bare = key.replace(/[\s，。：！、,:!]+$/u, '');
    return bare.length <= 14 && han.some((phrase) => bare.endsWith(phrase) || bare.startsWith(phrase));
  }
  const greeted = latin.exec(key)?.[0];
  if (greeted === undefined) return false;
  // "Dear", "Salut" are families too: what is greeted with a name ends with a mark.
  return /[,:!]$/.test(key) || all.includes(key.replace(/[.\s]+$/, '')) || sentence.test(text);
}

/** "Dear Sir or Madam": small letters inside. */
const sentence = /^\p{Lu}\S*(?:\s\S+)*\s\p{Ll}{2,}\s/u;
