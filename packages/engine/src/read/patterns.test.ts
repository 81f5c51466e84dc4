import { expect, test } from 'vitest';
import { headed, read, roles } from '../../test/reading.ts';

const jobs = (text: string) => roles(headed(text));
const years = (text: string) =>
  read(headed(text)).experience.map((job) => [job.dates?.start?.year, job.dates?.end?.year]);

test('unmarked lines below a header that names both belong to the work, in every entry alike', () => {
  const text = `EXPERIENCE

Shift Lead at Brackley Parcels (2019 – 2022)
Directed daily counts and root-cause reviews
Recovered misplaced stock

Picker at Brackley Parcels (2016 – 2019)
Loaded 22 trailers a night`;
  expect(jobs(text)).toEqual([
    ['Shift Lead', 'Brackley Parcels'],
    ['Picker', 'Brackley Parcels'],
  ]);
});

test('a header of three lines is found again behind text without marks', () => {
  const text = `EXPÉRIENCE

Responsable de secteur
INOXARMOR, Rennes
2020 - 2023
Réponses aux appels d'offres

Attaché commercial
BUREAU 35 DIFFUSION, Rennes
2014 - 2016
Mise en place du catalogue`;
  expect(jobs(text)).toEqual([
    ['Responsable de secteur', 'INOXARMOR'],
    ['Attaché commercial', 'BUREAU 35 DIFFUSION'],
  ]);
});

test('a place that holds titles in the other entries holds one, though no list knows it', () => {
  const text = `EXPERIENCE

Nurse | Quendle | 2019 – 2022
Teacher | Ostrivane | 2016 – 2019
Roto and Cloth | Zephyrwax | 2012 – 2016`;
  expect(jobs(text).at(-1)).toEqual(['Roto and Cloth', 'Zephyrwax']);
});

test('where the words of the work say nothing, its order is that of the education', () => {
  const text = `EXPERIENCE

2019 – 2022	Zephyrwax	Roto and Cloth

EDUCATION

2015 – 2018	Northmarsh College	BA Animation`;
  expect(jobs(text)).toEqual([['Roto and Cloth', 'Zephyrwax']]);
});

test('two commas are read as in the entries that have one', () => {
  const text = `EXPERIENCE

Senior lawyer, deputy officer, Harbour Mutual, Leeds, 2019 – 2022
- advice
Lawyer, Nettle Telecom, Leeds, 2016 – 2019
- contracts
Paralegal, Fell Chambers, Leeds, 2012 – 2016`;
  expect(jobs(text)[0]).toEqual(['Senior lawyer, deputy officer', 'Harbour Mutual']);
});

test('an employer before its state is no place', () => {
  expect(jobs('EXPERIENCE\n\nPicker at Marlowe Parts, Grove City, OH (2011 – 2012)')).toEqual([
    ['Picker', 'Marlowe Parts'],
  ]);
});

test('a time broken over two lines of a margin is one', () => {
  const text = `BERUFSERFAHRUNG

November 2015 –     Köchin
Februar 2020        Gasthof Post, Wien
                    • Saucen`;
  expect(years(text)).toEqual([[2015, 2020]]);
  expect(jobs(text)).toEqual([['Köchin', 'Gasthof Post']]);
});

test('a year that begins the second line of a bullet dates nothing', () => {
  const text = `EXPERIENCE

Nurse, Fell Hospital, 2015 – 2019
   • Charge nurse at weekends for the whole ward, and teacher of eleven new graduates in
     2017 and 2018`;
  expect(years(text)).toEqual([[2015, 2019]]);
});

test('parental leave and caring are time, not jobs', () => {
  const text = `EXPERIENCE

2019 – 2022   Nurse, Fell Hospital
2017 – 2019   Parental leave
2012 – 2017   Nurse, Ostend Clinic`;
  expect(jobs(text).map(([title]) => title)).toEqual(['Nurse', 'Nurse']);
});

test('a trade learned among the work is education', () => {
  const resume = read(
    headed(
      `WERDEGANG\n\n2015 – 2020   Köchin, Gasthof Post, Wien\n2012 – 2015   Ausbildung zur Köchin, Hotel Adler, Wien`,
    ),
  );
  expect(resume.experience.map((job) => job.title?.value)).toEqual(['Köchin']);
  expect(resume.education.map((study) => study.degree?.value)).toEqual(['Ausbildung zur Köchin']);
});

test.each([
  ['王德顺,男,46岁。电话:13200000455', '王德顺', '13200000455'],
  ['姓名:阿力木·买买提', '阿力木·买买提', undefined],
])('Chinese personal data in one sentence: %s', (line, name, phone) => {
  const { contact } = read(`${line}\n\n工作经历\n\n2015-2019 济南商贸有限公司 会计`);
  expect([contact.name?.value, contact.phone?.value]).toEqual([name, phone]);
});

test.each([
  ['Jane Roe\nMain Street 1\n12345 Berlin\njane@example.com', 'Main Street 1, 12345 Berlin'],
  ['Jane Roe, baker, Lane 12, 12345 Grafing, jane@example.com', 'Lane 12, 12345 Grafing'],
  ['孟大勇\n湖北宜昌 / meng@example.com', '湖北宜昌'],
  ['Jane Roe\nGreater Leeds Area\njane@example.com', 'Greater Leeds Area'],
])('where a person lives: %j', (text, place) => {
  expect(read(text).contact.location?.value).toBe(place);
});

test('a name far below a margin column is found by the address that repeats it', () => {
  const text = `Contact\npriya.raman@example.com\n\nTop Skills\nCopy Testing\n\nPriya Raman\nGrowth Marketer\n\nExperience\n\nNurse, Fell Hospital, 2015 – 2019`;
  const { contact, headline } = read(text);
  expect([contact.name?.value, headline?.value]).toEqual(['Priya Raman', 'Growth Marketer']);
});
