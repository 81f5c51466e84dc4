/**
 * node scripts/run.mjs bench/tailoring/edits.ts [SET …]: what the pairs of a set (else of `second` and on) get, by kind
 * of edit and by pair, per language and fit. EDITS_OF=PART prints the edits of each pair whose names hold PART.
 */
import { type Edit, languages, tailor } from '@tailor/engine';
import { benchDay, benchEngine } from '../engine-pieces.ts';
import { furtherSets, type Pair, readListedPairs, setFolder } from '../pairs/material.ts';
import type { TailoredPair } from './pairs.ts';
import { isWorked, moves } from './worked.ts';

const sets = process.argv.length > 2 ? process.argv.slice(2) : furtherSets;
const wanted = process.env.EDITS_OF;
const engine = benchEngine();

const nameOf = ({ resume, posting }: Pair) => `${resume.id} × ${posting.id}`;

function tailored(pair: Pair): Pick<TailoredPair, 'pair' | 'tailoring'> {
  const job = engine.prepare(pair.posting);
  return { pair, tailoring: tailor(engine, { resume: pair.resume.text, job, asOf: benchDay }) };
}

function counted(edits: readonly Edit[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of edits) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => (count > 1 ? `${kind} ${count}` : kind)).join(', ');
}

function printPair({ pair, tailoring }: Pick<TailoredPair, 'pair' | 'tailoring'>): void {
  const { before, after, edits } = tailoring;
  const done = edits.filter(({ kind }) => !moves.has(kind)).length;
  const score = `${before.score.total} > ${after.score.total} of ${before.score.ceiling}`;
  console.log(
    `${isWorked({ tailoring }) ? 'ok' : '--'} ${done}\t${pair.fit}\t${nameOf(pair)}\t${score}\t${counted(edits)}`,
  );
  if (!wanted || !nameOf(pair).includes(wanted)) return;
  for (const { kind, before: was, after: is } of edits)
    console.log(`   ${kind}\n     - ${was}\n     + ${is}`);
}

const pairs = sets
  .flatMap((name) => readListedPairs(setFolder(name)))
  .filter((pair) => pair.fit !== 'far' && (!wanted || nameOf(pair).includes(wanted)))
  .map(tailored);
for (const each of pairs) printPair(each);
for (const language of languages)
  for (const fit of ['own', 'near'] as const) {
    const those = pairs.filter(({ pair }) => pair.resume.language === language && pair.fit === fit);
    const kinds = counted(those.flatMap(({ tailoring }) => tailoring.edits));
    console.log(
      `${language} ${fit}: ${those.filter(isWorked).length} of ${those.length} worked on; ${kinds}`,
    );
  }
