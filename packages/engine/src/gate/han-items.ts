import type { WritingPack } from '../locales/writing-pack.ts';
import { asThing, planned, plannedThings, sentOthers, takingPart } from '../locales/zh/means-more.ts';
import { onceFor } from '../text/once-for.ts';
import { wordCutter } from './han-words.ts';
import type { Flag, Item } from './items.ts';
import type { Lexis } from './lexis.ts';
import type { Token } from './tokens.ts';

/** What joins two words belongs to neither. */
const particle = /[的了着和由我]/u;

export function hanItems(run: Token, lexis: Lexis): Item[] {
  const free = freeCharacters(run.folded, lexis);
  const items: Item[] = [];
  const item = (start: number, end: number, flags: Flag[]): Item => ({
    text: run.text.slice(start, end),
    start: run.start + start,
    end: run.start + end,
    clause: run.clause,
    flags: new Set(flags),
    groups: new Set(),
    concepts: new Set(),
  });
  for (let i = 0; i + 1 < run.folded.length; i += 1)
    if (!free[i] && !free[i + 1] && !particle.test(run.folded.slice(i, i + 2)))
      items.push(item(i, i + 2, []));
  for (const flag of ['scope', 'title', 'degree', 'level'] as const)
    for (const phrase of lexis.phrases[flag]) {
      if (phrase.length < 2) continue;
      for (let at = run.folded.indexOf(phrase); at >= 0; at = run.folded.indexOf(phrase, at + 1))
        // "在组长带领下": somebody else led.
        if (flag !== 'scope' || run.folded.charAt(at + phrase.length) !== '下')
          items.push(item(at, at + phrase.length, [flag]));
    }
  return items;
}

export function hanWeakenersOf(tokens: readonly Token[], lexis: Lexis): { clause: number; text: string }[] {
  return tokens.flatMap((token) =>
    token.han ? hanWeakeners(token.folded, lexis).map((text) => ({ clause: token.clause, text })) : [],
  );
}

/** "由组长指导", "在组长的指导下" and "在组长带领下" are one. */
const guided = /[由受经]\p{Script=Han}{1,12}(?:指导|带教)|(?:指导|带领|带教)下/u;

const longWeakeners = onceFor(({ weakeners }: WritingPack): readonly string[] =>
  weakeners
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 1),
);

/** "质量部分析退货" has no "部分" in it, "教学过程" no "学过": the words of the text are cut in another way. */
export function weakenerAt(word: string, text: string): number {
  let at = text.indexOf(word);
  if (at < 0) return at;
  const cuts = wordCutter(text);
  // "制定项目计划": a plan that was made is no doing that was only planned.
  const isThing = (place: number) =>
    planned === word &&
    (asThing.test(text.slice(place + word.length)) || plannedThings.test(text.slice(0, place)));
  const isOfOthers = (place: number) => takingPart.has(word) && sentOthers.test(text.slice(0, place));
  while (at >= 0 && (cuts(at, at + word.length) || isThing(at) || isOfOthers(at)))
    at = text.indexOf(word, at + 1);
  return at;
}

export function hanWeakeners(text: string, lexis: Lexis): string[] {
  const found = longWeakeners(lexis.pack).filter((word) => weakenerAt(word, text) >= 0);
  const { helping } = lexis.pack.relations.limits;
  if (helping?.said.test(text)) found.push(helping.word);
  return guided.test(text) ? [...found, '指导下'] : found;
}

function freeCharacters(text: string, lexis: Lexis): boolean[] {
  const free = Array.from(text, () => false);
  for (const phrase of lexis.phrases.free)
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
      if (phrase.length > 1) free.fill(true, at, at + phrase.length);
  return free;
}
