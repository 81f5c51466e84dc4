/** node scripts/run.mjs scripts/lexicon/build.ts: packages/engine/lists → packages/engine/data/LANGUAGE.lexicon */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../packages/engine/src/types.ts';
import { encodeLexicon } from './encode.ts';
import { gatherConcepts } from './gather.ts';

const root = process.env.TAILOR_ROOT ?? process.cwd();
const concepts = gatherConcepts(join(root, 'packages/engine/lists'));
const data = join(root, 'packages/engine/data');
mkdirSync(data, { recursive: true });
const own = concepts.filter((concept) => concept.own);
console.log(`${concepts.length} concepts, ${own.length} of them from our own lists`);
let clashes = 0;
for (const language of languages) {
  const { bytes, table } = encodeLexicon(concepts, language);
  writeFileSync(join(data, `${language}.lexicon`), bytes);
  const named = own.filter((concept) => concept.names[language]?.some((name) => name.label)).length;
  const names = table.chains.reduce((sum, chain) => sum + chain.length, 0);
  console.log(
    `${language}: ${names} names, ${named} own concepts named, ${Math.round(bytes.length / 1024)} KB`,
  );
  for (const clash of table.clashes) console.log(`  claimed twice (${language}) ${clash}`);
  clashes += table.clashes.length;
}
if (clashes > 0) console.log(`${clashes} names are claimed twice: settle them in the lists`);
