import type { Lexica } from './lexica.ts';
import { memoFor } from './text/memo.ts';
import { simplified } from './text/simplified.ts';
import type { ConceptKind, FoundTerm, Language, Lexicon, TermHit } from './types.ts';

/** Finds hard skills and knowledge in a posting. */
export type FindTerms = (text: string, lexicon: Lexicon) => FoundTerm[];

/** English names that stand unchanged in texts of every language: tools, certificates, methods. */
const borrowed: ReadonlySet<ConceptKind> = new Set(['tool', 'certificate', 'skill']);

/** Own hits first; borrowed ones only where the own language is silent. */
function merged(own: TermHit[], english: TermHit[]): TermHit[] {
  if (english.length === 0) return own;
  const all = [...own];
  for (const hit of english)
    if (!own.some((other) => hit.start < other.end && other.start < hit.end)) all.push(hit);
  return all.sort((a, b) => a.start - b.start);
}

/** The lexicons behind one face. Each is opened once, when a text of its language first asks for it. */
export function lexicaOver(open: (language: Language) => Lexicon | undefined, findTerms: FindTerms): Lexica {
  const opened = new Map<Language, Lexicon | undefined>();
  const lexicon = (language: Language): Lexicon | undefined => {
    if (!opened.has(language)) opened.set(language, open(language));
    return opened.get(language);
  };
  const any = (): Lexicon | undefined => lexicon('en') ?? [...opened.values()].find(Boolean);
  const look = (text: string, language: Language): TermHit[] => {
    // Names are listed in the characters of the packs, each of which stands where the other one stood.
    const own = lexicon(language)?.find(language === 'zh' ? simplified(text) : text) ?? [];
    const english = language === 'en' ? undefined : lexicon('en');
    if (!english) return own;
    return merged(
      own,
      english.find(text).filter((hit) => hit.exact && borrowed.has(english.kind(hit.concept))),
    );
  };
  return {
    // A line is looked through by matching, by tailoring and by the gate.
    hits: memoFor(look),
    found: (text, language) => {
      const own = lexicon(language) ?? any();
      if (!own) return [];
      const plain = language === 'zh' ? simplified(text) : text;
      const terms = findTerms(plain, own);
      return plain === text
        ? terms
        : terms.map((term) => ({ ...term, text: text.slice(term.start, term.end) }));
    },
    kind: (concept) => any()?.kind(concept),
    labels: (concept, language) => lexicon(language)?.labels(concept) ?? [],
    isExact: (text, concept, language) =>
      (lexicon(language)?.isExact(language === 'zh' ? simplified(text) : text, concept) ?? false) ||
      (language !== 'en' && (lexicon('en')?.isExact(text, concept) ?? false)),
    implies: (concept) => any()?.implies(concept) ?? [],
  };
}
