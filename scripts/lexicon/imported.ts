import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldText } from '../../packages/engine/src/lexicon/fold.ts';
import { newScan, scanRules } from '../../packages/engine/src/lexicon/scan.ts';
import { wordSense } from '../../packages/engine/src/match/words.ts';
import { type Language, languages } from '../../packages/engine/src/types.ts';
import type { Concept, Name } from './concept.ts';
import { path } from './name-table.ts';
import { keyOf } from './read-list.ts';

const escoLanguages = ['en', 'es', 'fr'] as const;

/** Words that are names of something in the sources, and say nothing in a posting. */
function readNotTerms(lists: string): Set<string> {
  const lines = readFileSync(join(lists, 'not-terms.txt'), 'utf8').split('\n');
  return new Set(
    lines
      .filter((line) => !line.startsWith('//'))
      .flatMap((line) => line.split(';').map((word) => foldText(word.trim()))),
  );
}

/** Finds our own concept that has this English name. */
class OwnNames {
  private readonly rules = scanRules('en');
  private readonly scan = newScan(64);
  private readonly byPath = new Map<string, Concept>();
  private readonly byRoots = new Map<string, Concept>();
  constructor(concepts: Iterable<Concept>) {
    for (const concept of concepts)
      for (const name of concept.names.en ?? []) {
        if (name.exact && !this.byPath.has(this.id(name.text))) this.byPath.set(this.id(name.text), concept);
        const roots = rootsOf(name.text);
        const does = concept.kind === 'skill' || concept.kind === 'soft';
        if (roots && does && name.exact && !this.byRoots.has(roots)) this.byRoots.set(roots, concept);
      }
  }
  private id(text: string): string {
    return path(text, this.rules, this.scan).at(-1)?.join() ?? `"${text}"`;
  }
  find(text: string, isTitle: boolean): Concept | undefined {
    const found = this.byPath.get(this.id(text));
    if (found) return (found.kind === 'title') === isTitle ? found : undefined;
    // "Plan menus" is "menu planning".
    return isTitle ? undefined : this.byRoots.get(rootsOf(text) ?? '');
  }
}

/** The telling words of a phrase by their roots, in no order; of two words or more. */
function rootsOf(text: string): string | undefined {
  const sense = wordSense('en');
  const roots = sense
    .words(text)
    .filter((word) => !sense.isStop(word))
    .map((word) => word.root);
  return roots.length < 2 || roots.length > 4 ? undefined : roots.sort().join(' ');
}

function nameOf(written: string, isProduct: boolean): Name {
  const exact = !written.startsWith('~');
  const text = exact ? written : written.slice(1);
  const single = !text.includes(' ');
  // A product's name of one word is taken by its capitals; a short one only in context.
  const cased = single && (isProduct || /^\p{Lu}/u.test(text));
  return { text, exact, cased, context: cased && text.length <= 3, label: exact, imported: true };
}

function wanted(written: string, notTerms: Set<string>): boolean {
  return !notTerms.has(foldText(written.replace(/^~/, '')));
}

function addEsco(byKey: Map<string, Concept>, own: OwnNames, text: string, notTerms: Set<string>): void {
  for (const line of text.split('\n')) {
    const [id, kind, ...columns] = line.split('\t');
    if (!id || columns.length < 3) continue;
    const isTitle = kind === 'title';
    const written = columns.map((column) =>
      column.split('; ').filter((name) => name !== '' && wanted(name, notTerms)),
    );
    const english = written[0]?.[0];
    if (columns[0] !== '' && !english) continue;
    const known = english ? own.find(english, isTitle) : undefined;
    const concept = known ?? byKey.get(`esco.${id}`) ?? newConcept(`esco.${id}`, isTitle ? 'title' : 'skill');
    if (!known) byKey.set(concept.key, concept);
    for (const [i, language] of escoLanguages.entries()) {
      // Joined to our own concept, the imported name is found but ours are the exact ones.
      const names = (written[i] ?? [])
        .map((name) => nameOf(name, false))
        .map((name) => (known ? { ...name, exact: false, label: false } : name));
      concept.names[language] = [...(concept.names[language] ?? []), ...names];
    }
  }
}

function newConcept(key: string, kind: Concept['kind']): Concept {
  return { key, kind, names: {}, implies: [], own: false };
}

function addOnet(byKey: Map<string, Concept>, own: OwnNames, text: string, notTerms: Set<string>): void {
  for (const name of text.split('\n')) {
    if (name === '' || !wanted(name, notTerms) || own.find(name, false)) continue;
    const key = `onet.${keyOf(name)}`;
    if (byKey.has(key)) continue;
    const concept = newConcept(key, 'tool');
    for (const language of languages satisfies readonly Language[])
      concept.names[language] = [nameOf(name, true)];
    byKey.set(key, concept);
  }
}

/** Joins the committed extracts of ESCO and O*NET to our own concepts. */
export function addImported(byKey: Map<string, Concept>, lists: string): void {
  const own = new OwnNames(byKey.values());
  const notTerms = readNotTerms(lists);
  const read = (name: string): string => readFileSync(join(lists, 'imported', name), 'utf8');
  addEsco(byKey, own, read('esco.tsv'), notTerms);
  addOnet(byKey, own, read('onet.tsv'), notTerms);
}
