import type { Lexis } from '../gate/lexis.ts';
import { fold } from '../gate/word-forms.ts';

/** A list of a pack made ready once; there are five of each. */
export const once = (ready: (list: string) => string): ((list: string) => string) => {
  const known = new Map<string, string>();
  return (list) => {
    const made = known.get(list) ?? ready(list);
    known.set(list, made);
    return made;
  };
};

const verbsIn = once((list) => ` ${list.replace(/\s+|>/g, ' ')} `);

const past: Record<string, RegExp> = { en: /ed$/, es: /[éí]$/, fr: /é$/, de: /(?:te|ierte)$/ };

/** "Trato con proveedores" begins with a noun, whatever verb looks like it: only a form that is surely a verb counts. */
export function isVerb(word: string, { pack }: Lexis): boolean {
  const low = word.toLowerCase();
  if (verbsIn(pack.verbs).includes(` ${low} `)) return true;
  return past[pack.language]?.test(low) ?? false;
}

/** Surely a verb, whatever follows: "wies", "prüfte"; "Produkte" has the ending too. */
export const isSureVerb = (word: string, { closing, pack }: Lexis): boolean =>
  (closing?.strong.test(fold(word)) ?? false) || verbsIn(pack.verbs).includes(` ${word.toLowerCase()} `);
