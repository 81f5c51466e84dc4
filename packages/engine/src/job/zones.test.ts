import { expect, test } from 'vitest';
import { noNames } from '../../test/no-names.ts';
import type { Lexica } from '../lexica.ts';
import type { ConceptKind, Language, Requirement } from '../types.ts';
import { readJob } from './read-job.ts';

const read = (language: Language, description: string): Requirement[] =>
  readJob({ title: '', description }, language, noNames).requirements;

const texts = (found: Requirement[], kind: Requirement['kind']): string[] =>
  found.filter((one) => one.kind === kind).map((one) => one.text.trim());

test('a heading in words of its own opens what its roots say', () => {
  const found = read(
    'es',
    'Perfil que solicitamos:\nCarné de manipulador de alimentos\n\nActividades a realizar:\nElaboración de masas y fermentados\n\nPrestaciones que otorgamos:\nTransporte propio de la planta',
  );
  expect(texts(found, 'duty')).toEqual(['Elaboración de masas y fermentados']);
  expect(found.some((one) => one.text.includes('Transporte'))).toBe(false);
});

test('a heading may be the beginning of its sentence', () => {
  const found = read(
    'de',
    'Sie haben eine abgeschlossene Ausbildung als Florist.\n\nIhr Aufgabengebiet umfasst das Binden von Trauerkränzen.',
  );
  expect(texts(found, 'duty')).toEqual(['das Binden von Trauerkränzen.']);
  expect(texts(found, 'degree')).toHaveLength(1);
});

test('duties counted up in one sentence stand for themselves', () => {
  const found = read(
    'fr',
    'Vos missions :\nréception des marchandises fragiles, préparation des commandes urgentes, inventaire tournant du magasin',
  );
  expect(texts(found, 'duty')).toEqual([
    'réception des marchandises fragiles',
    'préparation des commandes urgentes',
    'inventaire tournant du magasin',
  ]);
});

test('one duty with several verbs stays whole', () => {
  const text =
    'You will design, test and release the firmware of pumps that run day and night in municipal waterworks';
  expect(texts(read('en', `Responsibilities:\n${text}`), 'duty')).toEqual([text]);
});

test('behind the duties a sentence may ask', () => {
  const found = read(
    'en',
    'Duties include:\n- folding linen for surgical wards\n\nYou will need to hold a first aid certificate.',
  );
  const asked = found.find((one) => one.kind === 'certificate');
  expect(asked).toMatchObject({ importance: 'must', terms: [{ text: 'first aid' }] });
});

test('the right to work and the first day are no requirements of a resume', () => {
  const found = read('en', 'Requirements\n- You must have the right to work in Ireland\n- Immediate start');
  expect(found).toEqual([]);
});

test('a clause does not end inside brackets', () => {
  const found = read('en', 'Requirements\n- 5 years of experience with pumps (Grundfos, Wilo), night shifts');
  expect(texts(found, 'years')).toEqual(['5 years of experience with pumps (Grundfos, Wilo)']);
});

test('a degree ends where the sentence goes on to something else', () => {
  const found = read(
    'de',
    'Ihr Profil\nSie haben eine Ausbildung zum Drechsler, arbeiten gern mit den Kollegen der Lackiererei an neuen Formen',
  );
  expect(texts(found, 'degree')).toEqual(['Sie haben eine Ausbildung zum Drechsler']);
});

test('a line about pay or hours speaks for its own paragraph only', () => {
  const found = read(
    'en',
    'Location: Leith | Hours: 20 a week\n\nMust-haves\nReach truck ticket from a recognised body',
  );
  expect(found.map((one) => one.importance)).toEqual(['must']);
});

test('a heading may ask', () => {
  const found = read('es', '¿Qué te pedimos?\nManejo de la cinta transportadora\n\n¿Qué te damos?\nUniforme');
  expect(found.map((one) => one.text)).toEqual(['cinta transportadora']);
});

test('a wish in brackets softens only what stands there', () => {
  const found = read('en', 'Requirements\n- Bookkeeping of small charities (Scribe a plus)');
  expect(found.map((one) => [one.text, one.importance])).toEqual([
    ['Bookkeeping of small charities', 'must'],
    ['Scribe', 'preferred'],
  ]);
});

