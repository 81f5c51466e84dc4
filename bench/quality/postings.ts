import { join } from 'node:path';
import { languages, type Requirement } from '@tailor/engine';
import { benchEngine, textsOf } from '../engine-pieces.ts';
import type { Measurement, Row } from '../measure.ts';
import { root } from '../root.ts';

/**
 * Requirements of postings, marked by hand, against those the engine reads: found where half of the tokens
 * are shared. Figures of the first run stand in the notes.
 */

const kinds: Record<string, Requirement['kind']> = {
  h: 'hard_skill',
  s: 'soft_skill',
  y: 'years',
  d: 'degree',
  l: 'language',
  t: 'certificate',
  u: 'duty',
};
const importances: Record<string, Requirement['importance']> = { m: 'must', p: 'preferred', c: 'context' };

interface Marked {
  start: number;
  end: number;
  kind: Requirement['kind'] | undefined;
  importance: Requirement['importance'] | undefined;
}

/** The text without its marks, and where they stood. */
function unmarked(text: string): { text: string; marks: Marked[] } {
  const marks: Marked[] = [];
  let plain = '';
  let from = 0;
  for (const mark of text.matchAll(/\{([mpc])([hsydltu])\|([^}]*)\}/g)) {
    plain += text.slice(from, mark.index);
    const [whole, importance = '', kind = '', words = ''] = mark;
    marks.push({
      start: plain.length,
      end: plain.length + words.length,
      kind: kinds[kind],
      importance: importances[importance],
    });
    plain += words;
    from = mark.index + whole.length;
  }
  return { text: plain + text.slice(from), marks };
}

/** Words that only frame what is asked for. */
const frame = new Set(
  `experience knowledge hands on strong good solid advanced a an the of in with and or to you your have is be will
  erfahrung kenntnisse gute sicherer umgang mit im in der die das von des den und oder sie
  expérience connaissance maîtrise notions la le les une un de du des d l en et ou vous
  experiencia conocimiento conocimientos manejo dominio nociones el la los de del en con un una y o
  has trabajado sabes`.split(/\s+/),
);
const hanFrame = /熟练使用|熟练掌握|熟悉|掌握|精通|了解|持有|经验|使用|有/gu;

