import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { partsOf } from './credential.ts';
import { isLicence } from './paper-name.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };
const tailored = (resume: string, title: string, description: string) =>
  tailor(engine, { resume, job: { title, description }, asOf });
const summaries = (...input: Parameters<typeof tailored>): string =>
  tailored(...input)
    .edits.filter(({ kind }) => kind === 'summary')
    .map(({ after }) => after)
    .join('\n');

const carpenter = (studies: string) =>
  `Jost Amelung\nZimmerer\njost.amelung@example.org\n\nBerufserfahrung\n\nZimmerer, Holzbau Reuter, Marburg\nMärz 2016 – heute\n- Dachstühle abgebunden und gerichtet\n- Gauben gebaut\n\nAusbildung\n${studies}\n\nScheine\nStaplerschein\n`;
const timber =
  'Ihr Profil\n- Ausbildung als Zimmerer oder Tischler\n- Staplerschein\n- drei Jahre Erfahrung im Holzhandel';

test('a calling that the posting names among others is put forward by whoever learned it', () => {
  expect(
    summaries(
      carpenter('2012 – 2015 Tischler, Möbelwerk Amöneburg\n2011 Realschulabschluss'),
      'Fachberater Holz',
      timber,
    ),
  ).toContain('Tischler');
  expect(
    summaries(
      carpenter('2012 – 2015 Bäcker, Backhaus Amöneburg\n2011 Realschulabschluss'),
      'Fachberater Holz',
      timber,
    ),
  ).not.toContain('Bäcker');
});

const french = (studies: string) =>
  `Maud Kerloch\nFromagère\nmaud.kerloch@example.org\n\nProfil\nFromagère depuis neuf ans, du lait cru à la vitrine.\n\nExpérience\n\nFromagère, Ferme des Hauts, Aurillac\n2017 - aujourd'hui\n- Affinage des tommes\n- Retournement et brossage\n\nFormation\n2016 : CAP Crémier-fromager, CFA du Cantal\n\nDivers\n${studies}\n`;

test('a training that the posting asks for by its name is put forward, wherever on the page it stands', () => {
  const asked = 'Profil\n- CAP boulanger\n- connaissance HACCP\n- lever tôt';
  expect(summaries(french('Formation HACCP (2021)'), 'Boulanger', asked)).toContain('Formation HACCP (2021)');
  expect(summaries(french('Je cuisine et je suis HACCP de près'), 'Boulanger', asked)).not.toContain(
    'de près',
  );
});

test('a mark behind a short word and before a figure ends no item', () => {
  expect(partsOf('Attestation fluides cat. 2 – 2019. Permis B')).toEqual([
    'Attestation fluides cat. 2',
    '2019',
    'Permis B',
  ]);
});

test('classes behind the name of the licence and a colon are a licence', () => {
  expect(isLicence('Carnet: B, C', 'es')).toBe(true);
  expect(isLicence('Permis : B', 'fr')).toBe(true);
  expect(isLicence('Carnet: socio del club', 'es')).toBe(false);
});

const keeper = (own: string) =>
  `Rhoda Penn\nZoo Keeper\nrhoda.penn@example.org\n\nProfile\n${own}\n\nEmployment\n\nZoo Keeper, Fell Park, Kendal\nMay 2018 - present\n- Feed the lemurs\n- Clean the night quarters\n\nIT\nExcel, Outlook\n\nLanguages\nEnglish (native), French B2\n`;
const shop =
  'Requirements\n- Excel\n- French at B1 or above\n- Till work\n- Visual merchandising\n- Stock control\n- Experience in fashion retail';

test('in another trade one skill and one language that are asked for stand behind the person’s own words', () => {
  const said = summaries(keeper('Nine years with primates, calm and early up.'), 'Sales Assistant', shop);
  expect(said).toBe('Knowledge of Excel.\nLanguages: French B2.');
});

test('a wish for another place leaves the profile, one that speaks of this post stays', () => {
  const own = 'Nine years with primates, calm and early up.';
  const text = (wish: string) => tailored(keeper(`${own} ${wish}`), 'Sales Assistant', shop).text;
  expect(text('I want to run a monkey house one day.')).not.toContain('monkey house');
  expect(text('I would like to move into sales.')).toContain('I would like to move into sales.');
  // What is written behind it stands one blank away.
  expect(text('I want to run a monkey house one day.')).toContain(`${own} Knowledge of Excel.`);
});

test('a program named beside other things is known as one of a list is', () => {
  const page = (last: string) =>
    `Ilka Bonn\nTierpflegerin\nilka.bonn@example.org\n\nProfil\nNeun Jahre mit Affen, früh auf den Beinen.\n\nBerufserfahrung\n\nTierpflegerin, Park Hain, Celle\nMai 2018 – heute\n- Affen gefüttert\n- Ställe gereinigt\n\nSonstiges\n${last}\nFührerschein Klasse B\n`;
  const asked =
    'Ihr Profil\n- sicherer Umgang mit Excel\n- Führerschein Klasse B\n- Kassenerfahrung\n- Warenpräsentation';
  expect(summaries(page('Ich segle gern. Excel, Gitarre'), 'Verkäufer', asked)).toContain(
    'Kenntnisse: Excel.',
  );
  expect(summaries(page('Ich segle gern. Gitarre'), 'Verkäufer', asked)).not.toContain('Excel');
});

test('a French wish without its subject is a wish as well', () => {
  const text = tailored(
    french('Permis B').replace('à la vitrine.', 'à la vitrine. Souhaite diriger une crèmerie.'),
    'Boulanger',
    'Profil\n- CAP boulanger\n- permis B\n- pétrissage et façonnage',
  ).text;
  expect(text).not.toContain('crèmerie');
  expect(text).toContain('Fromagère depuis neuf ans');
});
