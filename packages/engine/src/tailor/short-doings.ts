import { allMatches } from '../text/all-matches.ts';
import { memo } from '../text/memo.ts';
import type { TailorContext } from './context.ts';

const everyPlace = memo((say) => new RegExp(say, 'gu'));

/** "报关": named in so few characters that they might be half of another word. */
export const isShortDoing = (say: string, { lexis }: TailorContext): boolean =>
  lexis.pack.naming.shortDoings?.names.has(say) ?? false;

type Bounds = NonNullable<TailorContext['lexis']['pack']['naming']['shortDoings']>;

const isNamed = (text: string, say: string, fits: (before: string, behind: string) => boolean): boolean =>
  allMatches(text, everyPlace(say)).some(({ index }) =>
    fits(text.slice(Math.max(0, index - longestBefore), index), text.slice(index + say.length)),
  );

const longestBefore = 12;

const isAskedIn = (text: string, say: string, { notBehind }: Bounds): boolean =>
  isNamed(text, say, (_, behind) => !notBehind.test(behind));

const isDoneIn = (text: string, say: string, { before, notBehind }: Bounds): boolean =>
  isNamed(text, say, (head, behind) => before.test(head) && !notBehind.test(behind));

/** "负责报关", "向船公司订舱": done by oneself and named as it is; not "报关行", "协助报关". */
export function saysShortDoing(text: string, say: string, { lexis }: TailorContext): boolean {
  const bounds = lexis.pack.naming.shortDoings;
  return bounds !== undefined && isDoneIn(text, say, bounds);
}

/** Asked for by a line of the posting, with or without a word before it ("海运出口订舱"), and done. */
export function shortDoingsIn(told: string, { lexis }: TailorContext): (asked: string) => string[] {
  const bounds = lexis.pack.naming.shortDoings;
  if (!bounds) return () => [];
  const done = [...bounds.names].filter((name) => isDoneIn(told, name, bounds));
  return (asked) => done.filter((name) => isAskedIn(asked, name, bounds));
}
