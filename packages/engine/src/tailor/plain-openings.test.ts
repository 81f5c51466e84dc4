import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { containsWords } from './proofs.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };

test('what somebody answers for stands by itself where it is the name of a doing', () => {
  const german = `Hanne Overbeck\nhanne.overbeck@example.org\n\nBerufserfahrung\n\nLaborantin, Overbeck Labor GmbH, Kissing\nMai 2015 - heute\n- Zuständig für die Pflege der Gerätedaten\n- Verantwortlich für den Posten am Eingang\n\nAusbildung\nRealschule Kissing, 2004\n`;
  const job = { title: 'Laborantin', description: 'Aufgaben\n- Proben messen' };
  const { text } = tailor(engine, { resume: german, job, asOf });
  expect(text).toContain('- Pflege der Gerätedaten');
  expect(text).toContain('- Verantwortlich für den Posten am Eingang');
  const spanish = `Lola Prat\nlola.prat@example.org\n\nExperiencia\n\nEncargada, Prat e Hijos, Lugo\nMayo 2015 - actualidad\n- Responsable de la gestión del almacén de telas\n- Corte de telas a medida\n\nEstudios\nIES Lugo, 2004\n`;
  const other = { title: 'Encargada', description: 'Funciones\n- Atender pedidos' };
  expect(tailor(engine, { resume: spanish, job: other, asOf }).text).toContain(
    '- Gestión del almacén de telas',
  );
});

test('where the first lines only say what is looked for, papers join what the person says of themselves', () => {
  const resume =
    '林晓岚\n手机 13700000021 ｜ lin.xl@example.cn\n求职意向：仓储\n\n自我评价\n做事细致，守时。\n\n工作经验\n\n青岛联运有限公司 | 仓管员 | 2018/05-至今\n- 登记货物出入库\n- 每月盘点库存\n\n教育经历\n青岛职业学院 物流管理 大专 2012-2015\n\n证书\n叉车证、大学英语六级\n';
  const job = {
    title: '仓储专员',
    description: '任职要求：\n1、大专及以上学历，物流管理等相关专业；\n2、英语四级以上；\n3、定期盘点。',
  };
  const lines = tailor(engine, { resume, job, asOf }).text.split('\n');
  const own = lines.findIndex((line) => line.startsWith('做事细致'));
  expect(lines[own + 1]).toContain('物流管理 大专');
  expect(lines.filter((line) => line === '个人简介')).toEqual([]);
});

test('Chinese characters end a Latin name', () => {
  expect(containsWords('用HPLC测糖', 'HPLC')).toBe(true);
  expect(containsWords('用UHPLC测糖', 'HPLC')).toBe(false);
});

test('a line of the posting that is but the name of a thing is looked for in other words too', () => {
  const resume = `Hanne Overbeck\nhanne.overbeck@example.org\n\nBerufserfahrung\n\nBeiköchin, Kantine Overbeck, Kissing\nMai 2015 - heute\n- Allergene ausweisen\n- Suppen für 80 Gäste\n\nAusbildung\nRealschule Kissing, 2004\n`;
  const job = { title: 'Beiköchin', description: 'Aufgaben\n- Allergenkennzeichnung\n- Reinigung der Küche' };
  expect(tailor(engine, { resume, job, asOf }).text).toContain('Allergenkennzeichnung');
});

test('who says that they look after a doing has the doing stand by itself', () => {
  const opened = (resume: string): string =>
    tailor(engine, { resume, job: { title: 'X', description: 'X' }, asOf }).text;
  expect(
    opened(
      'Lola Prat\nlola@example.org\n\nExperiencia\n\nJardinera, Prat e Hijos, Lugo\nMayo 2015 - actualidad\n- Me encargo del mantenimiento de seis fincas\n- Riego de macetas y setos\n',
    ),
  ).toContain('- Mantenimiento de seis fincas');
  expect(
    opened(
      "Anne Ker\nanne@example.org\n\nExpérience professionnelle\n\nAgente, Ker SARL, Vannes\nmai 2015 - aujourd'hui\n- Je m'occupe du suivi des livraisons\n- Accueil des clients\n",
    ),
  ).toContain('- Suivi des livraisons');
  expect(
    opened(
      'Hanne Overbeck\nhanne@example.org\n\nBerufserfahrung\n\nGärtnerin, Overbeck GmbH, Kissing\nMai 2015 - heute\n- Kümmere mich um die Pflege der Beete\n- Schnitt von Hecken\n',
    ),
  ).toContain('- Pflege der Beete');
});

test('behind a colon stand things: they are no doings of the opening', () => {
  const resume =
    'Nia Pugh\nnia.pugh@example.org\n\nExperience\n\nOffice Manager, Pugh & Daughters Ltd, Rhyl\nMay 2015 - March 2020\n- Responsible for ordering and checking supplies: cleaning, catering, stationery\n- Kept the diary\n\nEducation\nRhyl High School, 2004\n';
  const job = { title: 'Office Manager', description: 'Duties\n- Diary management' };
  expect(tailor(engine, { resume, job, asOf }).text).toContain(
    '- Ordered and checked supplies: cleaning, catering, stationery',
  );
});
