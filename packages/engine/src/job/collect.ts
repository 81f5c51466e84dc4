import type { Importance, Requirement, Term } from '../types.ts';

const rank: Record<Importance, number> = { must: 2, preferred: 1, context: 0 };

/** What the page's end broke stands on one line, as it was meant. */
const onOneLine = (text: string): string => text.replace(/\s{2,}/g, ' ');

export type Draft = Omit<Requirement, 'id'>;

const termKey = (term: Term, stem: (text: string) => string): string =>
  term.concept === undefined ? stem(term.text) : `#${term.concept}`;

function keyOf(draft: Draft, stem: (text: string) => string): string {
  if (draft.kind === 'years')
    return `years ${draft.terms
      .map((t) => termKey(t, stem))
      .sort()
      .join(' ')}`;
  if (draft.kind === 'degree') return `degree ${draft.degree} ${draft.importance}`;
  if (draft.kind === 'language')
    return `language ${[draft.language, ...(draft.language?.or ?? [])].map((one) => one?.code).join(' ')}`;
  return draft.terms
    .map((term) => termKey(term, stem))
    .sort()
    .join(' ');
}

/** Each requirement once, where it is asked for most strongly; the first of equal mentions stays. */
export class Collector {
  private readonly byKey = new Map<string, Draft>();
  private readonly stem: (text: string) => string;

  constructor(stem: (text: string) => string) {
    this.stem = stem;
  }

  add(draft: Draft): void {
    const key = keyOf(draft, this.stem);
    const known = this.byKey.get(key);
    if (!known) {
      this.byKey.set(key, draft);
      return;
    }
    if (rank[draft.importance] > rank[known.importance]) {
      const { importance, text, terms, span } = draft;
      Object.assign(known, { importance, text, terms }, span ? { span } : {});
    }
    if (draft.language?.level && known.language && !known.language.level) known.language = draft.language;
  }

  has(concept: number): boolean {
    return this.byKey.has(`#${concept}`);
  }

  requirements(): Requirement[] {
    return [...this.byKey.values()].map((draft, index) => ({
      id: `r${index + 1}`,
      ...draft,
      text: onOneLine(draft.text).trim(),
      terms: draft.terms.map((term) => ({ ...term, text: onOneLine(term.text) })),
    }));
  }
}
