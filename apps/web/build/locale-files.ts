import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const source = resolve(import.meta.dirname, '../src');

export interface LocaleFile {
  namespace: string;
  language: string;
  path: string;
}

/** Every feature and page that has texts, found by folder; its name is the namespace. */
export function findLocaleFiles(): LocaleFile[] {
  const found: LocaleFile[] = [];
  const homes = new Map<string, string>();
  for (const layer of ['features', 'pages']) {
    for (const namespace of readdirSync(join(source, layer)).sort()) {
      const folder = join(source, layer, namespace, 'locales');
      for (const name of readIfThere(folder)) {
        const home = homes.get(namespace) ?? folder;
        if (home !== folder)
          throw new Error(`two folders are both called "${namespace}": ${home}, ${folder}`);
        homes.set(namespace, folder);
        found.push({ namespace, language: name.replace(/\.json$/, ''), path: join(folder, name) });
      }
    }
  }
  return found;
}

function readIfThere(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** Writes what `GET /locales/{lng}/{ns}.json` answers. */
export function localeFiles(): Plugin {
  return {
    name: 'locale-files',
    apply: 'build',
    generateBundle() {
      for (const { namespace, language, path } of findLocaleFiles()) {
        const texts = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
        this.emitFile({ type: 'asset', fileName: `locales/${language}/${namespace}.json`, source: texts });
      }
    },
  };
}
