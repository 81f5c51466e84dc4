import type { Lexis } from '../gate/lexis.ts';
import { fold } from '../gate/word-forms.ts';

const wordsOf = (text: string, { isFunction }: Lexis): string[] =>
  fold(text)
    .split(/[\s'’]+/u)
    .filter((word) => !isFunction(word));

/** "Rapport" and "rapports": the one with an ending of many behind it. */
const isPluralOf = (many: string, one: string): boolean =>
  many.startsWith(one) && /^(?:s|es|x)$/u.test(many.slice(one.length));

/** "Tableau de bord" and "tableaux de bord": how many there were is a fact, and the words say nothing else. */
export function isOtherNumber(source: string, say: string, lexis: Lexis): boolean {
  const { pack } = lexis;
  if (pack.compounds || pack.language === 'zh') return false;
  const [own, other] = [wordsOf(source, lexis), wordsOf(say, lexis)];
  const differ = own.filter((word, at) => word !== other[at]);
  return (
    own.length === other.length &&
    differ.length > 0 &&
    own.every((word, at) => {
      const asked = other[at] ?? '';
      return word === asked || isPluralOf(asked, word) || isPluralOf(word, asked);
    })
  );
}

/** "Reparé la avería" for "reparación de averías": one thing would become several. */
export function makesMany(source: string, say: string, lexis: Lexis): boolean {
  const { pack } = lexis;
  if (pack.compounds || pack.language === 'zh') return false;
  const [one, many] = [wordsOf(source, lexis).at(-1) ?? '', wordsOf(say, lexis).at(-1) ?? ''];
  return isPluralOf(many, one);
}
