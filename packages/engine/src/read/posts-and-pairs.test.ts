import { expect, test } from 'vitest';
import { headed, jobsByMonth, read, roles, studiesByMonth } from '../../test/reading.ts';

const nameOf = (...lines: string[]) => read(lines).contact.name?.value;

test('a name that begins with the family is whole, and titles may be joined by a small word', () => {
  expect(nameOf('VAN DER BERG, Pieter Johannes (Piet)', 'Boilermaker', '082 000 0000')).toBe(
    'Pieter Johannes VAN DER BERG',
  );
  expect(nameOf('Lic. en Psic. Ricardo Daniel Soria', 'rd.soria@example.com')).toBe('Ricardo Daniel Soria');
  expect(nameOf('姓名／陳大文', '電話／0910-000-000', '地址／高雄市三民區')).toBe('陳大文');
});

test('an academic career above the studies is one of posts', () => {
  const text = headed(`Akademischer Werdegang
seit 2018 Universitätsprofessorin, TU Dresden
2013–2018 Juniorprofessorin, RWTH Aachen
2008–2013 Wissenschaftliche Mitarbeiterin, Universität Bremen

Ausbildung
2008–2012 Promotion (Dr.-Ing.), Universität Stuttgart
2002–2008 Diplom-Bauingenieurin, Universität Stuttgart`);
  expect(jobsByMonth(text).map(([title]) => title)).toEqual([
    'Universitätsprofessorin',
    'Juniorprofessorin',
    'Wissenschaftliche Mitarbeiterin',
  ]);
  expect(studiesByMonth(text)).toHaveLength(2);
});

test('behind a semicolon stands what one did, and the town one worked in is no title', () => {
  const text = headed(`BERUF
seit 2022: Art Director, Agentur Rheinblick, Köln; Team von vier Leuten, Kunden aus Handel
2018–2022: Grafikdesignerin, Studio Kranz & Partner, Düsseldorf; Messestände`);
  expect(roles(text)).toEqual([
    ['Art Director', 'Agentur Rheinblick'],
    ['Grafikdesignerin', 'Studio Kranz & Partner'],
  ]);
  const own = headed(
    'Expérience\n\nDepuis 2018, infirmière libérale à Montpellier\nTournée de 25 patients par jour',
  );
  expect(roles(own)).toEqual([['infirmière libérale', undefined]]);
});

test('numbers with a hyphen count sections and entries', () => {
  const text = headed(`I- EXPÉRIENCES PROFESSIONNELLES
1- Depuis Mars 2019 : Brasserie Solba, Abidjan
Poste : Électromécanicien de maintenance
2- De 2016 à 2019 : Énergie Lagune SA
Poste : Agent de dépannage

II- ÉTUDES ET DIPLÔMES
- 2015 : BTS Maintenance, Lycée technique de Bouaké`);
  expect(jobsByMonth(text)).toEqual([
    ['Électromécanicien de maintenance', 'Brasserie Solba', '2019-03', 'now'],
    ['Agent de dépannage', 'Énergie Lagune SA', '2016', '2019'],
  ]);
});

test('the first cell of a section of contact data is the name', () => {
  const cells = '郑晓山｜男｜1990.11｜山东济南｜18600000000｜zhengxs@example.com';
  expect(nameOf('基本信息', cells, '', '从业经历', '2019.07-至今 中原检修有限公司 工长')).toBe('郑晓山');
});