test('Chinese numbered headings and lists', () => {
  const found = read('zh', '一、工作内容\n1.组织阅读活动；2.撰写教案\n二、招聘条件\n（一）持有健康证');
  expect(texts(found, 'duty')).toEqual(['组织阅读活动；', '撰写教案']);
  expect(found.filter((one) => one.importance === 'must')).toHaveLength(1);
});

test('what a sentence opens as an offer asks for nothing, whatever words follow', () => {
  const english = read(
    'en',
    'You need experience in welding aluminium tanks. You get a locker, a bonus and a workshop you are proud of.',
  );
  expect(english.some((one) => /locker|workshop/.test(one.text))).toBe(false);
  expect(english.some((one) => one.text.includes('welding'))).toBe(true);
  const german = read(
    'de',
    'Sie haben Erfahrung im Schweißen von Kesseln. Sie bekommen einen Spind und eine Werkstatt, auf die wir stolz sind.',
  );
  expect(german.some((one) => /Spind|Werkstatt/.test(one.text))).toBe(false);
});

test('two capitals in a title name a field of work, and no skill that is asked for', () => {
  const naming = (name: string, kind: ConceptKind): Lexica => ({
    ...noNames,
    kind: () => kind,
    hits: (text) => {
      const start = text.indexOf(name);
      return start < 0 ? [] : [{ start, end: start + name.length, concept: 1, exact: true }];
    },
  });
  const asked = (title: string, lexica: Lexica) =>
    readJob({ title, description: 'Requirements\n- Driving licence' }, 'en', lexica).requirements.filter(
      ({ terms }) => terms.some(({ concept }) => concept === 1),
    );
  expect(asked('HR clerk', naming('HR', 'skill'))).toEqual([]);
  expect(asked('Upholstery clerk', naming('Upholstery', 'skill'))).toHaveLength(1);
  expect(asked('Go programmer', naming('Go', 'tool'))).toHaveLength(1);
});

test.each([
  ['执业药师资格证优先', '执业药师'],
  ['证券从业资格证优先', '证券从业'],
])('a paper goes by its name, without what sort of paper it is: %s', (asked, name) => {
  const [paper] = read('zh', `任职要求\n- ${asked}`);
  expect(paper).toMatchObject({ kind: 'certificate', terms: [{ text: name }] });
});

test.each([
  [
    'es',
    'Necesitamos incorporar a nuestra clínica a alguien que se encargue de:\n- Limpiar jaulas\n- Pesar animales',
  ],
  [
    'fr',
    'Au sein du service des sports, la personne retenue sera chargée de :\n- Tracer les terrains\n- Ranger le matériel',
  ],
] as const)('a sentence opens what it ends with, whatever it began with (%s)', (language, description) => {
  const found = read(language, description);
  expect(texts(found, 'duty')).toHaveLength(2);
});

test.each([
  [
    'fr',
    'La ferme des Tilleuls, élevage caprin, recherche son responsable de fromagerie.\n\nVos missions :\n- Mouler les fromages',
  ],
  ['fr', 'Notre agence recrute un·e chargé·e de clientèle à Metz.\n\nVos missions :\n- Mouler les fromages'],
  ['es', 'Hotel Sol busca una responsable de pisos para Ibiza.\n\nTareas:\n- Mouler les fromages'],
] as const)('somebody who is looked for is no work that is done (%s)', (language, description) => {
  expect(texts(read(language, description), 'duty')).toEqual(['Mouler les fromages']);
});

test('in a sentence that says to be responsible for something work is told of', () => {
  const description = 'Dans notre ferme vous serez responsable de la traite.\n\nProfil :\n- Permis B';
  expect(texts(read('fr', description), 'duty').join()).toContain('traite');
});

test('a sentence of any length that ends in a colon opens the list below it by its last clause', () => {
  const found = read(
    'fr',
    'Placé·e sous l’autorité hiérarchique du directeur des services techniques de la commune, vous aurez les tâches suivantes :\n* Tailler les haies\n* Tondre les pelouses\n\nProfil\n- Permis B',
  );
  expect(texts(found, 'duty')).toEqual(['Tailler les haies', 'Tondre les pelouses']);
});

