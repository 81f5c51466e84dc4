import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { type Template, templates, writeDocument } from '@tailor/documents';
import { chromium } from 'playwright-core';
import { fontPaths } from '../../packages/documents/src/write/fonts.ts';
import { buildResume } from '../../packages/documents/test/build-resume.ts';
import { person } from '../../packages/documents/test/people.ts';
import { root } from '../root.ts';
import { handPainted } from './hand-painted.ts';
import { htmlLayouts, htmlOf } from './layouts.ts';
import { typstOf } from './typst-layouts.ts';

export interface Item {
  name: string;
  path: string;
  maker: 'sample' | 'chromium' | 'typst' | 'libreoffice' | 'hand' | 'own';
  /** Lines as a person reads them, where known. */
  order?: string[];
  twoColumns?: boolean;
}

export const languages = ['en', 'es', 'fr', 'de', 'zh'] as const;

export function commandPath(...names: string[]): string | undefined {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(':'))
      if (existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

/** The samples' own licence is beside them; their order files were marked by eye. */
export function samples(): Item[] {
  const folder = join(root, 'bench', 'material', 'documents', 'samples');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.pdf'))
    .map((file) => ({ name: file, path: join(folder, file), maker: 'sample' }));
}

async function fromChromium(folder: string): Promise<Item[]> {
  const executablePath = commandPath('chromium', 'chromium-browser', 'google-chrome');
  if (!executablePath) return [];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const items: Item[] = [];
  try {
    const page = await browser.newPage();
    for (const [at, layout] of Object.keys(htmlLayouts).entries()) {
      for (const step of [0, 2, 4]) {
        const { only } = htmlLayouts[layout] ?? {};
        if (only && step > 0) continue;
        const language = only ?? languages[(at + step) % languages.length] ?? 'en';
        const { html, order, twoColumns } = htmlOf(person(language, at % 3), layout);
        await page.setContent(html);
        const path = join(folder, `chromium-${at}-${language}.pdf`);
        await page.pdf({ path, preferCSSPageSize: true, printBackground: true });
        items.push({ name: `Chromium, ${layout} (${language})`, path, maker: 'chromium', order, twoColumns });
      }
    }
  } finally {
    await browser.close();
  }
  return items;
}

function fromTypst(folder: string): Item[] {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: fontPaths() }] });
  return (['grid', 'running', 'table'] as const).flatMap((kind, at) =>
    [0, 1, 2].map((step) => {
      const language = languages[(at + step * 2) % languages.length] ?? 'en';
      const { source, order, twoColumns } = typstOf(person(language, step), kind);
      const path = join(folder, `typst-${kind}-${language}.pdf`);
      writeFileSync(path, compiler.pdf({ mainFileContent: source }));
      return { name: `Typst, ${kind} (${language})`, path, maker: 'typst' as const, order, twoColumns };
    }),
  );
}

function fromHand(folder: string): Item[] {
  return (['en', 'de'] as const).flatMap((language) =>
    handPainted(person(language, 1)).map((painted, at) => {
      const path = join(folder, `hand-${at}-${language}.pdf`);
      writeFileSync(path, painted.bytes);
      return {
        name: `Painted ${painted.name} (${language})`,
        path,
        maker: 'hand' as const,
        order: painted.order,
        twoColumns: painted.twoColumns,
      };
    }),
  );
}

async function fromLibreOffice(folder: string): Promise<Item[]> {
  const office = commandPath('soffice', 'libreoffice');
  if (!office) return [];
  const files: { path: string; language: string; template: Template }[] = [];
  for (const [at, language] of languages.entries()) {
    const template = templates[at % templates.length] ?? 'classic';
    const { bytes } = await writeDocument({
      resume: buildResume(person(language, 3)),
      title: 'x',
      format: 'docx',
      template,
    });
    const path = join(folder, `office-${language}.docx`);
    writeFileSync(path, bytes);
    files.push({ path, language, template });
  }
  const profile = `-env:UserInstallation=file://${join(folder, 'office-profile')}`;
  execFileSync(
    office,
    [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files.map((file) => file.path)],
    { stdio: 'ignore', timeout: 120_000 },
  );
  return files.map(({ path, language, template }) => ({
    name: `LibreOffice, ${template} (${language})`,
    path: path.replace(/docx$/, 'pdf'),
    maker: 'libreoffice',
  }));
}

/** Everything the measurements read, made anew. An absent program leaves its part out, and the count says so. */
export async function makeCollection(folder: string): Promise<Item[]> {
  mkdirSync(folder, { recursive: true });
  return [
    ...samples(),
    ...(await fromChromium(folder)),
    ...fromTypst(folder),
    ...fromHand(folder),
    ...(await fromLibreOffice(folder)),
  ];
}
