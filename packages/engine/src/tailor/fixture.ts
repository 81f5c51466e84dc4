import { lexisOf } from '../gate/lexis.ts';
import { type Statement, statement } from '../gate/statement.ts';
import type { Language } from '../types.ts';

/** A point, and where these of its words stand in it. */
export function placesIn(
  language: Language,
  text: string,
  words: readonly string[],
): { line: Statement; places: number[] } {
  const line = statement(text, 'text', lexisOf(language));
  const places = words.map((word) => line.tokens.findIndex((token) => token.text === word));
  if (places.includes(-1)) throw new Error(`not all of "${words.join(', ')}" stand in "${text}"`);
  return { line, places };
}
