import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../packages/engine/src/types.ts';
import type { Concept } from './concept.ts';
import { addImported } from './imported.ts';
import { readList } from './read-list.ts';

function addTo(known: Concept | undefined, more: Concept, file: string): void {
  if (!known) throw new Error(`${file}: ${more.key} is no concept`);
  for (const language of languages)
    known.names[language] = [...(known.names[language] ?? []), ...(more.names[language] ?? [])];
  known.implies.push(...more.implies.filter((key) => !known.implies.includes(key)));
}

/** All concepts from the committed lists, sorted by key: their place is their number in every language. */
export function gatherConcepts(lists: string): Concept[] {
  const byKey = new Map<string, Concept>();
  const also: { concept: Concept; file: string }[] = [];
  for (const file of readdirSync(lists)
    .filter((name) => name.endsWith('.txt') && name !== 'not-terms.txt')
    .sort()) {
    for (const concept of readList(readFileSync(join(lists, file), 'utf8'), file)) {
      if (concept.also) also.push({ concept, file });
      else if (byKey.has(concept.key)) throw new Error(`${file}: ${concept.key} is there twice`);
      else byKey.set(concept.key, concept);
    }
  }
  for (const { concept, file } of also) addTo(byKey.get(concept.key), concept, file);
  for (const concept of byKey.values())
    for (const key of concept.implies)
      if (!byKey.has(key)) throw new Error(`${concept.key} implies ${key}, which is no concept`);
  if (existsSync(join(lists, 'imported'))) addImported(byKey, lists);
  return [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
