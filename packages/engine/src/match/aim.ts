import { writingPack } from '../locales/writing-packs.ts';
import type { Language } from '../types.ts';

/** Whether a section says no more than where somebody wants to go. */
export function wantsOnly(heading: string, text: string, language: Language): boolean {
  const { aim } = writingPack(language).style;
  const sentences = text
    .split(/(?<=[.!?])\s+|(?<=[。！？])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  if (sentences.length === 0) return false;
  if (sentences.every((sentence) => aim.sentence.test(sentence))) return true;
  // Below such a heading stands the place that is looked for; one sentence more may tell of the person.
  return aim.heading.test(heading) && sentences.length === 1 && !aim.tells.test(text);
}
