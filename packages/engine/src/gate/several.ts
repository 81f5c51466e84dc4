import { allMatches } from '../text/all-matches.ts';
import type { Claims } from './items.ts';
import type { Lexis } from './lexis.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './statement.ts';

/** Who trained two drivers has not trained several. */
export function several({ text }: Claims, statements: readonly Statement[], { pack }: Lexis): Refusal[] {
  return allMatches(text, pack.relations.several).flatMap(({ 0: said, 1: thing = '' }) => {
    const name = thing.toLowerCase();
    const naming = statements.filter((each) => each.text.toLowerCase().includes(name));
    return naming.length > 0 && naming.every((each) => hasOneOrTwo(each, name))
      ? [refusal('number', said, 'number')]
      : [];
  });
}

const hasOneOrTwo = ({ text, figures }: Statement, thing: string): boolean =>
  figures.numbers.some(({ value, end }) => {
    const at = text.toLowerCase().indexOf(thing, end);
    return (value === '1' || value === '2') && at >= 0 && at - end <= 1;
  });
