import { expect, test } from 'vitest';
import { answer, jobsByMonth, studiesByMonth } from '../../test/reading.ts';

test('a table whose first line names its columns is read by them, whatever its words', () => {
  const text = `Thaddeus Okwuosa
thad@example.com

WHERE I HAVE WORKED

Period	Company	Role	What I did
2019-now	Humber Cold Stores Ltd	Night shift supervisor	Runs a crew of 12
2014-2019	Kingston Freight	Forklift operator	Loading bay 3

SCHOOLING

Year	Certificate	School
2009	NVQ Level 2 Warehousing	Hull Trades College
`;
  expect(jobsByMonth(text)).toEqual([
    ['Night shift supervisor', 'Humber Cold Stores Ltd', '2019', 'now'],
    ['Forklift operator', 'Kingston Freight', '2014', '2019'],
  ]);
  expect(studiesByMonth(text)).toEqual([['NVQ Level 2 Warehousing', 'Hull Trades College', null, '2009']]);
});

test('marks with roles and times below them open entries', () => {
  const text = `欧阳慕白
oymb@example.cn

工作经历
■ 武汉楚源软件有限公司
  测试开发工程师
  （2021.05—至今）
    1) 搭建接口自动化平台
■ 深圳蓝湾科技股份有限公司
  软件测试工程师
  （2018.07—2021.04）
    1) 编写测试用例
`;
  expect(jobsByMonth(text)).toEqual([
    ['测试开发工程师', '武汉楚源软件有限公司', '2021-05', 'now'],
    ['软件测试工程师', '深圳蓝湾科技股份有限公司', '2018-07', '2021-04'],
  ]);
});

test('roles set under an employer with its whole time are its own, and the branch is no employer', () => {
  const text = `Léa Tormont
lea@example.fr

PARCOURS

2012 → 2022	ASSURANCES DU VEXIN SA
	2017 → 2022	Conseillère clientèle
		Agence de Gisors
		- portefeuille de 300 familles
	2012 → 2016	Gestionnaire sinistres
		Agence de Vernon
		- dossiers habitation
`;
  expect(jobsByMonth(text)).toEqual([
    ['Conseillère clientèle', 'ASSURANCES DU VEXIN SA', '2017', '2022'],
    ['Gestionnaire sinistres', 'ASSURANCES DU VEXIN SA', '2012', '2016'],
  ]);
});

test('labels that say the level of schooling are no degree where one stands below', () => {
  const text = `Milton Cárdenas
milton@example.co

ESTUDIOS

SECUNDARIA:    Colegio Santa Inés
               Bachiller Comercial
               Cali, 2004
TÉCNICO:       Instituto Técnico del Pacífico
               Técnico en Refrigeración
               Cali, 2007
`;
  expect(studiesByMonth(text)).toEqual([
    ['Bachiller Comercial', 'Colegio Santa Inés', null, '2004'],
    ['Técnico en Refrigeración', 'Instituto Técnico del Pacífico', null, '2007'],
  ]);
});

test('dots that lead the eye part cells, and numbers of pages are nothing', () => {
  const text = `Ilka Brömmelkamp
ilka@example.org

Berufserfahrung
Fachverkäuferin .... Bäckerei Krone .... 05/2018 bis heute

                Seite 1 von 2

Verkäuferin ........ Backhaus Telgte ... 08/2012 bis 04/2018
`;
  expect(jobsByMonth(text)).toEqual([
    ['Fachverkäuferin', 'Bäckerei Krone', '2018-05', 'now'],
    ['Verkäuferin', 'Backhaus Telgte', '2012-08', '2018-04'],
  ]);
});

test.each([
  ['Prénom : Aïssatou\nNom : DIALLO-BRUN', 'Aïssatou DIALLO-BRUN'],
  ['Name: Brömmelkamp\nVorname: Ilka', 'Ilka Brömmelkamp'],
  ['APELLIDOS: Rojas Mena\nNOMBRES: Luz Dary', 'Luz Dary Rojas Mena'],
  ['Surname: Okwuosa\nFirst name: Thaddeus', 'Thaddeus Okwuosa'],
  ['Capt. Leilani Kahananui', 'Leilani Kahananui'],
  ['Priya Sandhu RN (Adult)', 'Priya Sandhu'],
  ['Buenos días, me llamo Rosalía Etxarri Goñi y busco trabajo.', 'Rosalía Etxarri Goñi'],
])('a name in parts, behind a rank or in a sentence: %s', (head, name) => {
  expect(answer(`${head}\nsomebody@example.com\n\nSkills\nExcel`).contact.name).toBe(name);
});
