/**
 * node scripts/run.mjs scripts/lexicon/import.ts --sources DIR
 *
 * Takes the names out of the published files of ESCO (DIR/esco) and O*NET (DIR/onet) and writes the
 * compact extracts that the build reads: packages/engine/lists/imported/{esco,onet}.tsv.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from './csv.ts';

const longestName = 6;
const mostAlternates = 6;

interface Row {
  id: string;
  kind: 'skill' | 'knowledge' | 'title';
  names: Record<'en' | 'es' | 'fr', string[]>;
}

function clean(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[\u2019\u02bc]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

function fits(name: string): boolean {
  return name !== '' && name.split(' ').length <= longestName && !/[;|\t,]/.test(name);
}

/** "directeur technique/directrice technique": two names. */
function preferred(label: string, isTitle: boolean): string[] {
  const parts = isTitle ? label.split('/') : [label];
  return parts.map(clean).filter(fits);
}

function addFile(rows: Map<string, Row>, path: string, language: 'en' | 'es' | 'fr', isTitle: boolean): void {
  for (const record of readCsv(readFileSync(path, 'utf8'))) {
    const uri = record.conceptUri ?? '';
    const kind = isTitle ? 'title' : (record.skillType ?? '').includes('knowledge') ? 'knowledge' : 'skill';
    const row = rows.get(uri) ?? {
      id: (uri.split('/').pop() ?? '').slice(0, 8),
      kind,
      names: { en: [], es: [], fr: [] },
    };
    const first = preferred(record.preferredLabel ?? '', isTitle);
    const alternates = (record.altLabels ?? '').split('\n').map(clean).filter(fits).slice(0, mostAlternates);
    // Preferred names first; a sign parts them from the alternates, which are often looser.
    row.names[language] = [
      ...first,
      ...alternates.filter((name) => !first.includes(name)).map((name) => `~${name}`),
    ];
    rows.set(uri, row);
  }
}

function writeEsco(folder: string, to: string): number {
  const rows = new Map<string, Row>();
  for (const [language, file] of [
    ['en', 'en-us'],
    ['es', 'es'],
    ['fr', 'fr'],
  ] as const) {
    addFile(rows, join(folder, `skills_${file}.csv`), language, false);
    addFile(rows, join(folder, `occupations_${file}.csv`), language, true);
  }
  const lines = [...rows.values()]
    .filter((row) => row.names.en.length + row.names.es.length + row.names.fr.length > 0)
    .map((row) =>
      [row.id, row.kind, ...(['en', 'es', 'fr'] as const).map((l) => row.names[l].join('; '))].join('\t'),
    )
    .sort();
  writeFileSync(join(to, 'esco.tsv'), `${lines.join('\n')}\n`);
  return lines.length;
}

/** Names of products: the kinds of software ("Accounting software") are no names. */
function productName(example: string, hot: boolean): string | undefined {
  const name = clean(example.replace(/ software$/, ''));
  if (!fits(name)) return undefined;
  if (/ (software|systems?|tools?|programs?|databases?|applications?)$/i.test(example) && !hot)
    return undefined;
  const words = name.split(' ');
  if (words.length === 1)
    return hot || /\p{Ll}\p{Lu}|\p{Lu}{2}.*\p{Ll}|\p{L}\d/u.test(name) ? name : undefined;
  return words.slice(1).some((word) => /\p{Lu}|\d/u.test(word)) ? name : undefined;
}

function writeOnet(folder: string, to: string): number {
  const names = new Set<string>();
  const [, ...lines] = readFileSync(join(folder, 'Technology_Skills.txt'), 'utf8').split('\n');
  for (const line of lines) {
    const [, example = '', , , hot] = line.split('\t');
    const name = productName(example, hot === 'Y');
    if (name) names.add(name);
  }
  writeFileSync(join(to, 'onet.tsv'), `${[...names].sort().join('\n')}\n`);
  return names.size;
}

const sources = process.argv[process.argv.indexOf('--sources') + 1];
if (!process.argv.includes('--sources') || !sources) {
  console.error('usage: import.ts --sources DIR (with esco/ and onet/ inside)');
  process.exit(2);
}
const to = join(process.env.TAILOR_ROOT ?? process.cwd(), 'packages/engine/lists/imported');
mkdirSync(to, { recursive: true });
console.log(`ESCO: ${writeEsco(join(sources, 'esco'), to)} concepts`);
console.log(`O*NET: ${writeOnet(join(sources, 'onet'), to)} product names`);