/** Places of the tokens that a stretch touches: words, and single Han characters. */
function tokensIn(text: string, span: { start: number; end: number }): Set<number> {
  const found = new Set<number>();
  const stretch = text.slice(span.start, span.end).replace(hanFrame, (words) => ' '.repeat(words.length));
  for (const token of stretch.matchAll(/\p{Script=Han}|[\p{L}\p{N}+#]+/gu))
    if (!frame.has(token[0].toLowerCase())) found.add(span.start + token.index);
  return found;
}

function shared(a: Set<number>, b: Set<number>): number {
  let both = 0;
  for (const place of a) if (b.has(place)) both += 1;
  return both / (a.size + b.size - both || 1);
}

interface Counts {
  marks: number;
  read: number;
  met: number;
  kind: number;
  importance: number;
}

function countsOf(folder: string, language: string): Counts {
  const engine = benchEngine();
  const counts: Counts = { marks: 0, read: 0, met: 0, kind: 0, importance: 0 };
  for (const [heading, marked] of textsOf(join(root, folder, `${language}.txt`))) {
    const title = heading.slice(heading.indexOf(' ') + 1);
    const { text, marks } = unmarked(marked);
    const read = engine.prepare({ title, description: text }).job.requirements.flatMap((requirement) => {
      const { span } = requirement;
      return span ? [{ requirement, tokens: tokensIn(text, span), span }] : [];
    });
    const wanted = marks.map((mark) => ({ mark, tokens: tokensIn(text, mark) }));
    const pairs = wanted
      .flatMap((want, i) =>
        read.map((one, k) => ({ i, k, share: shared(want.tokens, one.tokens), want, one })),
      )
      .filter((pair) => pair.share >= 0.5)
      // Of two that cover the same words the one of the same kind is meant.
      .sort(
        (a, b) =>
          Number(b.want.mark.kind === b.one.requirement.kind) -
            Number(a.want.mark.kind === a.one.requirement.kind) || b.share - a.share,
      );
    const [takenMarks, takenRead] = [new Set<number>(), new Set<number>()];
    for (const { i, k, want, one } of pairs) {
      if (takenMarks.has(i) || takenRead.has(k)) continue;
      takenMarks.add(i);
      takenRead.add(k);
      counts.met += 1;
      if (want.mark.kind === one.requirement.kind) counts.kind += 1;
      if (want.mark.importance === one.requirement.importance) counts.importance += 1;
    }
    counts.marks += marks.length;
    // A skill read inside a marked sentence is a finer reading of it, neither right nor wrong.
    counts.read += read.filter(
      ({ span }, k) =>
        takenRead.has(k) || !marks.some((mark) => mark.start <= span.start && span.end <= mark.end),
    ).length;
    if (process.env.POSTINGS_VERBOSE) {
      wanted.forEach(({ mark }, i) => {
        if (!takenMarks.has(i)) console.log(heading, 'NOT READ', mark.kind, text.slice(mark.start, mark.end));
      });
      read.forEach(({ requirement, span }, k) => {
        const inside = marks.some((mark) => mark.start <= span.start && span.end <= mark.end);
        if (!takenRead.has(k) && !inside)
          console.log(heading, 'TOO MUCH', requirement.kind, requirement.text);
      });
      for (const { i, k, want, one } of pairs)
        if (takenMarks.has(i) && takenRead.has(k) && want.mark.importance !== one.requirement.importance)
          console.log(heading, 'IMPORTANCE', one.requirement.importance, one.requirement.text);
    }
  }
  return counts;
}

/** Sets by different hands; of the second no posting is laid out like another. */
const sets = [
  {
    name: '',
    folder: 'bench/material/postings-truth',
    marks: 130,
    note: 'first run: recall 0.686, lowest 0.593, precision 0.777, kind 0.957, importance 0.809',
  },
  {
    name: 'other layouts: ',
    folder: 'bench/material/postings-truth/layouts',
    marks: 120,
    note: 'first run: recall 0.630, lowest 0.462, precision 0.879, kind 0.950, importance 0.763',
  },
  {
    name: 'usual: ',
    folder: 'bench/material/postings-truth/usual',
    marks: 150,
    note: 'first run: recall 0.942, lowest 0.867, precision 0.953, kind 0.969, importance 0.963',
  },
  {
    name: 'odd: ',
    folder: 'bench/material/postings-truth/odd',
    marks: 130,
    note: 'first run: recall 0.870, lowest 0.556, precision 0.882, kind 0.937, importance 0.984',
  },
];

function rowsOf({ name, folder, marks, note }: (typeof sets)[number]): Row[] {
  const each = languages.map((language) => countsOf(folder, language));
  const sum = (key: keyof Counts, of = each): number => of.reduce((total, one) => total + one[key], 0);
  const lowest = Math.min(...each.map((one) => one.met / one.marks));
  const row = (what: string, value: number, floor: number): Row => ({
    name: `${name}${what}`,
    value,
    floor,
    better: 'higher',
  });
  return [
    row('requirements marked by hand', sum('marks'), marks),
    { ...row('recall', sum('met') / sum('marks'), 0.8), note },
    row('recall in the lowest language', lowest, 0.7),
    row('precision', sum('met') / sum('read'), 0.85),
    row('kind right, of those found', sum('kind') / sum('met'), 0.8),
    row('importance right, of those found', sum('importance') / sum('met'), 0.8),
  ];
}

const measure = (): Row[] => sets.flatMap(rowsOf);

export const measurement: Measurement = { title: 'Postings: requirements marked by hand', measure };
