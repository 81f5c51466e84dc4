import { hasCells, isContact } from './marks.ts';
import { firstHeading, isHead, linesOf, withLines } from './page.ts';
import type { Perturbation } from './perturbation.ts';

const noBlankLines: Perturbation = {
  name: 'without blank lines',
  change: (one) =>
    withLines(
      one,
      one.text.split('\n').filter((line) => line.trim() !== ''),
    ),
};

const allBlankLines: Perturbation = {
  name: 'a blank line behind every line',
  change: (one) =>
    withLines(
      one,
      one.text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .flatMap((line) => [line, '']),
    ),
};

const bullet = /^(\s*)(?:[•·▪◦●○◆◇➢➤►▶✓✔»]\s*|[-–—*]\s+)(?=\S)/u;

const noMarks: Perturbation = {
  name: 'without marks before points',
  change(one) {
    const lines = linesOf(one);
    if (lines.some(({ text }) => /^\s*(?:\\|\|)/.test(text))) return undefined;
    return withLines(
      one,
      lines.map(({ text, bullet: marked, rule }) => (marked && !rule ? text.replace(bullet, '$1') : text)),
    );
  },
};

const otherMarks: Perturbation = {
  name: 'other marks before points',
  change(one, draw) {
    const mark = draw.of(['➢ ', '– ', 'o ', '» ', '* ', '✔ ', '> ', '\u2023 ', '\uf0b7 ', '+ ']);
    const lines = linesOf(one);
    if (lines.some(({ text }) => /^\s*(?:\\|\|)/.test(text))) return undefined;
    return withLines(
      one,
      lines.map(({ text, bullet: marked, rule }) =>
        marked && !rule ? text.replace(bullet, `$1${mark}`) : text,
      ),
    );
  },
};

const indented: Perturbation = {
  name: 'set in by tabs',
  change(one) {
    const lines = linesOf(one);
    const first = firstHeading(lines);
    if (first < 0) return undefined;
    return withLines(
      one,
      lines.map(({ text, heading, blank, rule }, at) =>
        at < first || heading || blank || rule ? text : `\t${text}`,
      ),
    );
  },
};

const contactLast: Perturbation = {
  name: 'contact data at the end',
  change(one) {
    const lines = linesOf(one);
    const first = firstHeading(lines);
    if (first < 2) return undefined;
    const moved = lines.map((line, at) => at > 0 && at < first && isContact(line.text, one.truth));
    const gone = lines.filter((_, at) => moved[at]).map(({ text }) => text);
    if (gone.length === 0) return undefined;
    return withLines(one, [...lines.filter((_, at) => !moved[at]).map(({ text }) => text), '', ...gone]);
  },
};

/** Lines over sixty columns go on in the next, as mail programs break them. */
function broken(text: string, width: number): string[] {
  const wide = (part: string) =>
    [...part].reduce((sum, sign) => sum + (/\p{Script=Han}|[，。；、]/u.test(sign) ? 2 : 1), 0);
  const units = /\p{Script=Han}/u.test(text)
    ? (text.match(/[\p{Script=Latin}\d.@/:_-]+|[^\s]|\s+/gu) ?? [])
    : text.split(/(?<=\s)/);
  const result: string[] = [];
  let line = '';
  for (const unit of units) {
    if (line.trim() && wide(line + unit.trimEnd()) > width && !/^[，。；、）)]/.test(unit)) {
      result.push(line.trimEnd());
      line = '';
    }
    line += unit;
  }
  return [...result, line.trimEnd()];
}

const sixtyColumns: Perturbation = {
  name: 'lines broken at sixty columns',
  change: (one) =>
    withLines(
      one,
      linesOf(one).flatMap((line) =>
        hasCells(line.text) || line.rule || isHead(line) || isContact(line.text, one.truth)
          ? [line.text]
          : broken(line.text, 60),
      ),
    ),
};

const parted: Perturbation = {
  name: 'accents apart from their letters',
  change: (one) => withLines(one, [one.text.normalize('NFD')]),
};

const unbreakable: Perturbation = {
  name: 'blanks that do not break',
  change: (one) =>
    withLines(
      one,
      one.text.split('\n').map((line) => line.replace(/(?<=\S) (?=\S)/g, '\u00a0')),
    ),
};

const quoted: Perturbation = {
  name: 'quoted in a mail',
  change: (one) =>
    withLines(
      one,
      one.text.split('\n').map((line) => (line.trim() ? `> ${line}` : '>')),
    ),
};

const paged: Perturbation = {
  name: 'page marks between the lines',
  change(one) {
    const lines = linesOf(one);
    const middle = lines.findIndex(({ blank }, at) => blank && at > lines.length / 2);
    const page = { en: 'Page', es: 'Página', fr: 'Page', de: 'Seite', zh: '' }[one.truth.language];
    const mark = page ? `${page} 1 / 2` : '第 1 页 共 2 页';
    if (middle < 0) return undefined;
    const from = (start: number, end?: number) => lines.slice(start, end).map(({ text }) => text);
    return withLines(one, [...from(0, middle), '', mark, '', `${one.truth.name ?? ''}`, '', ...from(middle)]);
  },
};

const markdown: Perturbation = {
  name: 'with the marks of Markdown',
  change(one) {
    const lines = linesOf(one);
    if (/^#|\*\*|^\\|^\|/m.test(one.text)) return undefined;
    return withLines(
      one,
      lines.map((line) => {
        if (line.headingText) return `## ${line.headingText}`;
        if (isHead(line) && !hasCells(line.text)) return `**${line.text.trim()}**`;
        return line.bullet && !line.rule ? line.text.replace(bullet, '- ') : line.text;
      }),
    );
  },
};

export const ofLayout: Perturbation[] = [
  noBlankLines,
  allBlankLines,
  noMarks,
  otherMarks,
  indented,
  contactLast,
  sixtyColumns,
  parted,
  unbreakable,
  quoted,
  paged,
  markdown,
];
