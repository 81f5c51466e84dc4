import type { Lexis } from './lexis.ts';
import type { FoundNumber } from './numbers.ts';

/** A figure with what stands around it, the figure itself as a sign. */
export const around = ({ start, end }: FoundNumber, text: string): string =>
  `${text.slice(Math.max(0, start - 30), start)}#${text.slice(end, end + 30)}`;

/** "A team of six" are no six teams. */
export function groupsApart(own: string, wanted: string, { pack }: Lexis): boolean {
  const { size, count } = pack.relations.groups;
  return (count.test(wanted) && size.test(own)) || (size.test(wanted) && count.test(own));
}
