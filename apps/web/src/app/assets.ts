/** The part of Vite's manifest that a document needs. */
export interface ManifestEntry {
  file: string;
  imports?: string[];
  /** Files its styles ask for. */
  assets?: string[];
}
export type Manifest = Record<string, ManifestEntry>;

export interface DocumentAssets {
  decide: string | null;
  /** Fetches entry and preloads once the page is painted; without it (in development) the entry is asked for at once. */
  start: string | null;
  entry: string;
  preloads: string[];
  style: string | null;
  /** The heading face, asked for before the styles are read. */
  font: string | null;
}

/** Files of an entry and all it imports at once, without what has been seen. */
function collect(manifest: Manifest, key: string, seen: Set<string>): void {
  const entry = manifest[key];
  if (!entry || seen.has(entry.file)) return;
  seen.add(entry.file);
  for (const name of entry.imports ?? []) collect(manifest, name, seen);
}

/** What a page's document loads: the language script, the entry, and the page's own chunks beside it. */
export function assetsOf(manifest: Manifest, pageSource: string): DocumentAssets {
  const seen = new Set<string>();
  collect(manifest, 'src/main.tsx', seen);
  collect(manifest, pageSource, seen);
  const entry = manifest['src/main.tsx']?.file;
  if (!entry) throw new Error('the manifest has no entry');
  const decide = manifest['src/i18n/decide.ts']?.file;
  const start = manifest['src/app/start.ts']?.file;
  const style = manifest['style.css']?.file;
  const font = manifest['src/main.tsx']?.assets?.find((file) => file.includes('latin-700-normal'));
  return {
    decide: decide ? `/${decide}` : null,
    start: start ? `/${start}` : null,
    entry: `/${entry}`,
    preloads: [...seen].filter((file) => file !== entry && file.endsWith('.js')).map((file) => `/${file}`),
    style: style ? `/${style}` : null,
    font: font ? `/${font}` : null,
  };
}
