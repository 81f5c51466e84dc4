import { type ClauseCheck, clauseOf } from './clauses.ts';
import { supports } from './item-support.ts';
import { type Refusal, refusal } from './refusal.ts';

const bracketed = /[(（]([^()（）]+)[)）]/gu;

/**
 * "Cegid (till)": what stands in brackets behind the name of a product tells what the product is, or what was done with
 * it, and is proven where the resume names the product.
 */
export function aboutProduct({ clause, claims, statements, lexis }: ClauseCheck): Refusal[] {
  if (!/[(（]/u.test(claims.text)) return [];
  return [...claims.text.matchAll(bracketed)].flatMap(({ 0: all, index: start }) => {
    const end = start + all.length;
    if (clauseOf({ start: start + 1, end }, claims) !== clause) return [];
    const product = claims.items.findLast((item) => item.end <= start);
    if (!product?.isProduct || claims.text.slice(product.end, start).trim() !== '') return [];
    const told = claims.items.filter((item) => item.start > start && item.end < end && !item.isProduct);
    const naming = statements.filter((each) => supports(each, product, lexis));
    const isProven = naming.some((each) => told.every((item) => supports(each, item, lexis)));
    return told.length === 0 || naming.length === 0 || isProven ? [] : [refusal('scope', all, 'scope')];
  });
}
