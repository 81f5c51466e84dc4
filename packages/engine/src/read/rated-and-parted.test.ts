import { describe, expect, it } from 'vitest';
import { read } from '../../test/reading.ts';

const work = [
  '',
  'Berufspraxis',
  '03/2020 – heute      Raumausstatterin, Werkstatt Dr. Lindholz und Söhne, Unna',
  '                     – Polster genäht',
  '                     – Gardinen aufgehängt',
  '05/2013 – 02/2020    Näherin, Atelier am Wall, Hamm',
  '                     – Säume gesteckt',
  '',
];

describe('what stands in a second column', () => {
  const page = read([
    'Ottilie Krahl',
    'ottilie@example.com',
    ...work,
    'Kenntnisse',
    'Stickmaschinen       sehr gut',
    'Schnittsoftware      Grundkenntnisse',
    'Polstern             gut',
    'Englisch             Schulkenntnisse',
  ]);

  it('is how well somebody can what stands before it, and no column of the page', () => {
    expect(page.experience.map(({ title }) => title?.value)).toEqual(['Raumausstatterin', 'Näherin']);
    expect(page.experience.map(({ bullets }) => bullets.length)).toEqual([2, 1]);
  });

  it('leaves the skill as one, and the language as one', () => {
    expect(page.skills.map(({ text }) => text)).toEqual(['Stickmaschinen', 'Schnittsoftware', 'Polstern']);
    expect(page.languages.map(({ language }) => language)).toEqual(['en']);
  });

  it('is still what a label in the margin tells', () => {
    const { skills } = read(['Jane Roe', ...work, 'Kenntnisse', 'Programme:   Excel, SAP', 'Nähen:    gut']);
    expect(skills.map(({ text }) => text)).toContain('SAP');
  });
});

describe('signs between the parts of a line', () => {
  it('may be two slashes', () => {
    const { contact, headline } = read([
      'Ottilie Krahl // Raumausstatterin // Lübeck',
      'krahl@example.com',
      ...work,
    ]);
    expect(contact.name?.value).toBe('Ottilie Krahl');
    expect(headline?.value).toBe('Raumausstatterin');
  });

  it('may be full stops where all is in capitals', () => {
    const { experience } = read([
      'Jane Roe',
      '',
      'WORK',
      '',
      'NORTHERN FREIGHT, LEEDS. TRAFFIC MANAGER. 03/2019 - PRESENT',
      'I plan routes for 38 trucks.',
      '',
      'QUICK PARCELS. TRAFFIC CLERK. 10/2014 - 02/2019',
      'Delivery notes, routes.',
    ]);
    expect(experience.map(({ title, organization }) => [title?.value, organization?.value])).toEqual([
      ['TRAFFIC MANAGER', 'NORTHERN FREIGHT'],
      ['TRAFFIC CLERK', 'QUICK PARCELS'],
    ]);
  });
});

describe('the name of a person', () => {
  it('begins with no word that heads papers', () => {
    const { contact } = read(['Kenntnisse', 'Nähmaschinen', ...work, 'Führerschein Klasse B']);
    expect(contact.name).toBeUndefined();
  });
});

it('a heading may say in many ways where somebody worked', () => {
  for (const heading of ['Arbeitsstellen', 'Bisherige Arbeitsstellen', 'Frühere Stellen', 'Berufsverlauf']) {
    const { experience } = read([
      'Ottilie Krahl',
      '',
      heading,
      '',
      'Expedientin',
      'Reisebüro Nord, Kiel',
      '2019 – 2023',
      '',
      'Näherin',
      'Atelier am Wall, Hamm',
      '2013 – 2018',
    ]);
    expect([heading, experience.length]).toEqual([heading, 2]);
  }
});

describe('a time between an employer and a town', () => {
  it.each([
    ['Work', 'Office clerk at Acme Ltd, from 2020 to 2022, in Wetherby:'],
    ['Experiencia laboral', 'Administrativa en Acme S.L., de 2020 a 2022, en Cieza:'],
    ['Mon parcours', 'Assistante chez Nord Façades, de 2020 à 2022, à Roncq :'],
    ['Berufserfahrung', 'Bürokauffrau bei der Acme GmbH, von 2020 bis 2022, in Bad Oldesloe:'],
  ])('dates the work, below %s', (heading, line) => {
    const [job] = read(['Noa Linden', '', heading, '', line, '- 120']).experience;
    expect([job?.dates?.start?.year, job?.dates?.end?.year, job?.organization?.value.includes('20')]).toEqual(
      [2020, 2022, false],
    );
  });
});

it('dots may lead from a label to its value', () => {
  const { contact, experience } = read([
    'Adaeze Nwosu',
    'Location.......: Leeds',
    '',
    'Employment',
    'Job title......: Dental receptionist',
    'Employer.......: Moorview Dental Practice',
    'Dates..........: 03/2021 - present',
  ]);
  expect(contact.location?.value).toBe('Leeds');
  expect(experience[0]?.title?.value).toBe('Dental receptionist');
});
