import type { Language } from '../types.ts';

/** Endings of one word for a man and for a woman. */
const endings: Partial<Record<Language, readonly (readonly [string, string])[]>> = {
  es: [
    ['', 'a'],
    ['o', 'a'],
    ['os', 'as'],
    ['es', 'as'],
  ],
  fr: [
    ['', 'e'],
    ['s', 'es'],
    ['eur', 'euse'],
    ['teur', 'trice'],
    ['er', 'ère'],
    ['en', 'enne'],
  ],
};

const shortestStem = 4;

const isSame = (one: string, other: string, [man, woman]: readonly [string, string]): boolean =>
  one.endsWith(man) &&
  other.endsWith(woman) &&
  one.length - man.length >= shortestStem &&
  one.slice(0, one.length - man.length) === other.slice(0, other.length - woman.length);

/** "Manipuladora" in the place of "manipulador" would make somebody else of the person. */
export function changesPerson(source: string, say: string, language: Language): boolean {
  const pairs = endings[language];
  if (!pairs) return false;
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [own, other] = [words(source), words(say)];
  const [gone, come] = [
    own.filter((word) => !other.includes(word)),
    other.filter((word) => !own.includes(word)),
  ];
  return gone.some((one) =>
    come.some((two) => pairs.some((pair) => isSame(one, two, pair) || isSame(two, one, pair))),
  );
}
