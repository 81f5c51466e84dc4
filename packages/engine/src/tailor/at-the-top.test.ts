import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';
import { tailor } from './tailor.ts';

const data = new URL('../../data/', import.meta.url);
const engine = createEngine((language) => readFileSync(new URL(`${language}.lexicon`, data)));
const edits = (resume: string, title: string, heading = 'Missions') =>
  tailor(engine, {
    resume,
    job: { title, description: `${heading}\n- ${title}\n` },
    asOf: { year: 2026, month: 11 },
  }).edits;
const headlines = (resume: string, title: string, heading?: string) =>
  edits(resume, title, heading).flatMap(({ kind, after }) => (kind === 'headline' ? [after] : []));

const mason = (top: string, title: string) =>
  `Luc Caron\nGatineau (Québec)\nluc@example.ca\n${top}\nEXPÉRIENCES DE TRAVAIL\n\nBriques Outaouais inc., Gatineau\n${title}\t\tavril 2017 à aujourd'hui\nPose de briques et de blocs\n\nFORMATION\nDEP Briquetage, École des métiers, 2010\n`;

test('a title that stands at the top already is not set above it', () => {
  expect(headlines(mason('', "Maçon / chef d'équipe"), 'Maçon')).toEqual(["Maçon / chef d'équipe"]);
  expect(headlines(mason('\nMaçon — carte de compétence\n', "Maçon / chef d'équipe"), 'Maçon')).toEqual([]);
});

test('a title in small letters begins the line below the name with a capital, and no employer stands there', () => {
  const page = (line: string) =>
    `Awa Sow\nLille\nawa@example.fr\n\nExpérience\n${line}\nnettoyage des vitres\n\nHotel Luna, femme de chambre, 2018 - 2020\nlits\n\nFormation\nCAP Cuisine, 2010\n`;
  const asked = "Agent d'entretien";
  expect(headlines(page("Sonett, Lille Nord, agent d'entretien, 2021 - 2025"), asked)).toEqual([asked]);
  expect(headlines(page("SONETT, Lille, agent d'entretien, 2021 - 2025"), asked)).not.toContain('SONETT');
});

test('months keep the blanks around their dash where years have none', () => {
  const forms = (dates: string) =>
    edits(
      `Luc Caron\nluc@example.ca\n\nExpérience\n\nMaçon, Briques Outaouais, 2018-2020\n- Pose de blocs\n\nManœuvre, Murs Nord, ${dates}\n- Nettoyage\n\nFormation\nDEP Briquetage, École des métiers, 2008-2010\n`,
      'Maçon',
    ).flatMap(({ kind, after }) => (kind === 'date-form' ? [after] : []));
  expect(forms('06/2017 - 08/2017')).toEqual([]);
  expect(forms('2016 - 2017')).toEqual(['2016-2017']);
});

test('who rose from assistant to more is put forward as an assistant only where one is looked for', () => {
  const page = `Luz Prado\nLima\nluz@correo.pe\n\nExperiencia\n\nJefa de almacén, Textiles Sol, Lima\n2020 - actualidad\nInventarios\n\nAuxiliar de compras, Comercial Andes, Lima\n2016 - 2020\nPedidos\n\nEducación\nSecundaria completa, 2010\n`;
  const wanted = (resume: string, title: string) => headlines(resume, title, 'Funciones del puesto');
  expect(wanted(page, 'Supervisora de compras')).toEqual([]);
  expect(wanted(page, 'Auxiliar de compras')).toEqual(['Auxiliar de compras']);
  expect(wanted(page.replace('Jefa de almacén', 'Auxiliar de caja'), 'Encargada de compras')).toEqual([
    'Auxiliar de compras',
  ]);
});
