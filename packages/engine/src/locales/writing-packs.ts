import type { Language } from '../types.ts';
import { writing as de } from './de/writing.ts';
import { writing as en } from './en/writing.ts';
import { writing as es } from './es/writing.ts';
import { writing as fr } from './fr/writing.ts';
import type { WritingPack } from './writing-pack.ts';
import { writing as zh } from './zh/writing.ts';

const packs: Record<Language, WritingPack> = { en, es, fr, de, zh };

/** What one of the languages calls so: a page may have words of another ("Bachelor (not completed)" on a German one). */
export const inAnyLanguage = (words: (pack: WritingPack) => RegExp | undefined): string =>
  Object.values(packs)
    .flatMap((pack) => words(pack)?.source ?? [])
    .join('|');

export function writingPack(language: Language): WritingPack {
  return packs[language];
}
