import { allMatches } from '../text/all-matches.ts';
import type { Claims } from './items.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Statement } from './statement.ts';

const system = /(?:[用在]|通过|借助)(\p{Script=Han}{2,4}?)(?:系统|软件|平台)/gu;

/** "为金蝶登记件数", who entered them "在金蝶系统里": what a thing was done in is nobody it was done for. */
export function hanForProduct({ text }: Claims, statements: readonly Statement[]): Refusal[] {
  const products = statements.flatMap(({ folded }) =>
    allMatches(folded, system).map(([, name = '']) => name),
  );
  return products
    .filter((name) => ['为', '给', '替'].some((small) => text.includes(small + name)))
    .filter((name) => !statements.some(({ folded }) => new RegExp(`[为给替]${name}`, 'u').test(folded)))
    .map((name) => refusal('name', name, 'not-in-resume'));
}
