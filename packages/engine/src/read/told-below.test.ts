import { expect, it } from 'vitest';
import { headed, jobs, read, roles } from '../../test/reading.ts';

const page = (...told: string[]): string =>
  headed(`EXPERIENCE

Beekeeper, Marrow Farm, Exeter, May 2021 to now
Kept forty hives
${told.join('\n')}

Ferry deckhand, Tidewell, Exeter, 2018 to 2021
Ropes and tickets`);

it.each([
  'Built a honey room (2023)',
  'Responsible for the shop since 2024',
  'Taught two beginners in 2022',
  'Also in charge of deliveries from March 2023',
  'Moved thirty hives to heather (2022-2023)',
])('what was done in a role, and when, opens no role of its own below it: %s', (line) => {
  expect(jobs(page(line))).toEqual([
    ['Beekeeper', 'Marrow Farm', 'May 2021 to now'],
    ['Ferry deckhand', 'Tidewell', '2018 to 2021'],
  ]);
});

it('a title with a time of its own does', () => {
  expect(roles(page('Head beekeeper, 2023 to now')).map(([title]) => title)).toEqual([
    'Beekeeper',
    'Head beekeeper',
    'Ferry deckhand',
  ]);
});

it('entries that no gap parts are entries, whatever their names look like', () => {
  const tight = headed(`EXPERIENCE
Beekeeper, Marrow Farm, Exeter, 2021 to now
Ferry deckhand, Tidewell, Exeter, 2018 to 2021
Summer work on the land, 2017`);
  expect(roles(tight)).toHaveLength(3);
});

it('what stands between a title and its town, or behind a small word and of a known kind, is the employer', () => {
  expect(
    roles(
      headed(`Berufserfahrung

Imkerin, Honigwerk, Ulm, 2021 bis heute
Vierzig Völker betreut

Aushilfe im Gasthof Krone (2018–2020)
Theke, Küche, Bestellungen für Feste

Helferin, Tierheim Ulm, 2015 bis 2017
Hunde und Katzen gefüttert`),
    ),
  ).toEqual([
    ['Imkerin', 'Honigwerk'],
    ['Aushilfe', 'Gasthof Krone'],
    ['Helferin', 'Tierheim Ulm'],
  ]);
});

it('what was done below a title and a name of several words is no employer, in a margin of times either', () => {
  expect(
    roles(
      headed(`EMPLOYMENT
2014 - date     Ferry Deckhand, Marrow Sound Lines
                Tied ropes and sold tickets
2002 - 2009     Sutler, Ottar & Vane, Halifax
                Ordered flour for the camps`),
    ),
  ).toEqual([
    ['Ferry Deckhand', 'Marrow Sound Lines'],
    ['Sutler', 'Ottar & Vane'],
  ]);
});

it('two years one below the other, each beside what was learned, are two studies', () => {
  const page = headed(`EDUCATION
2001   BA Welsh, Lancaster University
2016   Certificate in Rope Making`);
  expect(read(page).education.map(({ dates }) => dates?.text)).toEqual(['2001', '2016']);
});

it('employer, town and title may stand in any order behind their time, and what is told below is none of them', () => {
  expect(
    roles(
      headed(`Berufserfahrung

2019 bis heute, Honigwerk, Ulm, Imkerin
Kundinnen und Kunden bei Bienen und Gerät beraten
Seit 2021 mache ich den Plan für sechs Leute

2012 bis 2017, Tischlermeister, Holz Kranz (selbständig), Ulm
Maß beim Kunden genommen, Preise geschrieben`),
    ),
  ).toEqual([
    ['Imkerin', 'Honigwerk'],
    ['Tischlermeister', 'Holz Kranz'],
  ]);
});
