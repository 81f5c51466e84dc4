import { readyPack } from '../job/pack.ts';
import { anyLine } from '../text/any-line.ts';
import { linesRead } from '../text/most-lines.ts';
import { onceFor } from '../text/once-for.ts';
import { perLanguage } from '../text/per-language.ts';
import type { Language, Requirement, Resume } from '../types.ts';
import { fold } from './fold.ts';

/** "Meister/in", "grado superior", "大专": nothing else of its level is named, so that a first training is less. */
export const asksForRaised = onceFor(({ text }: Requirement, language: Language): boolean => {
  const { raised, degrees } = readyPack(language);
  const folded = fold(text);
  const rest = folded.replace(raised, ' ');
  return (
    rest !== folded && !degrees.some(({ level, pattern }) => level === 'vocational' && pattern.test(rest))
  );
});

/** Whether this one is. */
export const isRaised = (text: string, language: Language): boolean =>
  [readyPack(language), readyPack('en')].some(({ raised }) => new RegExp(raised.source).test(fold(text)));

const anyRaised = perLanguage((language: Language) => {
  const patterns = [readyPack(language), readyPack('en')].map(({ raised }) => new RegExp(raised.source));
  return anyLine(({ text }) => {
    const folded = fold(text);
    return patterns.some((pattern) => pattern.test(folded));
  });
});

/** Wherever the page names one: it may stand among the papers. */
export const holdsRaised = onceFor(({ source, language }: Resume): boolean =>
  anyRaised(language)(linesRead(source)),
);
