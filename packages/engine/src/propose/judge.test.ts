import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';
import { applyEdits } from '../edits/apply.ts';
import type { Engine } from '../engine.ts';
import { tailor } from '../tailor/tailor.ts';
import type { Judged, Tailoring } from '../types.ts';
import { judgeProposals, pointsOf, standing } from './judge.ts';

const asOf = { year: 2026, month: 11 };
const resume = `Mara Linden
mara.linden@example.com | 020 7946 0321

Experience

Shop Manager, Fen & Field Ltd, Ely
03/2019 - present
- Kept the books for two shops
- Responsible for training new staff
- Reduced waste by 12% in one year by counting the
  stock of both shops every single week
- Served customers without a till during the renovation

Sales Assistant, Old Mill Stores, Ely
2014 - 2019
- Served customers and worked the till
- Was trained by the manager in Lightspeed

Skills
Excel, Word, French
`;
const job = {
  title: 'Shop Manager',
  description: 'Requirements\n- Bookkeeping\n- Microsoft Excel\n- Kubernetes',
};
const input = { resume, job, asOf };

let engine: Engine;
let made: Tailoring;
beforeAll(() => {
  const data = new URL('../../data/', import.meta.url);
  engine = createEngine((language) => readFileSync(new URL(`${language}.lexicon`, data)));
  made = tailor(engine, input);
});

const placeOf = (words: string) => {
  const place = pointsOf(made).find((point) => point.original.includes(words))?.place;
  if (place === undefined) throw new Error(`no point says ${words}`);
  return place;
};
const judge = (words: string, text: string): Judged =>
  judgeProposals(engine, input, made, [{ place: placeOf(words), text }]);
const codes = (words: string, text: string) =>
  judge(words, text).verdicts.flatMap(({ reasons }) => reasons.map(({ code }) => code));

test('every point of a role may be worded anew, the contact lines and the list of skills may not', () => {
  const points = pointsOf(made);
  expect(points.map((point) => point.original).join('\n')).not.toMatch(/example\.com|7946|Excel, Word/);
  expect(points).toHaveLength(6);
});

test('better words with the same facts become an edit of the model at their own point', () => {
  const { tailoring, verdicts } = judge(
    'waste',
    'Cut waste by 12% in one year by counting the stock of both shops every week',
  );
  expect(verdicts).toEqual([{ place: placeOf('waste'), taken: true, reasons: [] }]);
  const edit = tailoring.edits[0];
  expect(edit).toMatchObject({ maker: 'model', kind: 'rewrite', place: { line: 9 } });
  expect(tailoring.text).toContain('- Cut waste by 12% in one year');
  expect(tailoring.text).not.toContain('every single week');
  expect(tailoring.edits.slice(1)).toEqual(made.edits);
});

test('an invented number, skill, employer, title or place is dropped with its reason', () => {
  for (const [words, text] of [
    ['books', 'Kept the books for 14 shops'],
    ['books', 'Kept the books for two shops in Kubernetes'],
    ['books', 'Kept the books for two shops of Microsoft'],
    ['books', 'Kept the books for two shops as Chief Financial Officer'],
    ['training new', 'Trained 25 new staff'],
    ['worked the till', 'Served customers and worked the till at Fen & Field Ltd'],
  ] as const) {
    const { tailoring, verdicts } = judge(words, text);
    expect(verdicts[0]?.taken, text).toBe(false);
    expect(verdicts[0]?.reasons.length, text).toBeGreaterThan(0);
    expect(tailoring.text).toBe(made.text);
  }
});

test('a sentence that is turned round is dropped, though all its words are the same', () => {
  expect(codes('without a till', 'Served customers with a till during the renovation')).toContain(
    'proposal.turned',
  );
  expect(codes('trained by', 'Trained the manager in Lightspeed')).toContain('proposal.turned');
});

test('a figure or a tool that the person named is never lost', () => {
  expect(codes('waste', 'Cut waste in one year by counting the stock of both shops every week')).toContain(
    'proposal.lost',
  );
});

test('markup, addresses, hidden marks, place-holders and a novel are no point of a resume', () => {
  for (const text of [
    'Kept the books for two <b>shops</b>',
    'Kept the books for two shops https://evil.example',
    'Kept the books\u200b for two shops',
    'Kept the books for two shops [NAME_1]',
    'Kept the books\nfor two shops',
  ])
    expect(codes('books', text), text).toEqual(['proposal.form']);
  expect(codes('books', `Kept the books for two shops ${'and shops '.repeat(40)}`)).toEqual([
    'proposal.length',
  ]);
});

test('a place that does not exist, and a second answer for one place, change nothing', () => {
  const text = 'Cut waste by 12% in one year by counting the stock of both shops every week';
  const place = placeOf('waste');
  const { verdicts } = judgeProposals(engine, input, made, [
    { place: 'experience-9-b9', text },
    { place, text },
    { place, text: `${text} by hand` },
  ]);
  expect(verdicts.map(({ taken }) => taken)).toEqual([false, true, false]);
});

test('judging again gives the same, and a rejected edit of the model brings the built-in one back', () => {
  const place = placeOf('training new');
  const proposals = [{ place, text: 'Trained the new staff' }];
  const replaced = made.edits.filter((edit) => edit.place.line === 8);
  const first = judgeProposals(engine, input, made, proposals);
  const again = judgeProposals(engine, input, first.tailoring, proposals);
  expect(again).toEqual(first);
  const edit = first.tailoring.edits.find((one) => one.maker === 'model');
  if (!edit) throw new Error(JSON.stringify([first.verdicts, pointsOf(made)]));
  expect(edit.replaces).toEqual(replaced.map((one) => one.id));
  const left = standing(first.tailoring.edits, [edit.id]);
  expect(applyEdits(made.before.resume.source, left).lines.join('\n')).toBe(made.text);
});

test('words that an edit put at the end of a point do not stand there twice', () => {
  const source = resume.replace('two shops\n', 'two shops and did the bookkeeping\n');
  const own = tailor(engine, { ...input, resume: source });
  const point = pointsOf(own).find(({ original }) => original.includes('Served customers and'));
  if (!point) throw new Error('no such point');
  const end = (own.before.resume.source.lines[point.lines[0] ?? 0]?.text ?? '').length;
  const operations = [
    { type: 'replace', line: point.lines[0] ?? 0, start: end, end, text: ' (cash desk)' },
  ] as const;
  const [first] = own.edits;
  if (!first) throw new Error('no edit');
  const added = { ...first, id: 'put', kind: 'acronym' as const, operations: [...operations] };
  const twice = { ...own, edits: [added] };
  expect(pointsOf(twice).find(({ place }) => place === point.place)?.now).toContain('till (cash desk)');
  const text = 'Served the customers and worked the till (cash desk)';
  const { tailoring } = judgeProposals(engine, { ...input, resume: source }, twice, [
    { place: point.place, text },
  ]);
  expect(tailoring.text.match(/cash desk/g)).toHaveLength(1);
});
