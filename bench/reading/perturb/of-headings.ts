import { namesIn, unusual } from './headings.ts';
import { headingIn, linesOf, withLines } from './page.ts';
import type { Perturbation } from './perturbation.ts';

const shouts = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();

/** Each heading that is known rewritten with its marks kept; a rule below keeps its place. */
function eachHeading(write: (before: string, name: string, behind: string) => string) {
  return (text: string): string => {
    const found = headingIn(text);
    return found ? write(found.before, found.name, found.behind) : text;
  };
}

const inOwnWords: Perturbation = {
  name: 'headings in words of one’s own',
  change(one, draw) {
    const { language } = one.truth;
    const used = new Set<string>();
    const lines = linesOf(one).map(({ text, heading }) => {
      if (!heading || heading === 'apart') return text;
      const names = namesIn(unusual[heading][language]).filter((name) => !used.has(name));
      const name = names[draw.below(names.length)];
      const found = headingIn(text);
      if (!name || !found) return text;
      used.add(name);
      return `${found.before}${shouts(found.name) ? name.toUpperCase() : name}${found.behind}`;
    });
    return withLines(one, lines);
  },
};

const dropped: Perturbation = {
  name: 'without headings of work and study',
  change(one) {
    const lines = linesOf(one);
    const last = lines.findLastIndex(({ heading }) => heading === 'experience' || heading === 'education');
    // What stands under a heading of another kind would seem to go on.
    if (lines.slice(0, last).some(({ heading }) => heading === 'apart')) return undefined;
    const gone = (at: number) => {
      const heading = lines[at]?.heading;
      return heading !== undefined && heading !== 'apart';
    };
    return withLines(
      one,
      lines.map(({ text, rule }, at) => (gone(at) || (rule && (gone(at - 1) || gone(at + 1))) ? '' : text)),
    );
  },
};

const otherCase: Perturbation = {
  name: 'headings in other letters',
  change(one) {
    const write = eachHeading((before, name, behind) => {
      const other = shouts(name)
        ? name.charAt(0) + name.slice(1).toLowerCase()
        : name.toUpperCase().replaceAll('ẞ', 'SS');
      return before + other + behind;
    });
    return withLines(one, one.text.split('\n').map(write));
  },
};

const decorated: Perturbation = {
  name: 'headings drawn otherwise',
  change(one, draw) {
    const draws: [(name: string) => string, ...((name: string) => string)[]] = [
      (name) => `=== ${name} ===`,
      (name) => `■ ${name}`,
      (name) => `[ ${name} ]`,
      (name) => `${name}:`,
      (name) => `~ ${name} ~`,
      (name) => `<< ${name} >>`,
    ];
    const drawn = draw.of(draws);
    const lines = linesOf(one);
    if (lines.filter(({ heading }) => heading).length < 2) return undefined;
    return withLines(
      one,
      lines.map(({ text, headingText }) => (headingText ? drawn(headingText) : text)),
    );
  },
};

const counted: Perturbation = {
  name: 'headings counted',
  change(one, draw) {
    const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV'];
    const han = '一二三四五六七八九十';
    const form = draw.below(3);
    let at = 0;
    const lines = linesOf(one);
    if (
      lines.filter(({ heading }) => heading).length < 3 ||
      lines.some(({ text }) => /^\s*(?:1\.|I\.|一、)/.test(text))
    )
      return undefined;
    return withLines(
      one,
      lines.map(({ text, headingText }) => {
        if (!headingText) return text;
        at += 1;
        if (one.truth.language === 'zh' && at <= 10) return `${han[at - 1]}、${headingText}`;
        return form === 0
          ? `${roman[at - 1]}. ${headingText}`
          : form === 1
            ? `${at}. ${headingText}`
            : `${at} ${headingText}`;
      }),
    );
  },
};

/** The sections from work to the end of study in the other order. */
const turned: Perturbation = {
  name: 'study before work, or behind it',
  change(one) {
    const lines = linesOf(one);
    const starts = lines.flatMap(({ heading }, at) => (heading ? [at] : []));
    const find = (kind: string) => starts.filter((at) => lines[at]?.heading === kind);
    const [work, study] = [find('experience'), find('education')];
    if (work.length !== 1 || study.length !== 1) return undefined;
    const [a, b] = [Math.min(work[0] ?? 0, study[0] ?? 0), Math.max(work[0] ?? 0, study[0] ?? 0)];
    const next = starts.find((at) => at > b);
    const endOfA = starts.find((at) => at > a);
    if (next === undefined || endOfA === undefined) return undefined;
    const from = (start: number, end?: number) => lines.slice(start, end).map(({ text }) => text);
    return withLines(one, [
      ...from(0, a),
      ...from(b, next),
      ...from(endOfA, b),
      ...from(a, endOfA),
      ...from(next),
    ]);
  },
};

export const ofHeadings: Perturbation[] = [inOwnWords, dropped, otherCase, decorated, counted, turned];
