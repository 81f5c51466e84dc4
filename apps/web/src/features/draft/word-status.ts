import { limits } from '@tailor/contract/limits';
import { countWords } from '@tailor/contract/words';

export type WordStatus = 'free' | 'over';

/** "Free" up to the limit, the limit included. */
export function wordStatus(text: string): { words: number; status: WordStatus } {
  const words = countWords(text);
  return { words, status: words <= limits.freeWords ? 'free' : 'over' };
}
