import type { Draw } from './draw.ts';
import { isHead, type Line, linesOf, withLines } from './page.ts';
import type { Perturbation } from './perturbation.ts';
import { otherWays, timeIn } from './times.ts';

interface Headed {
  time: string;
  rest: string;
  first: boolean;
  indent: string;
}

const edges = /^[\s,;:|·•–—()（）[\]【】\t-]+|[\s,;:|·•–—(（[【\t-]+$/gu;

/** A line that heads an entry and begins or ends with its time. */
function headed({ text, bullet, titles, places }: Line): Headed | undefined {
  if (bullet || titles.length + places.length === 0 || /[|│].*[|│].*[|│]|^\\/.test(text)) return undefined;
  const time = timeIn(text);
  if (!time) return undefined;
  const before = text.slice(0, time.start);
  const behind = text.slice(time.end);
  const first = before.replace(edges, '') === '';
  if (!first && behind.replace(/^[)）\]】]/, '').replace(edges, '') !== '') return undefined;
  const rest = (first ? behind : before).replace(edges, '').replace(/\*\*$/, '');
  if (/\*\*|[(（][^)）]*$/.test(rest)) return undefined;
  return { time: text.slice(time.start, time.end), rest, first, indent: /^\s*/.exec(text)?.[0] ?? '' };
}

type Rewrite = (found: Headed, form: number) => string[];

/** Each heading line that also says its time written by `rewrite`, all of a text alike. */
function timesMoved(name: string, rewrite: Rewrite, applies: (found: Headed) => boolean): Perturbation {
  return {
    name,
    change(one, draw) {
      const lines = linesOf(one);
      const found = lines.map(headed);
      const all = found.filter((line) => line !== undefined);
      if (all.length < 2 || !all.every(applies)) return undefined;
      const form = draw.below(3);
      return withLines(
        one,
        lines.flatMap(({ text }, at) => {
          const line = found[at];
          return line ? rewrite(line, form).map((part) => line.indent + part) : [text];
        }),
      );
    },
  };
}

const timesFirst = timesMoved(
  'times moved before the names',
  ({ time, rest }, form) => [`${time}${['\t', '  ', ': '][form]}${rest}`],
  ({ first }) => !first,
);
const timesLast = timesMoved(
  'times moved behind the names',
  ({ time, rest }, form) => [[`${rest}\t${time}`, `${rest} (${time})`, `${rest}, ${time}`][form] ?? rest],
  ({ first }) => first,
);
const timesBelow = timesMoved(
  'times in a line below the names',
  ({ time, rest }) => [rest, time],
  () => true,
);
const timesAbove = timesMoved(
  'times in a line above the names',
  ({ time, rest }) => [time, rest],
  () => true,
);

/** All spans of a text written in another usual way. */
const timesOtherwise: Perturbation = {
  name: 'times written otherwise',
  change(one, draw) {
    const way = draw.below(60);
    return withLines(
      one,
      linesOf(one).map(({ text, bullet }) => {
        const time = bullet ? undefined : timeIn(text);
        const ways = time ? otherWays(time, one.truth.language) : [];
        const chosen = ways[way % Math.max(1, ways.length)];
        return time && chosen ? text.slice(0, time.start) + chosen + text.slice(time.end) : text;
      }),
    );
  },
};

const between = /^(\s*(?:[,，|｜–—·@/-]|\s{2,}|\t)\s*)$/u;

/** What stands between the title and the employer of a line, where that is a mark and nothing else. */
function parting({ text, titles, places }: Line): { from: number; to: number } | undefined {
  const [title, place] = [titles.find((one) => text.includes(one)), places.find((one) => text.includes(one))];
  if (!title || !place || title === place) return undefined;
  const [a, b] = [text.indexOf(title), text.indexOf(place)];
  const from = a < b ? a + title.length : b + place.length;
  const to = Math.max(a, b);
  return from < to && between.test(text.slice(from, to)) ? { from, to } : undefined;
}

const marksSwapped: Perturbation = {
  name: 'another mark between title and employer',
  change(one, draw) {
    const mark = draw.of([', ', ' | ', ' – ', '\t', ' · ', ' / ', ' @ ', ' -- ', ' • ']);
    // What is part of a name can't part names.
    const inNames = [...one.truth.experience, ...one.truth.education].some((entry) =>
      Object.values(entry).some((value) => typeof value === 'string' && value.includes(mark.trim() || '\t')),
    );
    if (inNames) return undefined;
    return withLines(
      one,
      linesOf(one).map((line) => {
        const found = parting(line);
        return found ? line.text.slice(0, found.from) + mark + line.text.slice(found.to) : line.text;
      }),
    );
  },
};

const only = (line: Line | undefined, of: 'titles' | 'places') =>
  line !== undefined && line[of].length > 0 && line[of === 'titles' ? 'places' : 'titles'].length === 0;

/** Employer above title where it stood below, and the other way round; each keeps what stands beside it. */
const linesSwapped: Perturbation = {
  name: 'line of the title and line of the employer swapped',
  change(one) {
    const lines = linesOf(one);
    const result = lines.map(({ text }) => text);
    let swapped = 0;
    for (let at = 0; at + 1 < lines.length; at += 1) {
      const [a, b] = [lines[at], lines[at + 1]];
      const pair = (only(a, 'titles') && only(b, 'places')) || (only(a, 'places') && only(b, 'titles'));
      const indent = (line: Line | undefined) => /^\s*/.exec(line?.text ?? '')?.[0];
      if (!pair || indent(a) !== indent(b) || isNear(lines, at)) continue;
      [result[at], result[at + 1]] = [result[at + 1] ?? '', result[at] ?? ''];
      swapped += 1;
      at += 1;
    }
    return swapped < 2 ? undefined : withLines(one, result);
  },
};

/** A third heading line beside the two: then they are a group, or the next entry. */
function isNear(lines: Line[], at: number): boolean {
  return [lines[at - 1], lines[at + 2]].some((line) => line !== undefined && isHead(line));
}

const towns = {
  en: ['Harrowgate', 'Millbrook', 'Ashby'],
  es: ['Valdelagua', 'Riofrío', 'Torrealba'],
  fr: ['Saint-Amand', 'Villedieu', 'Montreval'],
  de: ['Neuenfelde', 'Altkirchen', 'Bad Lindau'],
  zh: ['临溪', '东湾', '青柳'],
} as const;

/** A town no list knows behind each employer that ends its line. */
const townsAdded: Perturbation = {
  name: 'towns behind the employers',
  change(one, draw: Draw) {
    const town = draw.of(towns[one.truth.language]);
    const write = draw.of([`, ${town}`, ` (${town})`, ` – ${town}`]);
    if (one.truth.language === 'zh') return undefined;
    let added = 0;
    const lines = linesOf(one).map(({ text, places, titles }) => {
      const ends = places.find((place) => text.trimEnd().endsWith(place));
      if (!ends || places.length > 1 || (titles.length > 0 && /,/.test(text))) return text;
      added += 1;
      return text.trimEnd() + write;
    });
    return added < 2 ? undefined : withLines(one, lines);
  },
};

export const ofEntries: Perturbation[] = [
  timesFirst,
  timesLast,
  timesBelow,
  timesAbove,
  timesOtherwise,
  marksSwapped,
  linesSwapped,
  townsAdded,
];
