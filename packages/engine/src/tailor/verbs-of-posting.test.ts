import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const tailored = (resume: string, title: string, description: string) =>
  tailor(engine, { resume, job: { title, description }, asOf: { year: 2026, month: 11 } });

const spoken: [string, string, string, string, RegExp][] = [
  [
    'fr',
    'Expérience\n2019 - 2024\nHôtesse de caisse\nMarché Vert, Lyon\n- Encaissement des clients\n- Accueil des visiteurs\n- Rédaction de rapports\n',
    'Hôtesse de caisse',
    'Missions\nTu encaisses les clients et tu accueilles les visiteurs.\nVous rédigez des rapports.\nOn gère la caisse.\n',
    /encaisses|accueilles|rédigez|gère la/iu,
  ],
  [
    'es',
    'Experiencia\n2019 - 2024\nConserje\nEdificio Norte, Cádiz\n- Control de accesos\n- Cobro en caja\n- Atención al público\n',
    'Conserje',
    'Tus funciones\nControlas los accesos y atiendes al público.\nAtiendes a las visitas y cobras en caja.\nRedactarás informes.\n',
    /controlas|cobras|atiendes|redactarás/iu,
  ],
  [
    'de',
    'Berufserfahrung\n2019 - 2024\nVerkäuferin\nHofladen Beck, Ulm\n- Kassieren\n- Beratung von Kunden\n- Schreiben von Berichten\n',
    'Verkäuferin',
    'Deine Aufgaben\nDu bedienst die Kasse und du berätst Kunden.\nDu schreibst Berichte.\n',
    /bedienst|berätst|schreibst/iu,
  ],
];

test.each(spoken)(
  'what a posting says “you” to is no word for a resume (%s)',
  (_, page, title, duties, verbs) => {
    const { text } = tailored(`Ana Bel\nana@example.org\n\n${page}`, title, duties);
    expect(text).not.toMatch(verbs);
  },
);

test('a name that follows no subject is put forward as before', () => {
  const page = 'Expérience\n2019 - 2024\nVigile\nGarde Ouest, Brest\n- Contrôle des accès au parking\n';
  const { text } = tailored(
    `Ana Bel\nana@example.org\n\n${page}`,
    'Vigile',
    "Missions\n- Contrôle d'accès\n",
  );
  expect(text).toContain("Contrôle d'accès au parking");
});

const lines: [string, string, RegExp][] = [
  [
    'Je prépare des bouquets et des compositions de saison',
    'Réaliser des compositions florales',
    /florales et des/,
  ],
  ['Rondes de nuit', 'Rondes de sécurité', /Rondes de sécurité : rondes/],
  ['Entretien des bureaux et des couloirs', 'entretien de bureaux', /de bureaux et des couloirs/],
];

test.each(lines)('a word of the posting stutters with nothing beside it: %s', (point, asked, wrong) => {
  const page = `Expérience\n2019 - 2024\nEmployée\nMaison Roux, Metz\n- ${point}\n`;
  const { text } = tailored(`Ana Bel\nana@example.org\n\n${page}`, 'Employée', `Missions\n- ${asked}\n`);
  expect(text).not.toMatch(wrong);
});

test.each([
  [
    'en',
    'Experience\nDriver, Blue Vans\n2019 - 2023\n- Daily check of van and trailer\n',
    'Driver',
    'Duties\n- Checking your van every morning',
    /your/i,
  ],
  [
    'de',
    'Berufserfahrung\nFahrer, Blau GmbH\n2019 - 2023\n- Tägliche Kontrolle des Wagens\n',
    'Fahrer',
    'Deine Aufgaben\n- Kontrolle deines Wagens\n- Pflege unserer Fahrzeuge',
    /deine|unsere/i,
  ],
  ['zh', '工作经历\n2019-2023 蓝天公司 司机\n- 每天检查车辆\n', '司机', '岗位职责\n- 检查您的车辆', /您/],
] as const)('no resume says “your” of what the posting calls so (%s)', (_, page, title, duties, words) => {
  expect(tailored(`Ana Bel\nana@example.org\n\n${page}`, title, duties).text).not.toMatch(words);
});

test('a label that the words behind it make up is not written', () => {
  const page =
    'Berufserfahrung\n2019 - 2024\nGärtner, Grün & Co, Ulm\n- Kübelpflanzen gegossen und gepflegt\n';
  const { text } = tailored(`Ana Bel\nana@example.org\n\n${page}`, 'Gärtner', 'Aufgaben\n- Pflanzenpflege\n');
  expect(text).not.toContain('Pflanzenpflege: ');
});

const ward = (point: string) =>
  tailored(
    `Ana Bel\nana@example.org\n\nBerufserfahrung\n2019 - 2024\nStationshilfe, Klinik Beck, Ulm\n- ${point}\n- Betten gemacht\n`,
    'Stationshilfe',
    'Aufgaben\n- Materialbestellung\n- Anfertigen von Röntgenaufnahmen\n- Sterilisation der Instrumente',
  ).text;

test.each([
  'Ich zähle Material und bestelle Wäsche',
  'Lege Material zurecht und bestelle die Wäsche',
  'Material einräumen und Wäsche bestellen',
])('a verb behind “und” was done to its own thing: %s', (point) => {
  expect(ward(point)).not.toContain('Materialbestellung');
});

test.each([
  'Material gezählt und bestellt',
  'Ich bestelle Material und Wäsche',
  'Material am Montag bestellt',
])('a verb was done to the thing before it, and to the first of two: %s', (point) => {
  expect(ward(point)).toContain('Materialbestellung');
});

test('a compound takes no place where its last part would need another article', () => {
  expect(ward('Patienten zum Röntgen gebracht')).toContain('- Patienten zum Röntgen gebracht\n');
  expect(ward('Plante das Material der Station')).toContain('- Plante das Material der Station\n');
});

test('no label says the point it stands before in nouns', () => {
  expect(ward('Sterilisieren von Instrumenten')).not.toMatch(/Sterilisation der Instrumente/);
});

test('how a thing is kept ends no name', () => {
  const page =
    'Experience\n2019 - 2023\nPorter, Hill Hotel\n- Cleaning of stairs and shared rooms\n- Cleaning of kitchens\n';
  const { text } = tailored(
    `Ana Bel\nana@example.org\n\n${page}`,
    'Porter',
    'Duties\n- Keeping shared rooms clean\n- Leaving kitchens tidy',
  );
  expect(text).not.toMatch(/rooms clean|kitchens tidy/i);
});

const stall = (point: string, asked: string) =>
  tailored(
    `Ana Bel\nana@example.org\n\nExperience\n2019 - 2023\nAssistant, Market Stall, Leeds\n- ${point}\n- Swept up\n`,
    'Assistant',
    `Duties\n- ${asked}`,
  ).text;

test.each([
  ['Sold house plants', 'House sales'],
  ['Sold car parts', 'Car sales'],
  ['Sold ticket holders', 'Ticket sales'],
])('what only says of which sort a thing is was not sold: %s', (point, asked) => {
  expect(stall(point, asked)).not.toMatch(new RegExp(asked, 'i'));
});

test('the thing itself was', () => {
  expect(stall('Sold cars at weekends', 'Car sales')).toMatch(/Car sales/);
});
