import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, openLexicon } from '@tailor/engine';
import type { Measurement, Row } from '../measure.ts';
import { root } from '../root.ts';

/** What a language's lexicon costs: read from disk, opened, asked once; and asked for 5,000 words. */

function fiveThousandWords(): string {
  const lines = readFileSync(join(root, 'bench/material/terms/skillspan-dev.jsonl'), 'utf8').split('\n');
  const words: string[] = [];
  for (const line of lines) {
    if (words.length >= 5000) break;
    if (line !== '') words.push(...(JSON.parse(line) as { tokens: string[] }).tokens);
  }
  return words.slice(0, 5000).join(' ');
}

function used(): number {
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return (heapUsed + Math.max(external, arrayBuffers)) / 1e6;
}

function measure(): Row[] {
  const text = fiveThousandWords();
  const rows: Row[] = [];
  for (const [i, language] of languages.entries()) {
    const before = used();
    const begun = performance.now();
    const lexicon = openLexicon(readFileSync(join(root, `packages/engine/data/${language}.lexicon`)));
    lexicon.find('Kubernetes');
    const time = performance.now() - begun;
    rows.push(
      { name: `${language}: read and open, ms`, value: time, floor: i === 0 ? 50 : 15, better: 'lower' },
      { name: `${language}: memory, MB`, value: used() - before, floor: i === 0 ? 40 : 15, better: 'lower' },
    );
    if (language !== 'en') continue;
    const times: number[] = [];
    for (let run = 0; run < 200; run += 1) {
      const start = performance.now();
      lexicon.find(text);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const middle = times[times.length >> 1] ?? null;
    rows.push({ name: 'en: find over 5,000 words, median ms', value: middle, floor: 2, better: 'lower' });
  }
  return rows;
}

export const measurement: Measurement = { title: 'Lexicon: what opening and finding cost', measure };