test('a list below a paragraph that tells of the work goes on with it', () => {
  const found = read(
    'fr',
    'Votre mission : au sein de la ferme, vous soignez les chèvres.\n\n- Traire matin et soir\n- Réparer les clôtures\n\nProfil\n- Permis B',
  );
  expect(texts(found, 'duty')).toContain('Réparer les clôtures');
});

test('what would be nice is said in its own paragraph, and what follows wishes nothing', () => {
  const found = read(
    'es',
    'Requisitos:\n- Carnet C\n\nDeseable: manejo de tractor.\n\nBase en Utrera y pueblos cercanos. De lunes a viernes.',
  );
  expect(found.filter(({ importance }) => importance === 'preferred').map(({ text }) => text)).toEqual([
    'tractor',
  ]);
});

test('conditions under which one is engaged are asked for', () => {
  const found = read(
    'fr',
    'Missions\n- Traire les chèvres\n\nConditions d’engagement\n- Être titulaire d’un CAP\n- Deux ans d’expérience en élevage',
  );
  expect(texts(found, 'years')).toHaveLength(1);
  expect(texts(found, 'degree')).toHaveLength(1);
});

test.each([
  [
    'es',
    'Requisitos\n- Nacionalidad española o de un país de la UE\n- No padecer enfermedad que impida el trabajo',
  ],
  ['fr', 'Profil\n- Jouir de ses droits civiques'],
] as const)('what the state asks of who works for it is no skill (%s)', (language, description) => {
  expect(read(language, description)).toEqual([]);
});

test('knowledge of a language is a language, whatever else it is called', () => {
  const found = read('fr', 'Profil\n- La connaissance de l’italien est un atout');
  expect(found.map(({ kind, importance }) => [kind, importance])).toEqual([['language', 'preferred']]);
});

test('a sentence that tells of work and ends in a colon opens the list of it', () => {
  const found = read(
    'fr',
    'Ferme de 40 vaches dans le Jura.\n\nVous assurez la traite et vous réalisez chaque jour :\n- le curage des box\n- la distribution du foin\n\nPermis B obligatoire',
  );
  expect(texts(found, 'duty')).toEqual(
    expect.arrayContaining(['le curage des box', 'la distribution du foin']),
  );
  expect(texts(found, 'certificate')).toHaveLength(1);
});

test('what opens a list in words that say nothing is told by its lines', () => {
  const found = read(
    'fr',
    'Auprès du chef de culture, vous :\n- semez les légumes\n- arrosez les serres\n\nProfil\n- Permis B',
  );
  expect(texts(found, 'duty')).toEqual(['semez les légumes', 'arrosez les serres']);
});

test('places that the employer lists are no work', () => {
  const found = read(
    'fr',
    'Notre entreprise est implantée dans trois villes :\n- Metz\n- Nancy\n\nMissions\n- Semer\n- Arroser les serres\n\nProfil\n- Permis B',
  );
  expect(texts(found, 'duty').join()).not.toMatch(/Metz|Nancy/u);
});

const toReader: [Language, string, string][] = [
  [
    'fr',
    'Description du poste\nRattaché à la direction, vous prenez en charge la paie.\n\nÀ ce titre, vous :\n• classez les courriers entrants\n• relancez les fournisseurs\n\nProfil\n• Permis B',
    'relancez les fournisseurs',
  ],
  [
    'de',
    'Ihre Aufgaben\nSie betreuen unser Lager in Ulm.\n\nIm Einzelnen betreuen Sie:\n• Wareneingang und Warenausgang\n• Verpackung der Sendungen\n\nIhr Profil\n• Führerschein Klasse B',
    'Verpackung der Sendungen',
  ],
];

test.each(toReader)(
  'a line that ends with who reads it opens what is done (%s)',
  (language, posting, duty) => {
    expect(texts(read(language, posting), 'duty')).toContain(duty);
  },
);

test('a list that such a line opens and that asks is still one of what is asked for', () => {
  const found = read(
    'fr',
    'Missions\n- Tenue de la caisse du magasin\n\nPour ce poste, vous :\n• êtes titulaire du permis B\n• maîtrisez Excel\n• justifiez de deux ans d’expérience',
  );
  expect(found.find(({ kind }) => kind === 'years')?.importance).toBe('must');
  expect(found.find(({ text }) => text.includes('permis B'))?.importance).toBe('must');
});
