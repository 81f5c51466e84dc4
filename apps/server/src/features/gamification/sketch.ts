import { createHash, createHmac } from 'node:crypto';
import type { MasterKeys } from '../../platform/keys.ts';

/**
 * What a resume and a job have in common with earlier ones is asked after the texts are gone. So a
 * sketch is kept: the smallest keyed hashes of their runs of five words. Without the key, which lies
 * outside the database, no word can be tried against it.
 */
const WORDS = 5;
const MOST = 256;

function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKC').toLowerCase();
  return folded.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu) ?? [];
}

export function sketchOf(keys: MasterKeys, ownerId: string, ...texts: string[]): string {
  const key = createHmac('sha256', keys.derive('gamification')).update(ownerId).digest();
  const found = new Set<number>();
  for (const text of texts) {
    const words = wordsOf(text);
    const last = Math.max(0, words.length - WORDS);
    for (let at = 0; at <= last; at += 1) {
      const run = words.slice(at, at + WORDS).join(' ');
      if (run) found.add(createHmac('sha256', key).update(run).digest().readUInt32BE(0));
    }
  }
  const smallest = [...found].sort((a, b) => a - b).slice(0, MOST);
  const bytes = Buffer.alloc(smallest.length * 4);
  smallest.forEach((value, index) => {
    bytes.writeUInt32BE(value, index * 4);
  });
  return bytes.toString('base64');
}

export function readSketch(text: string): number[] {
  const bytes = Buffer.from(text, 'base64');
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32BE(index * 4));
}

/** A name for something of a resume that says nothing about it and outlives its deletion. */
export function shortName(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 10);
}
