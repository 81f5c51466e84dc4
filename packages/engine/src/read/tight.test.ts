import { expect, test } from 'vitest';
import { headed, read } from '../../test/reading.ts';

function jobs(text: string): (string | undefined)[][] {
  return read(headed(text)).experience.map((job) => [
    job.title?.value,
    job.organization?.value,
    `${job.dates?.start?.year}`,
    `${job.bullets.length}`,
  ]);
}

/** Programs that take the text out of a page leave no blank line between entries. */
test.each([
  [
    'dates in small letters',
    `EXPERIENCIA
enero de 2019 - actualidad   Almacenera, Cárnicas Valverde
• Organización de los turnos y formación de dos compañeras
• Reducción de mermas del 12 % en el primer año
marzo de 2015 - diciembre de 2018   Cajera, Supermercados Olmo
• Arqueo de caja y cambios`,
    [
      ['Almacenera', 'Cárnicas Valverde', '2019', '2'],
      ['Cajera', 'Supermercados Olmo', '2015', '1'],
    ],
  ],
  [
    'a title and an employer no list knows, above their date',
    `EXPÉRIENCE PROFESSIONNELLE
Responsable hygiène
Biscuiterie Saint-Aubin, Lyon
janv. 2020 - aujourd’hui
• Organisation du planning et formation de deux collègues
• Réduction des pertes de 12 % la première année
Assistante comptable
Filatures de la Deûle, Lille
mars 2016 - déc. 2019
• Saisie des factures fournisseurs et rapprochements`,
    [
      ['Responsable hygiène', 'Biscuiterie Saint-Aubin', '2020', '2'],
      ['Assistante comptable', 'Filatures de la Deûle', '2016', '1'],
    ],
  ],
  [
    'titles in small letters',
    `Experiencia
operaria de limpieza, Servicios El Misti S.A.C., 2015 - 2019
• Reducción de mermas del 12 % en el primer año
empleada del hogar, Residencia Los Olmos, 2012 - 2015
• Cuidado de dos menores`,
    [
      ['operaria de limpieza', 'Servicios El Misti S.A.C.', '2015', '1'],
      ['empleada del hogar', 'Residencia Los Olmos', '2012', '1'],
    ],
  ],
  [
    'a bullet broken over lines goes on all the same',
    `Experience
Warehouse Manager, Fenwold Storage, 2015 - 2019
• Planned the weekly rota for forty people on three shifts and trained all of the new colleagues in
Fenwold and Marsby
• Cut waste by a third within the first year, by weighing what came back and asking drivers why it
was left
Packer, Oakhollow Mills, 2012 - 2015`,
    [
      ['Warehouse Manager', 'Fenwold Storage', '2015', '2'],
      ['Packer', 'Oakhollow Mills', '2012', '0'],
    ],
  ],
])('entries without blank lines between them are told apart: %s', (_, text, wanted) => {
  expect(jobs(text)).toEqual(wanted);
});

test('name and headline below a margin column are no language and no certificate', () => {
  const resume = read(`Contact
maeve.tolland@example.com
Languages
Irish (Native)

Maeve Tolland
Nurse at Corrib Hospital
Galway, Ireland

Summary
I nurse.`);
  expect(resume.contact.name?.value).toBe('Maeve Tolland');
  expect(resume.languages.map((language) => [language.language, language.level])).toEqual([['ga', 'native']]);
});

test('a short form in capitals before a year is a diploma, not "since"', () => {
  const resume = read(
    headed(`Études\n
DEC en bureautique                   2012
Cégep des Trois-Lacs
DES                                  2009
École secondaire de la Ruche`),
  );
  expect(resume.education.map((study) => [study.degree?.value, study.dates?.end?.year])).toEqual([
    ['DEC en bureautique', 2012],
    ['DES', 2009],
  ]);
});
