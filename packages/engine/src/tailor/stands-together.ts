import { isDoneByPlace } from '../gate/at-its-place.ts';
import { isFigure } from '../gate/items.ts';
import type { Lexis } from '../gate/lexis.ts';
import { endsInSort } from '../gate/sort-of-next.ts';
import type { Statement } from '../gate/statement.ts';
import type { Token } from '../gate/tokens.ts';
import { isOneDoing } from './done-to.ts';
import { crossesVerb, isModifier } from './of-another.ts';
import { isVerb } from './opening-verb.ts';
import { isOneList, namesSuchAs } from './such-as.ts';

/** Close together, or with hardly another thing between them: "ran, each Friday, the staff's till". */
export function standsTogether(places: number[], statement: Statement, lexis: Lexis): boolean {
  const { tokens, figures, text } = statement;
  const [first, last] = [Math.min(...places), Math.max(...places)];
  // "… with clear notes. Set up printers": words of two sentences are none.
  if (/\p{L}[.!?;]\s/u.test(text.slice(tokens[first]?.start, tokens[last]?.start))) return false;
  if (crossesVerb(places, statement, lexis) || isModifier(places, statement, lexis)) return false;
  // "Atendí llamadas de clientes" attended to no clients.
  // A name may stand before another thing in English: "poka-yoke fixtures".
  const isDoing =
    lexis.pack.clauses.hanging !== undefined ||
    isVerb(tokens[first]?.text ?? '', lexis) ||
    isDoneByPlace(first, tokens, lexis);
  if (places.length > 1 && isDoing && endsInSort(places, statement, lexis)) return false;
  if (last - first <= places.length + 2 || namesSuchAs(places, statement, lexis)) return true;
  if (isOneList(places, statement, lexis)) return true;
  if (isOneDoing(places, statement, lexis)) return true;
  const others = tokens.slice(first, last).filter((token, i) => {
    const { folded } = token;
    const small =
      lexis.isFunction(folded) || lexis.period(folded) !== undefined || isInInterval(token, statement);
    return !small && !places.includes(first + i) && !isFigure(token, figures, lexis);
  });
  const at = others[0] ? tokens.indexOf(others[0]) : 0;
  // "Took, in two schools, minutes": where, when or how; an object of its own would follow at once.
  const aside = lexis.isFunction(tokens[at - 1]?.folded ?? '');
  return others.length <= (isHelpedToDo(last, statement, lexis) ? 3 : aside ? 2 : 1);
}

/** "Deux fois par an" is one time. */
const isInInterval = ({ start }: Token, { figures }: Statement): boolean =>
  figures.marks.some((mark) => mark.start <= start && start < mark.end);

/** "Aidé huit personnes âgées à se laver": whom stands between the verb and what they do. */
function isHelpedToDo(last: number, { tokens }: Statement, lexis: Lexis): boolean {
  const { infinitive } = lexis.pack.clauses;
  return (
    (infinitive?.test(tokens[last]?.folded ?? '') ?? false) &&
    lexis.isFunction(tokens[last - 1]?.folded ?? '')
  );
}
