/**
 * What a person reaches who edits within the rules, against the ceiling that the engine tells. BY_HAND_VERBOSE=1
 * prints each pair, and what the gate refuses.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LineIndex, openGate, type Resume, tailor } from '@tailor/engine';
import { benchDay, benchEngine } from '../engine-pieces.ts';
import type { Measurement, Row } from '../measure.ts';
import { type Posting, readPairResumes, readPostings } from '../pairs/material.ts';
import { root } from '../root.ts';

const folder = join(root, 'bench', 'material', 'by-hand');
const within = 5;

interface ByHand {
  resume: string;
  posting: string;
  /** `more`: why the edit says more than its resume; without it the edit is honest. */
  edits: { before: string; after: string; more?: string }[];
}

type ByHandEdit = ByHand['edits'][number];

interface Reached {
  ceiling: number;
  reached: number;
  honest: number;
  passed: number;
  more: number;
  refused: number;
}

function textOf(edits: readonly ByHandEdit[], original: string): string {
  return edits.reduce((text, { before, after }) => {
    if (text.split(before).length !== 2) throw new Error(`not once in the text: ${before}`);
    return text.replace(before, () => after);
  }, original);
}

/** The line or point that an edit changes, as it would read then; a heading claims nothing. */
function changedText({ before, after }: ByHandEdit, line: LineIndex, resume: Resume): string[] {
  const entry = entryAt(line, resume);
  const bullet = entry?.bullets.find(({ lines }) => lines.includes(line));
  const whole = bullet?.text.includes(before) ? bullet.text : (resume.source.lines[line]?.text ?? '');
  const text = whole.includes(before) ? whole.replace(before, () => after) : after;
  return text.split('\n').filter((part) => part.trim() !== '');
}

const entryAt = (line: LineIndex, { experience, projects }: Resume) =>
  [...experience, ...projects].find(({ lines }) => lines.includes(line));

/** What the gate lets pass: each changed line is checked at the entry it stands in. */
function passedOf({ resume: id, edits }: ByHand, resume: Resume, original: string): ByHandEdit[] {
  const { lexica, read } = benchEngine();
  const gate = openGate(resume, [], {
    find: (text) => lexica.hits(text, resume.language),
    kind: (concept) => lexica.kind(concept),
  });
  const isHeading = (text: string) => resume.sections.some(({ heading }) => heading?.value === text.trim());
  return edits.filter((edit) => {
    const { before, after } = edit;
    if (isHeading(before)) return true;
    // An odd name that the reader takes for no heading, until it has a common one.
    const heads = ({ heading }: Resume['sections'][number]) => heading?.value === after.trim();
    if (before.trim() !== after.trim() && read(textOf([edit], original)).resume.sections.some(heads))
      return true;
    const own = before.split('\n').find((part) => part.trim() !== '' && !isHeading(part)) ?? before;
    const line = resume.source.lines.findIndex(({ text }) => text.includes(own));
    const entry = entryAt(line, resume);
    const refused = changedText(edit, line, resume)
      .slice(before.split('\n').filter(isHeading).length)
      .flatMap((part) => gate.check(part, entry ? { entryId: entry.id } : {}).refused);
    if (refused.length > 0 === (edit.more === undefined) && process.env.BY_HAND_VERBOSE)
      console.log(
        `${id}\t${edit.more ?? 'honest'}\t${before}\t${after}\t${refused.map(({ what, kind }) => `${kind}: ${what}`).join('; ') || 'passed'}`,
      );
    return refused.length === 0;
  });
}

function measure(byHand: ByHand, original: string, posting: Posting): Reached {
  const engine = benchEngine();
  const job = engine.prepare(posting);
  const { before, after } = tailor(engine, { resume: original, job, asOf: benchDay });
  const passes = passedOf(byHand, before.resume, original);
  const passed = passes.filter(({ more }) => more === undefined);
  const more = byHand.edits.filter((edit) => edit.more !== undefined).length;
  const reached = engine.analyse(textOf(passed, original), job, benchDay).score.total;
  const { ceiling, total } = before.score;
  if (process.env.BY_HAND_VERBOSE)
    console.log(
      `${byHand.resume}\t${total} before, ${after.score.total} by the engine, ${reached} by hand, ceiling ${ceiling}`,
    );
  const refused = more - (passes.length - passed.length);
  return { ceiling, reached, honest: byHand.edits.length - more, passed: passed.length, more, refused };
}

const sum = (list: Reached[], value: (each: Reached) => number) =>
  list.reduce((total, each) => total + value(each), 0);

export const measurement: Measurement = {
  title: 'By hand: the ceiling is what a person reaches within the gate',
  measure(): Row[] {
    const resumes = new Map(readPairResumes().map(({ id, text }) => [id, text]));
    const postings = new Map(readPostings().map((posting) => [posting.id, posting]));
    const all = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        const byHand = JSON.parse(readFileSync(join(folder, name), 'utf8')) as ByHand;
        const [original, posting] = [resumes.get(byHand.resume), postings.get(byHand.posting)];
        if (original === undefined || !posting) throw new Error(`no text for ${name}`);
        return [measure(byHand, original, posting)];
      });
    const far = all.filter(({ ceiling, reached }) => Math.abs(ceiling - reached) > within);
    return [
      { name: 'pairs edited by hand', value: all.length, floor: 50, better: 'higher' },
      {
        name: 'honest edits by hand that the gate passes',
        value: sum(all, ({ passed }) => passed) / sum(all, ({ honest }) => honest),
        floor: 0.95,
        better: 'higher',
        note: `of ${sum(all, ({ honest }) => honest)}`,
      },
      {
        name: 'edits by hand that say more, refused by the gate',
        value: sum(all, ({ refused }) => refused) / sum(all, ({ more }) => more),
        floor: 0.95,
        better: 'higher',
        note: `of ${sum(all, ({ more }) => more)}`,
      },
      {
        name: 'pairs whose ceiling is more than five points off',
        value: far.length,
        floor: 0,
        better: 'lower',
      },
    ];
  },
};
