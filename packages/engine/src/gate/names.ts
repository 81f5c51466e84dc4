import type { ConceptKind, TermHit } from '../types.ts';

/** What the gate asks of a lexicon: exact names in a text of the resume's language. */
export interface Names {
  find(text: string): TermHit[];
  kind(concept: number): ConceptKind | undefined;
}

/** Exact names in a text. Titles and degrees that mean nearly the same are not the same claim. */
export function namesIn(text: string, names: Names | undefined): TermHit[] {
  return (names?.find(text) ?? []).filter(({ exact, concept }) => {
    const kind = names?.kind(concept);
    return exact && kind !== 'title' && kind !== 'degree';
  });
}

/** A product's own name has capitals: "SQL queries" are queries. */
const endsAsWord = /\s\p{Ll}+$/u;

/** Products that have names of several words: "Google Cloud", "Power BI". */
export function productsIn(text: string, names: Names | undefined): TermHit[] {
  return (names?.find(text) ?? []).filter(
    ({ start, end, concept }) =>
      names?.kind(concept) === 'tool' &&
      /\s/u.test(text.slice(start, end)) &&
      !endsAsWord.test(text.slice(start, end)),
  );
}
