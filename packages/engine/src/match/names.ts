import type { Language } from '../types.ts';

/** "ERP" in any language; "logiciel Sage": behind another word a capital makes a name where nouns have none. */
export function isWrittenAsName(
  text: string,
  { start, end }: { start: number; end: number },
  language: Language,
): boolean {
  const word = text.slice(start, end);
  return (
    /^\p{Lu}[\p{Lu}\d]+$/u.test(word) ||
    (language !== 'de' && start > 0 && /^\p{Lu}[\p{L}\d]{2,}$/u.test(word))
  );
}
