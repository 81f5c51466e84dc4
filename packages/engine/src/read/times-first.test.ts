import { describe, expect, it } from 'vitest';
import { headed, jobs, read, roles, studies } from '../../test/reading.ts';

const page = (...lines: string[]): string => headed(lines.join('\n'));

describe('lines without marks or gaps', () => {
  it('belong to the time above them, where the first of all is a time', () => {
    const text = page(
      'Mes expériences',
      'Janvier 2020 à ce jour',
      'ADMR du Pays de Rance - Dinval',
      'Auxiliaire de vie',
      'Aide au lever, toilette, repas',
      'Septembre 2016 à décembre 2019',
      'Particulier employeur',
      'Aide à domicile',
      'Ménage, courses',
      '2014 à 2016',
      'Hôtel Le Rempart - Saint-Malo',
      'Femme de chambre',
    );
    expect(jobs(text)).toEqual([
      ['Auxiliaire de vie', 'ADMR du Pays de Rance', 'Janvier 2020 à ce jour'],
      ['Aide à domicile', 'Particulier employeur', 'Septembre 2016 à décembre 2019'],
      ['Femme de chambre', 'Hôtel Le Rempart', '2014 à 2016'],
    ]);
  });

  it('belong to the role above them, where they stand deeper than the roles', () => {
    const text = page(
      'EXPÉRIENCE',
      'Groupe Almeris (agroalimentaire, 2 000 salariés)',
      '  Responsable Supply Chain France – depuis 01/2020',
      '    Pilotage de 6 entrepôts',
      '  Responsable logistique site de Vienne – 03/2016 à 12/2019',
      '    Réduction des ruptures',
      'Danorel Transports',
      '  Chef de quai – 09/2012 à 02/2016',
      '    Équipe de 15 personnes',
    );
    expect(roles(text)).toEqual([
      ['Responsable Supply Chain France', 'Groupe Almeris'],
      ['Responsable logistique site de Vienne', 'Groupe Almeris'],
      ['Chef de quai', 'Danorel Transports'],
    ]);
  });
});

it('times behind a tab in the lines of the titles are no column of their own', () => {
  const entry = (title: string, time: string, shop: string): string[] => [
    `${title}\t${time}`,
    shop,
    'Ilzach',
    '\t‣ Kasse und Tresor',
    '\t‣ Schaufenster',
    '',
  ];
  const text = page(
    'Berufserfahrung',
    '',
    ...entry('Filialleiterin', 'Januar 2022 – heute', 'Sporthaus Mundera'),
    ...entry('Verkäuferin', 'August 2018 – Dezember 2021', 'Schuhhaus Mundera'),
    ...entry('Kassiererin', 'Mai 2016 – Juli 2018', 'Modehaus Kavel'),
    'Sprachen',
    '',
    'Romanisch\tMuttersprache',
    'Deutsch\tMuttersprache',
  );
  expect(roles(text)).toEqual([
    ['Filialleiterin', 'Sporthaus Mundera'],
    ['Verkäuferin', 'Schuhhaus Mundera'],
    ['Kassiererin', 'Modehaus Kavel'],
  ]);
});

describe('what stands with nothing between', () => {
  it('a school and the subject there', () => {
    const text = page('教育经历', '', '2011.9—2015.6   广西师范学院数学与应用数学专业（本科）');
    expect(studies(text)).toEqual([['数学与应用数学专业(本科)', '广西师范学院']]);
  });

  it('a label and its value, with one blank or with a name set wide', () => {
    const nameOf = (...lines: string[]) =>
      read([...lines, '', '工作经历', '', '2019.03-至今  恒达物流有限公司  仓库管理员']).contact.name?.value;
    expect(nameOf('个人简历', '姓名 李长河', '年龄 33')).toBe('李长河');
    expect(nameOf('应聘岗位：会计', '姓  名：凌  霜', '性  别：女')).toBe('凌霜');
  });
});

it('a hall or a ward in a title is no employer, and how much of the week no part of it', () => {
  const text = page(
    'Arbeitserfahrung',
    '',
    '- Helfer im Lager, Firma Zalander Logistik SE, Erfurt, 03.2019 – jetzt',
    '- Verkäufer 80%, Elektro Böhm GmbH, Erfurt, 11.2018 – 02.2019',
  );
  expect(roles(text)).toEqual([
    ['Helfer im Lager', 'Zalander Logistik SE'],
    ['Verkäufer', 'Elektro Böhm GmbH'],
  ]);
});
