import { allMatches } from '../text/all-matches.ts';
import type { Claims } from './items.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './statement.ts';

const name = /(?<=\p{Ll}[\p{L}'’]*[\s-])(?:L[ae]s?|El|L[ao]s|The|Il)\s(\p{Lu}[\p{L}-]+)/gu;

/** "De La Poste": the article has a capital because a name begins with it, so "le poste" does not say it. */
export function named({ text }: Claims, statements: readonly Statement[]): Refusal[] {
  return allMatches(text, name)
    .filter(([whole, own = '']) => {
      const inside = new RegExp(`(?:${whole}|\\p{Ll}[\\p{L}'’]*\\s${own})(?!\\p{L})`, 'u');
      return !statements.some((each) => inside.test(each.text) || each.text.startsWith(whole));
    })
    .map(([whole]) => refusal('name', whole, 'not-in-resume'));
}
