import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { ownTitle } from './summary-place.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };

const nurse = (top: string, rest: string) =>
  `Mara Linden\nRegistered Nurse\n${top}mara.linden@example.com\n\nExperience\n\nRegistered Nurse, Fen Hospital, Ely\nMarch 2019 - present\n- Care for nine patients a shift\n- Dressings and medication rounds\n\n${rest}`;
const posting = {
  title: 'Registered Nurse',
  description:
    'Requirements\n- Degree in nursing\n- Driving licence\n- French at B1 or above\n- Care of patients on a ward',
};
const schooled =
  'Education\nBSc Nursing, University of Lynn, 2011 - 2014\n\nLanguages\nEnglish (native), French B2\n\nOther\nI sail at weekends. Driving licence, own car.\n';

test('papers and languages that the posting asks for are named in the profile, in the words of the page', () => {
  const { edits, text } = tailor(engine, { resume: nurse('', schooled), job: posting, asOf });
  const edit = edits.find(({ reason }) => reason.code === 'edit.credentials');
  expect(edit?.after).toContain('Qualifications: BSc Nursing, Driving licence. Languages: French B2.');
  expect(text.indexOf('BSc Nursing')).toBeLessThan(text.indexOf('Fen Hospital'));
});

test('of two degrees that will do the one is named that the posting names', () => {
  const both = schooled.replace(
    '\n\nLanguages',
    '\nDiploma in Paediatric Nursing, Lynn College, 2006 - 2008\n\nLanguages',
  );
  const job = {
    ...posting,
    description: posting.description.replace('Degree in nursing', 'Diploma in paediatric nursing'),
  };
  const { text } = tailor(engine, { resume: nurse('', both), job, asOf });
  expect(text).toContain('Qualifications: Diploma in Paediatric Nursing');
});

test('what the posting does not ask for, or the page does not have, is not named', () => {
  const lacking = schooled.replace('French B2', 'Spanish B2').replace('Driving licence, own car.', '');
  const { edits } = tailor(engine, { resume: nurse('', lacking), job: posting, asOf });
  expect(edits.map(({ reason }) => reason.code)).not.toContain('edit.credentials');
});

test('marital status and day of birth above the work are offered to go, an address is not', () => {
  const top = 'Date of Birth: 11 April 1989\nMarital Status : Married\nAddress: 3 Fen Road, Ely\n';
  const { edits, text } = tailor(engine, { resume: nurse(top, schooled), job: posting, asOf });
  const edit = edits.find(({ reason }) => reason.code === 'edit.drop-private');
  expect(edit?.before).toBe('Date of Birth: 11 April 1989\nMarital Status : Married');
  expect(text).toContain('3 Fen Road');
});

test('a heading of one’s own above the first lines becomes the name that readers look for', () => {
  const resume = `Mara Linden\nRegistered Nurse\nmara.linden@example.com\n\nHello there\nNurse for eleven years on medical and surgical wards, calm at night and quick by day.\n\n${nurse('', schooled).split('\n\n').slice(1).join('\n\n')}`;
  const { edits } = tailor(engine, { resume, job: posting, asOf });
  expect(edits.find(({ kind }) => kind === 'heading')).toMatchObject({
    before: 'Hello there',
    after: 'Summary',
  });
});

test('a town in the place of a title is nobody’s calling', () => {
  const home = (place: string) =>
    engine.read(
      `Hanne Overbeck\nhanne.overbeck@example.org\n\nBerufserfahrung\n\nSeniorenheim Lindenhof, ${place}\nMai 2015 bis heute\n- Wundversorgung auf zwei Stationen\n\nSchule\nRealschule Kissing, 2004\n`,
    );
  expect(ownTitle(home('Kissing'))).toBe('');
  expect(ownTitle(home('Altenpflegerin'))).toBe('Altenpflegerin');
});

test('a place that is looked for is no title held, and a promotion ends in the title that is', () => {
  const own = (wanted: string, title: string) =>
    ownTitle(
      engine.read(
        `马秀兰\nma.xl@example.cn\n求职意向：${wanted}\n\n工作经历\n2018.05-至今  西安康宁超市有限公司  ${title}\n1、负责收货和盘点\n\n教育经历\n2009-2012 西安商贸学院 物流管理 大专\n`,
      ),
    );
  expect(own('超市店长', '理货员 → 值班经理')).toBe('值班经理');
  expect(own('值班经理', '值班经理')).toBe('值班经理');
});

test('a title stands for the newest role at a named employer, and for what was done in it', () => {
  const page = (newest: string) =>
    engine.read(
      `Mara Linden\nmara.linden@example.com\n\nExperience\n\n${newest}\nMay 2022 - present\n- Took deliveries off the lorry\n\nwarehouse operative, Fenwick Foods Ltd\n2012 - 2022\n- Loaded the vans\n`,
    );
  expect(ownTitle(page('shop assistant, Marlow Stores Ltd'))).toBe('Shop assistant');
  expect(ownTitle(page('Lloyds Lane Chemist'))).toBe('');
});

const lifeguard = (certificates: string, marks = '') =>
  `Mara Linden\nLifeguard\nmara.linden@example.com\n\n${marks}Experience\n\nLifeguard, Lido Fen, Ely\nMarch 2019 - present\n- Watch over two pools\n- Swimming lessons for children\n\n${marks}Education\nBSc Sports Science, University of Lynn, 2011 - 2014\n\n${marks}Certificates\n${certificates}\n`;
const pool = {
  title: 'Lifeguard',
  description: 'Requirements\n- Degree in sports science\n- TRKX\n- Swimming lessons',
};
const summaryOf = (resume: string) =>
  tailor(engine, { resume, job: pool, asOf }).edits.find(({ reason }) => reason.code === 'edit.credentials');

test('what is asked for as a skill and listed among the papers is named with them', () => {
  expect(summaryOf(lifeguard('TRKX, passed in Ely\nPool plant operator'))?.after).toContain(
    'Qualifications: BSc Sports Science, TRKX.',
  );
});

test('the last paper of a full line may go on in the next: it is not named by half', () => {
  const line =
    'Pool plant operator, first aid at work, manual handling, safe use of chlorine and acids, working alone, TRKX';
  expect(summaryOf(lifeguard(`${line}\nTrainer and Assessor, 2024.`))?.after ?? '').not.toContain('TRKX');
});

test('a heading that is added stands between the marks of the others', () => {
  const { text } = tailor(engine, { resume: lifeguard('TRKX, passed in Ely', '## '), job: pool, asOf });
  expect(text).toMatch(/^## Summary$/m);
});

test('a paper is known by its letters where the posting has them in brackets', () => {
  const page = (paper: string) =>
    `Anne Le Goff\nanne.legoff@example.fr\n\nExpérience\n\nAuxiliaire de puériculture, Crèche Bleue, Brest\nMars 2019 - présent\n- Repas et siestes de dix enfants\n\nFormation\nDiplôme d'État d'auxiliaire de puériculture, IFAP Brest, 2014\n\nDivers\nPermis B, ${paper}\n`;
  const job = {
    title: 'Auxiliaire de puériculture',
    description:
      "Profil\n- Diplôme d'État d'auxiliaire de puériculture exigé\n- Formation aux premiers secours (PSC1 ou SST)",
  };
  const said = (paper: string) =>
    tailor(engine, { resume: page(paper), job, asOf }).edits.find(
      ({ reason }) => reason.code === 'edit.credentials',
    )?.after ?? '';
  expect(said('PSC1 (2022)')).toContain('PSC1 (2022)');
  expect(said('BSR (2009)')).not.toContain('BSR');
});
