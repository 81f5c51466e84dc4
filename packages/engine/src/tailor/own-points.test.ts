import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };

function summaries(resume: string, title: string, description: string): string[] {
  const { edits } = tailor(engine, { resume, job: { title, description }, asOf });
  return edits.filter(({ kind }) => kind === 'summary').map(({ after }) => after);
}

const german = (points: readonly string[]) =>
  `Ilse Brandt\nVerkäuferin\nilse.brandt@example.com\n\nBerufserfahrung\n\nVerkäuferin, Stoffhaus Lenz, Trier\nMärz 2018 – heute\n${points
    .map((each) => `- ${each}\n`)
    .join(
      '',
    )}- Schaufenster im Wechsel der Jahreszeiten\n\nAushilfe, Bäckerei Kern, Trier\nMai 2014 – Februar 2018\n- Brot und Kuchen im Laden\n- Inventur am Jahresende\n\nAusbildung\n2011 – 2014 Ausbildung zur Schneiderin, Atelier Moll, Trier\n\nKenntnisse\nWord, Nähmaschinen\n`;
const reception = 'Ihre Aufgaben\n- Kundenberatung und Verkauf\n- Warenannahme\n- Telefondienst';

test('what answers a posting in part is said at the top in the person’s own words', () => {
  const points = [
    'Verkauf und Beratung zu Stoffen, Garnen, Knöpfen und Reißverschlüssen',
    'Nähkurse am Samstag',
  ];
  expect(summaries(german(points), 'Florist', reception)).toEqual([
    'Mit Praxiserfahrung: Verkauf und Beratung zu Stoffen, Garnen, Knöpfen und Reißverschlüssen.',
  ]);
});

test('a point that tells of it in a sentence, or holds a figure, makes no item', () => {
  const points = ['Verkauf und Beratung, 40 Kunden am Tag', 'Habe Verkauf und Lager, Kasse und Büro gelernt'];
  expect(summaries(german(points), 'Florist', reception)).toEqual([]);
});

test('one skill and one language, each too little alone, make a summary together', () => {
  const resume =
    'Alba Rey\nPeluquera\nalba.rey@example.com\n\nExperiencia\n\nPeluquera, Salón Rizo, Lugo\nMarzo 2018 – actualidad\n- Corte y color\n- Cierre de caja\n\nInformática\nExcel, Canva\n\nIdiomas\nInglés B1\n';
  const job = 'Requisitos\n- Manejo de Excel\n- Inglés medio\n- Carnet B';
  expect(summaries(resume, 'Auxiliar administrativa', job)).toEqual([
    'Conocimientos de Excel.\nIdiomas: Inglés B1.',
  ]);
});

test('a point told in a sentence is named by its doing', () => {
  const points = ['Verkaufe Stoffe und Garne, berate Schneiderinnen', 'Nähkurse am Samstag'];
  const more = [...points, 'Nehme Waren an und bestelle Knöpfe'];
  expect(summaries(german(more), 'Florist', 'Ihre Aufgaben\n- Verkauf\n- Warenannahme')).toEqual([
    'Mit Praxiserfahrung: Stoffe und Garne verkaufen, Schneiderinnen beraten; Waren annehmen und Knöpfe bestellen.',
  ]);
});

test('where no heading parts the head of the page from the roles, what is held stands between them without one', () => {
  const resume =
    'NOM : Aude Perrin\nMAIL : aude.perrin@example.com\n\nCARRELEUSE 12 ANS DE METIER\n\n2018 à 2025 – Sols du Midi – Alès\nCarreleuse\nPose de faïence\nChapes\n\nDIPLOMES\nCAP Carreleur mosaïste 2017\nHABILITATIONS\nHabilitation électrique BR\nDIVERS\nPermis B\n';
  const job = 'Profil\n- habilitation électrique BR\n- permis B indispensable';
  const { text } = tailor(engine, { resume, job: { title: 'Technicien (H/F)', description: job }, asOf });
  expect(text).toContain(
    'CARRELEUSE 12 ANS DE METIER\n\nQualifications : Habilitation électrique BR, Permis B.\n\n2018 à 2025',
  );
});

test('to who offers another post one point that names two things is news; what was learned or helped with is none', () => {
  const job =
    'Ihre Aufgaben\n- Verkauf von Sträußen\n- Trauerfloristik\n- Kranzbinden\n- Führerschein Klasse B';
  expect(
    summaries(german(['Verkaufe Stoffe und berate Schneiderinnen', 'Nähkurse am Samstag']), 'Florist', job),
  ).toEqual(['Mit Praxiserfahrung: Stoffe verkaufen und Schneiderinnen beraten.']);
  expect(summaries(german(['Verkaufe Stoffe', 'Nähkurse am Samstag']), 'Florist', job)).toEqual([]);
  expect(
    summaries(german(['Habe Verkauf und Lager gelernt', 'Nähkurse am Samstag']), 'Florist', job),
  ).toEqual([]);
});

test('of a role told in a paragraph the sentence that answers it is said', () => {
  const page = (told: string) =>
    `Alba Rey\nPeluquera\nalba.rey@example.com\n\nPerfil\nOcho años de peluquera, siempre de buen humor.\n\nExperiencia\n\nPeluquera, Salón Rizo, Lugo\nMarzo 2018 – actualidad\n${told} Barro el suelo al cerrar.\n`;
  const job = 'Funciones\n- Atención al cliente\n- Emisión de billetes\nRequisitos\n- Amadeus';
  expect(
    summaries(
      page('Corto y tiño el pelo. Atiendo a los clientes en el salón y por teléfono.'),
      'Agente',
      job,
    ),
  ).toEqual(['Con experiencia en: atender a los clientes en el salón y por teléfono.']);
  expect(summaries(page('Corto y tiño el pelo. Peino a las novias.'), 'Agente', job)).toEqual([]);
});
