import { writingPack } from '../locales/writing-packs.ts';
import { wordSense } from '../match/words.ts';
import { perLanguage } from '../text/per-language.ts';
import { sameLanguage, type TailorContext } from './context.ts';
import { isOwnTrade } from './relevance.ts';
import type { Span } from './sentences.ts';

/**
 * An aim may well stand in a summary. "I want to lead a desk of my own" tells somebody who offers another post that it is
 * not theirs: no word of it is the posting's.
 */
export function isWishElsewhere({ start, end }: Span, text: string, context: TailorContext): boolean {
  if (!sameLanguage(context) || isOwnTrade(context)) return false;
  // Something must stay of what somebody says of oneself.
  const rest = (text.slice(0, start) + text.slice(end)).trim();
  if (rest.length < leastRest[context.resume.language === 'zh' ? 'han' : 'letters']) return false;
  const { title, description } = context.before.job;
  const sense = wordSense(context.resume.language);
  const asked = new Set(sense.words(`${title}\n${description}`).map(({ root }) => root));
  const wish = wishRoots(context.resume.language);
  return !sense.telling(text.slice(start, end)).some(({ root }) => asked.has(root) && !wish.has(root));
}

/** "I want" and "an assistant is wanted" speak of nothing in common. */
const wishRoots = perLanguage((language) => {
  const { words } = wordSense(language);
  return new Set(words(writingPack(language).aside.wish).map(({ root }) => root));
});

const leastRest = { letters: 30, han: 10 };
