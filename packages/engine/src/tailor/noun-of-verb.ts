import type { Lexis } from '../gate/lexis.ts';
import { fold } from '../gate/word-forms.ts';
import { onceFor } from '../text/once-for.ts';

/** "Rédaction" of "rédigez": the noun of a verb, whatever form the verb has. */
export function nounOfVerb(verb: string, lexis: Lexis): string | undefined {
  const nouns = nounsOfVerbs(lexis);
  return lexis.forms
    .keys(fold(verb))
    .map((key) => nouns.get(key))
    .find((each) => each !== undefined);
}

const sameBeginning = 3;

/** The noun that a list has right behind its verb, by the forms of the verb; where several are known, none. */
const nounsOfVerbs = onceFor((lexis: Lexis): ReadonlyMap<string, string> => {
  const { pack, forms } = lexis;
  const [nouns, several] = [new Map<string, string>(), new Set<string>()];
  for (const line of `${pack.actions}\n${pack.sameWords}`.split('\n')) {
    const words = line.split(/[|>]/u).map((word) => word.trim());
    words.forEach((verb, at) => {
      const noun = words[at + 1] ?? '';
      if (!isNounOf(fold(noun), fold(verb), lexis)) return;
      for (const key of forms.keys(fold(verb))) {
        if ((nouns.get(key) ?? noun) !== noun) several.add(key);
        nouns.set(key, noun);
      }
    });
  }
  for (const key of several) nouns.delete(key);
  for (const pair of (pack.naming.askedDoings?.nouns ?? '').split(' ').filter(Boolean)) {
    const [verb = '', noun = ''] = pair.split('>');
    for (const key of forms.keys(fold(verb))) nouns.set(key, noun);
  }
  return nouns;
});

function isNounOf(noun: string, verb: string, { pack: { naming } }: Lexis): boolean {
  const isNoun = (word: string): boolean =>
    (naming.verbalNoun?.test(word) ?? false) || (naming.doings?.test(word) ?? false);
  const { ofManyMeanings } = naming;
  return (
    [noun, verb].every((word) => /^\p{L}{3,}$/u.test(word)) &&
    noun.slice(0, sameBeginning) === verb.slice(0, sameBeginning) &&
    isNoun(noun) &&
    !isNoun(verb) &&
    !ofManyMeanings?.test(verb)
  );
}

/** "Rédaction", "suivi": what is done, by its own name. */
export const isNounOfDoing = (word: string, lexis: Lexis): boolean => nounsOfDoing(lexis).has(fold(word));

const nounsOfDoing = onceFor((lexis: Lexis) => new Set([...nounsOfVerbs(lexis).values()].map(fold)));
