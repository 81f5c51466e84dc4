import { expect, test } from 'vitest';
import { sourceFromText } from '../text/source.ts';
import { languagesOfPapers, readLanguages, spokenLanguages, strayLanguages } from './languages.ts';
import { makePieces } from './pieces.ts';
import { readResume } from './read-resume.ts';

const said = (text: string) =>
  readLanguages(text, 0).map(({ language, level, text: own }) => [language, level, own]);

test('what is said of two languages in one breath is said of both', () => {
  expect(said('Englisch und Französisch fließend')).toEqual([
    ['en', 'C1', 'englisch'],
    ['fr', 'C1', 'franzosisch fliessend'],
  ]);
  expect(said('Fluent Welsh, some Yoruba').map(([language, level]) => [language, level])).toEqual([
    ['cy', 'C1'],
    ['yo', undefined],
  ]);
  expect(said('English (fluent), French')).toEqual([
    ['en', 'C1', 'english (fluent)'],
    ['fr', undefined, 'french'],
  ]);
});

test('what follows a language in a list and says no level is no part of it', () => {
  expect(said('inglés (85 %), Excel, SAP').map(([, , own]) => own)).toEqual(['ingles (85 %)']);
});

test('a paper tells of a language, a language that is known already stays', () => {
  const papers = [{ value: '日语能力考试N1，2017年', lines: [3] }];
  expect(languagesOfPapers(papers)[0]).toMatchObject({ language: 'ja', level: 'C1', lines: [3] });
  const read = (text: string) => readResume(sourceFromText(text)).resume.languages.map(({ lines }) => lines);
  expect(read('李雷\n\n语言\n日语\n\n证书\n日语能力考试N1，2017年')).toEqual([[3]]);
  expect(read('李雷\n\n证书\n日语能力考试N1，2017年')).toEqual([[3]]);
});

test('a sentence of no section that says how well is heard, one that says no level is not', () => {
  const heard = (text: string) =>
    strayLanguages(makePieces(sourceFromText(text)).pieces).map(({ language }) => language);
  expect(heard('Geboren 1990 in Wels. Englisch fließend.')).toEqual(['en']);
  expect(heard('I like Spanish cooking and French films.')).toEqual([]);
});

test('a line of nothing but languages is heard below any section', () => {
  const page = (last: string) =>
    readResume(
      sourceFromText(
        `Berta Solano Prats\nberta.solano@example.com\n\nEXPERIENCIA\nMoza de almacén, Talleres Novaluz, Lugo, 2019 - 2023\n- Carga y descarga\n\nFORMACIÓN\nESO, IES Lugo, 2009\n\n${last}\n`,
      ),
    ).resume.languages.map(({ language }) => language);
  expect(page('Catalán y castellano, inglés hablado')).toEqual(['ca', 'es', 'en']);
  expect(page('Cocina francesa y española, vinos italianos')).toEqual([]);
});

test('a section of languages and programs holds both', () => {
  const { resume } = readResume(
    sourceFromText(
      [
        'Berta Solano Prats',
        'berta.solano@example.com',
        '',
        'EXPERIENCIA',
        'Administrativa, Talleres Novaluz, Lugo, 2019 - 2023',
        '- Facturas y albaranes',
        '',
        'IDIOMAS Y PROGRAMAS',
        'Gallego (nativo), inglés (B1), Excel, ContaPlus',
      ].join('\n'),
    ),
  );
  expect(resume.languages.map(({ language, level }) => [language, level])).toEqual([
    ['gl', 'native'],
    ['en', 'B1'],
  ]);
  expect(resume.skills.map(({ text }) => text)).toEqual(['Excel', 'ContaPlus']);
});

test.each([
  [
    'en',
    'Work\nDriver, Blue Vans, Leeds\n2019 - 2023\n\nDocuments\nDriving licence C\nForklift card\n\nLanguage\nPolish mother tongue, English good',
    'pl',
  ],
  [
    'de',
    'Berufserfahrung\nFahrer, Blau GmbH, Ulm\n2019 - 2023\n\nPapiere\nFührerschein C\nStaplerschein\n\nSprache\nPolnisch Muttersprache, Deutsch gut',
    'pl',
  ],
] as const)('papers and languages stand under short names of their own too (%s)', (_, page, code) => {
  const { resume } = readResume(sourceFromText(`Jan Nowak\njan@example.org\n\n${page}\n`));
  expect(resume.languages[0]).toMatchObject({ language: code, level: 'native' });
  expect(resume.education).toEqual([]);
});

test.each([
  [
    'en',
    'Experience\nDriver, Blue Vans, Leeds\n2019 - 2023\n- Drove\n\nEducation: Secondary school, Vigo 2004\nSkills: Excel, Word\nLanguages: Spanish, English',
  ],
  [
    'de',
    'Berufserfahrung\nFahrer, Blau GmbH, Ulm\n2019 - 2023\n- Touren\n\nSchulbildung: Realschule Ulm, 2004\nSprachen: Spanisch, Englisch',
  ],
  [
    'es',
    'Experiencia\nConductora, Azul SL, Vigo\n2019 - 2023\n- Rutas\n\nFormación: Instituto Sol, Vigo 2004\nIdiomas: español, inglés',
  ],
] as const)('rows at the end of a page are a section each (%s)', (_, page) => {
  const { resume } = readResume(sourceFromText(`Ana Nowak\nana@example.org\n\n${page}\n`));
  expect(resume.languages.map(({ language }) => language)).toEqual(['es', 'en']);
  expect(resume.education).toHaveLength(1);
});

test.each([
  ['I tune pianos in Hove. I speak Polish and a little Farsi. I drive.', 'pl fa:A1'],
  ['Fluent in Gujarati and Hindi, I often interpret for parents', 'gu:C1 hi:C1'],
  ['I do not speak German, and I speak to French suppliers by mail', ''],
  ['Ich spreche Kurdisch, Deutsch (B2) und etwas Russisch', 'ku de:B2 ru:A1'],
  ['Ich spreche mit englischen Kunden über Dänisch-Kurse', ''],
  ["Je parle couramment l'italien et un peu turc", 'it tr:A1'],
  ['Hablo catalán y algo de ruso', 'ca ru:A1'],
  ['会讲粤语和一点日语', 'yue ja:A1'],
])('what a sentence says that one speaks is known from any section: %s', (sentence, heard) => {
  const pieces = makePieces(sourceFromText(sentence)).pieces;
  const spoken = spokenLanguages(pieces).map(({ language, level }) =>
    level ? `${language}:${level}` : language,
  );
  expect(spoken.join(' ')).toBe(heard);
});

test('of several levels before a name the last is its own', () => {
  expect(said('Kurdisch und Deutsch als Muttersprachen und gut Russisch').map(([, level]) => level)).toEqual([
    'native',
    'native',
    'B2',
  ]);
  expect(said('Fluent in written and spoken Welsh').map(([, level]) => level)).toEqual(['C1']);
});

test('below one’s schooling a short sentence that begins with a language tells of it, a degree does not', () => {
  const read = (text: string) =>
    readResume(sourceFromText(`Noa Linden\nnoa@example.com\n\nFormation\n${text}`)).resume.languages.map(
      ({ language, level }) => [language, level],
    );
  expect(
    read('BTS Électrotechnique, lycée Jules-Verne, Nantes, 2012\nCACES R489. Allemand technique lu.'),
  ).toEqual([['de', 'B1']]);
  expect(read('Licence d’anglais, université de Nantes, 2012 - 2015')).toEqual([]);
});
