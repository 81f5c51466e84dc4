import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { verbOfGerund } from '../locales/en/gerunds.ts';
import { tailor } from './tailor.ts';

const told = (dates: string, ...points: string[]): string[] => {
  const resume = `Ida Fenn\nida.fenn@example.org\n\nExperience\n\nClerk, Fenn Ltd, Ely\n${dates}\n${points.join('\n')}\n\nEducation\nEly College, 2004\n`;
  const job = { title: 'Porter', description: 'Duties\n- Lift trunks' };
  const { text } = tailor(engine, { resume, job, asOf: { year: 2026, month: 11 } });
  const lines = text.split('\n');
  const at = lines.indexOf(dates);
  return lines.slice(at + 1, at + 1 + points.length);
};

test('all doings of a list become the verb that the first one becomes', () => {
  expect(
    told('2012 - 2016', '- Responsible for weighing parcels, finding lost ones and writing labels'),
  ).toEqual(['- Weighed parcels, found lost ones and wrote labels']);
  expect(told('2012 - 2016', '- In charge of mending and washing sails')).toEqual([
    '- Mended and washed sails',
  ]);
});

test('where a word may be a doing or a thing, the opening stays', () => {
  for (const point of [
    '- Responsible for managing stalls and pricing policies',
    '- Responsible for hiring, catering and tents',
    '- Responsible for keeping rabbits, mending',
  ])
    expect(told('2012 - 2016', point)).toEqual([point]);
});

test('a label among labels is no opening', () => {
  const points = ['Tasks: Weighing parcels for ships', 'Result: 40 parcels an hour'];
  expect(told('Period: 2012 - 2016', ...points)).toEqual(points);
});

test('behind a label the verb stays where a small word follows it', () => {
  const resume =
    'Ida Fenn\nida.fenn@example.org\n\nExperience\n\nRoofer, Fenn Ltd, Ely\n2012 - 2016\n- Worked off scaffolding and ladders\n- Slates and lead\n\nEducation\nEly College, 2004\n';
  const job = { title: 'Roofer', description: 'Requirements\n- Working at height' };
  const { text } = tailor(engine, { resume, job, asOf: { year: 2026, month: 11 } });
  expect(text).toContain('- Working at height: worked off scaffolding and ladders');
});

test.each([
  ['creating', 'Create', 'Created'],
  ['manufacturing', 'Manufacture', 'Manufactured'],
  ['monitoring', 'Monitor', 'Monitored'],
  ['controlling', 'Control', 'Controlled'],
  ['installing', 'Install', 'Installed'],
  ['visiting', 'Visit', 'Visited'],
  ['inviting', 'Invite', 'Invited'],
  ['breaking', 'Break', 'Broke'],
  ['filing', 'File', 'Filed'],
  ['filling', 'Fill', 'Filled'],
  ['budgeting', 'Budget', 'Budgeted'],
  ['issuing', 'Issue', 'Issued'],
  ['hanging', 'Hang', 'Hung'],
  ['arranging', 'Arrange', 'Arranged'],
  ['copying', 'Copy', 'Copied'],
  ['exploring', 'Explore', 'Explored'],
  ['training', 'Train', 'Trained'],
  ['adding', 'Add', 'Added'],
  ['tying', 'Tie', 'Tied'],
])('the verb of "%s" is written as English writes it', (gerund, now, past) => {
  expect(verbOfGerund(gerund)).toEqual({ now, past });
});
