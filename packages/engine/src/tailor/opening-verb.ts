import type { Lexis } from '../gate/lexis.ts';
import { fold } from '../gate/word-forms.ts';
import type { WritingPack } from '../locales/writing-pack.ts';
import { onceFor } from '../text/once-for.ts';

/** Forms of verbs that a point may begin with. */
export const verbsOf = onceFor(({ verbs }: WritingPack) => new Set(verbs.trim().split(/[\s>]+/)));

/** "Trato con proveedores" begins with a noun, whatever verb looks like it: only a form that is surely a verb counts. */
export function isVerb(word: string, { pack }: Lexis): boolean {
  const low = word.toLowerCase();
  return verbsOf(pack).has(low) || (pack.clauses.past?.test(low) ?? false);
}

/** Surely a verb, whatever follows: "wies", "prüfte"; "Produkte" has the ending too. */
export const isSureVerb = (word: string, { closing, pack }: Lexis): boolean =>
  (closing?.strong.test(fold(word)) ?? false) || verbsOf(pack).has(word.toLowerCase());
