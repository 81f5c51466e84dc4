import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import ts from 'typescript';

const source = resolve(import.meta.dirname, '../../apps/web/src');

/** Folders whose buttons can stand on the home page, and single files. */
const places = [
  'pages/home',
  'app/error-boundary.tsx',
  'features/tracking/track-button.tsx',
  'features/aside',
  'features/claim',
  'features/offers',
  'features/plans',
  'features/posting',
  'features/processing',
  'features/recommendations',
  'features/results',
  'features/several',
  'features/shell',
  'features/start',
  'features/upload',
];
const filesOf = (place: string): string[] =>
  place.endsWith('.tsx')
    ? [place]
    : readdirSync(join(source, place))
        .filter((name) => name.endsWith('.tsx'))
        .map((name) => join(place, name));

/** A button of the source: where it is written, and what may stand on it in English. */
export interface Written {
  place: string;
  names: RegExp[];
}

const isButton = (node: ts.JsxOpeningLikeElement, file: ts.SourceFile) => {
  const tag = node.tagName.getText(file);
  if (/^(button|summary|Button|ButtonLink)$/.test(tag)) return true;
  return tag === 'a' && node.attributes.getText(file).includes('buttonClass(');
};

function textsIn(file: string): Record<string, string> {
  const spaces = [...readFileSync(file, 'utf8').matchAll(/useTranslation\(([^)]*)\)|ns: '(\w+)'/g)]
    .flatMap(([, list, one]) => [...(list ?? '').matchAll(/'([\w-]+)'/g)].map(([, name]) => name).concat(one))
    .filter((name): name is string => name !== undefined);
  const found = spaces
    .flatMap((name) => [`features/${name}`, `pages/${name}`])
    .map((folder) => join(source, folder, 'locales/en.json'))
    .filter((path) => existsSync(path));
  return Object.assign({}, ...found.map((path) => JSON.parse(readFileSync(path, 'utf8'))));
}

/** Stands there for a moment only: the same button as before and after. */
export const passing = /^(One moment…|Scraping\.\.\.|Making the file…|Saved|Storing…)$/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** What stands behind it, such as a line's number, may differ; what is put in may be anything. */
const asPattern = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\{\w+\}\}/)
      .map(escaped)
      .join('.+')}( \\(.*\\))?$`,
  );

/** Keys in quotes or with a part that is put in: each that exists in English. */
function namesOf(code: string, texts: Record<string, string>): RegExp[] {
  const keys = [...code.matchAll(/'([\w.-]+)'|`([^`]+)`/g)].flatMap(([, plain, mixed]) => {
    if (plain) return [plain, `${plain}_one`, `${plain}_other`].filter((key) => key in texts);
    const pattern = new RegExp(
      `^${(mixed ?? '')
        .split(/\$\{[^}]*\}/)
        .map(escaped)
        .join('[\\w-]+')}$`,
    );
    return Object.keys(texts).filter((key) => pattern.test(key));
  });
  const shown = [...new Set(keys)].map((key) => texts[key] ?? '').filter((text) => !passing.test(text));
  return shown.map(asPattern);
}

function writtenIn(path: string): Written[] {
  const text = readFileSync(join(source, path), 'utf8');
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const texts = textsIn(join(source, path));
  const found: Written[] = [];
  const visit = (node: ts.Node): void => {
    const opening = ts.isJsxElement(node)
      ? node.openingElement
      : ts.isJsxSelfClosingElement(node)
        ? node
        : null;
    if (opening && isButton(opening, file)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({
        place: `${dirname(path)} line ${line + 1}: ${node.getText(file).slice(0, 60)}`,
        names: namesOf(node.getText(file), texts),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

export const writtenButtons = (): Written[] => places.flatMap(filesOf).flatMap(writtenIn);

/** What was pressed, and in which surroundings: two buttons may say the same. */
export interface Press {
  name: string;
  around: string;
}

/** Runs in the page: tells of each press, and of every button that stood there meanwhile. */
const telling = `
  const nameOf = (one) => (one.getAttribute('aria-label') || one.innerText || '').replace(/\\s+/g, ' ').trim();
  const around = (one) => (one.parentElement?.textContent ?? '').replace(/\\s+/g, ' ').slice(0, 80);
  addEventListener('click', (event) => {
    const one = event.target instanceof Element && event.target.closest('button, summary, a');
    if (location.pathname === '/') for (const other of document.querySelectorAll('button, summary'))
      if (other.checkVisibility()) noteSeen(nameOf(other));
    if (one) notePress({ name: nameOf(one), around: around(one) });
  }, true);
`;

/** One memory for the pages of a file. */
export function memory() {
  const presses: Press[] = [];
  const seen = new Set<string>();
  const prepare = async (page: Page): Promise<void> => {
    await page.exposeBinding('notePress', (_, press: Press) => void presses.push(press));
    await page.exposeBinding('noteSeen', (_, name: string) => void seen.add(name));
    await page.addInitScript(telling);
  };
  return { presses, seen, prepare };
}

/** Buttons of the source that no press can have been; each place asks for a press in surroundings of its own. */
export function neverPressed(written: Written[], presses: Press[]): string[] {
  return written.flatMap(({ place, names }) => {
    if (names.length === 0) return [`${place} has no name that this check can read`];
    const fits = (patterns: RegExp[]) => presses.filter(({ name }) => patterns.some((one) => one.test(name)));
    const alike = ({ names: theirs }: Written) =>
      theirs.some((one) => names.some((own) => own.source === one.source));
    const same = written.filter(alike).length;
    const surroundings = new Set(fits(names).map(({ around }) => around));
    return surroundings.size >= same ? [] : [place];
  });
}
