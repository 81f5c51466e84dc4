import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold, type TextLanguage } from './tokens.ts';

const folder = join(process.env.TAILOR_ROOT ?? process.cwd(), 'bench', 'checker');

function linesOf(kind: string, language: TextLanguage): string[] {
  return readFileSync(join(folder, kind, `${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

/** Words that state no fact: function words, joiners, verbs that claim nothing. */
export function harmlessWords(language: TextLanguage): Set<string> {
  return new Set(linesOf('harmless', language).flatMap((line) => fold(line).trim().split(/\s+/)));
}

/** Pairs that a person read and judged to mean the same: "added = source", the second proving the first. */
export function approvedSynonyms(language: TextLanguage): { added: string; source: string }[] {
  return linesOf('synonyms', language).flatMap((line) => {
    const [added, source] = line.split('=').map((side) => fold(side).trim());
    return added && source ? [{ added, source }] : [];
  });
}
