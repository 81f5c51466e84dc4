import { expect, test } from 'vitest';
import { jobsByMonth, read, studiesByMonth } from '../../test/reading.ts';

test('an unknown town beside the employer is no title where the line below names one', () => {
  const text = `Ana Roy
ana@example.com

EMPLOIS

Coopérative du Lac | Sainte-Orée | mai 2019 à mars 2021
Technicienne forestière
▪ Inventaires

Scierie Marbois inc. | Val-Perdu | juin 2015 à avril 2019
Mesureuse de bois
▪ Cubage
`;
  expect(jobsByMonth(text)).toEqual([
    ['Technicienne forestière', 'Coopérative du Lac', '2019-05', '2021-03'],
    ['Mesureuse de bois', 'Scierie Marbois inc.', '2015-06', '2019-04'],
  ]);
});

test("a trade's word may begin an employer that is drawn like the others", () => {
  const text = `# Eva Soler

eva@example.com

## Experiencia

**Obras Ferrer, S.A.** (Paterna)

*Jefa de obra*, 09-2019 / actualidad
* Puentes y viaductos

**Consultora Nogal** (Sagunto)

*Ingeniera de proyectos*, 10-2015 / 08-2019
* Modelos de inundación
`;
  expect(jobsByMonth(text)).toEqual([
    ['Jefa de obra', 'Obras Ferrer, S.A.', '2019-09', 'now'],
    ['Ingeniera de proyectos', 'Consultora Nogal', '2015-10', '2019-08'],
  ]);
});

test('below a margin column that a converter put between the jobs the work goes on', () => {
  const text = `Olena Hnat
olena@example.com

Werdegang

Lageristin
Umschlag Nord GmbH, Celle (11/2021 – heute)
» Wareneingang

SCHEINE
Gabelstapler (2023)

Lehrerin für Physik
Lyzeum Nr. 9, Poltawa (09/2008 – 02/2021)
» Klassen 7 bis 11

Studium

Diplom Physik
Universität Poltawa (09/2001 – 06/2006)
In Deutschland anerkannt als Bachelor, Bescheid vom 12.01.2022
`;
  expect(jobsByMonth(text).map(([title]) => title)).toEqual(['Lageristin', 'Lehrerin für Physik']);
  expect(studiesByMonth(text)).toEqual([['Diplom Physik', 'Universität Poltawa', '2001-09', '2006-06']]);
});

test('letters of a degree in capitals are no pronoun', () => {
  const text = `Ann Tait
ann@example.com

STUDY

MSc Archives
University of Leeds
2010 to 2011

MA (Hons) Philosophy
University of Dundee
2006 to 2010
`;
  expect(studiesByMonth(text).map(([degree]) => degree)).toEqual(['MSc Archives', 'MA (Hons) Philosophy']);
});

test('no name of an employer ends with a small word', () => {
  const { experience } = read([
    'EXPERIENCIA',
    'CLÍNICA SAN BLAS DE COYOACÁN, Ciudad de México',
    'Enfermera general',
    'feb. 2016 – jul. 2020',
    '- Turno nocturno',
  ]);
  expect(experience[0]?.organization?.value).toBe('CLÍNICA SAN BLAS DE COYOACÁN');
});

test('a label of duties in capitals inside a job begins no section', () => {
  const text = `Luc Morand
luc@example.com

EXPÉRIENCE

Chef d'équipe, Garage Morel, Tours, 2018 - 2022
RESPONSABILITÉS
- Planning de six mécaniciens

Mécanicien, Garage Blanc, Blois, 2014 - 2018
RESPONSABILITÉS
- Freins et moteurs
`;
  expect(jobsByMonth(text).map(([title]) => title)).toEqual(["Chef d'équipe", 'Mécanicien']);
});
