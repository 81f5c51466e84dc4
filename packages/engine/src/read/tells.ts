import { foldedWords, hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import { tables } from './tables.ts';

const isSmall = (word: string): boolean =>
  tables.sentenceWords.has(word) || tables.told.joiners.has(word) || tables.told.articles.has(word);

/** "Responsible for": no role is called so. */
export const opensWeakly = memo((text: string): boolean => {
  const said = foldedWords(text).join(' ');
  return tables.weakVerbs.some((verb) => said.startsWith(`${verb} `));
});

/** "Introduced a new plan", "Zwei Azubis angelernt": a word in small letters that leads to no name. */
export const tells = memo((text: string): boolean => {
  if (hasHan(text)) return false;
  const words = foldedWords(text);
  if (words.length < 3 || tables.leave.find(words).length > 0) return false;
  if (opensWeakly(text)) return true;
  return text
    .split(/\s+/)
    .slice(1)
    .some((word) => /^\p{Ll}{4,}[,;]?$/u.test(word) && !isSmall(word.replace(/[,;]$/, '')));
});
