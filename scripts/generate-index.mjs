#!/usr/bin/env node
/** Finds the server's features by folder and writes the index that nobody keeps by hand. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '..', '..');
const source = join(root, 'apps', 'server', 'src');
const kinds = [
  { file: 'routes', member: 'routes', list: 'featureRoutes', form: (name) => name },
  { file: 'jobs', member: 'jobs', list: 'featureJobs', form: (name) => `...${name}` },
  { file: 'personal-data', member: 'personalData', list: 'personalData', form: (name) => name },
];

function nameOf(feature, kind) {
  return `${feature}-${kind}`.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

const features = readdirSync(join(source, 'features')).sort();
const imports = [];
const lists = [];
for (const kind of kinds) {
  const found = features.filter((feature) =>
    existsSync(join(source, 'features', feature, `${kind.file}.ts`)),
  );
  for (const feature of found)
    imports.push(
      `import { ${kind.member} as ${nameOf(feature, kind.file)} } from '../features/${feature}/${kind.file}.ts';`,
    );
  const members = found.map((feature) => kind.form(nameOf(feature, kind.file))).join(', ');
  lists.push(`export const ${kind.list} = [${members}];`);
}
const calls = readdirSync(join(root, 'packages', 'contract', 'src', 'calls'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => name.slice(0, -3))
  .sort();
const callMembers = calls.map((name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()));
calls.forEach((name, index) => {
  imports.push(`import { ${callMembers[index]} } from '@tailor/contract/calls/${name}';`);
});
imports.push("import type { CallDefinition } from '@tailor/contract/call';");
lists.push(`export const contractCalls: CallDefinition[] = [${callMembers.join(', ')}];`);
const text = `${imports.join('\n')}\n\n${lists.join('\n')}\n`;
const folder = join(source, 'generated');
const file = join(folder, 'features.ts');
mkdirSync(folder, { recursive: true });
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
