/** node scripts/run.mjs scripts/terms/pack-dev.ts FILE: SkillSpan's dev split as compact JSON Lines for the bench. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSkillSpan } from './skillspan.ts';

const file = process.argv[2] ?? '';
const lines = readSkillSpan(file).map(({ posting, tokens, gold }) =>
  JSON.stringify({ posting, tokens, gold }),
);
const to = join(process.env.TAILOR_ROOT ?? process.cwd(), 'bench/material/terms/skillspan-dev.jsonl');
writeFileSync(to, `${lines.join('\n')}\n`);
console.log(`${lines.length} sentences`);
