import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Concept } from './concept.ts';
import { addImported } from './imported.ts';
import { readList } from './read-list.ts';

/** All concepts from the committed lists, sorted by key: their place is their number in every language. */
export function gatherConcepts(lists: string): Concept[] {
  const byKey = new Map<string, Concept>();
  for (const file of readdirSync(lists)
    .filter((name) => name.endsWith('.txt') && name !== 'not-terms.txt')
    .sort()) {
    for (const concept of readList(readFileSync(join(lists, file), 'utf8'), file)) {
      if (byKey.has(concept.key)) throw new Error(`${file}: ${concept.key} is there twice`);
      byKey.set(concept.key, concept);
    }
  }
  for (const concept of byKey.values())
    for (const key of concept.implies)
      if (!byKey.has(key)) throw new Error(`${concept.key} implies ${key}, which is no concept`);
  if (existsSync(join(lists, 'imported'))) addImported(byKey, lists);
  return [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
