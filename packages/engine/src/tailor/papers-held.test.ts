import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { calmTitle, firstCalling } from './calm-title.ts';
import { licenceAlone, plainName } from './paper-name.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };
const edited = (resume: string, title: string, description: string) =>
  tailor(engine, { resume, job: { title, description }, asOf }).text;

test('a paper that is held for a time only, or not any more, is not put forward', () => {
  const page = (licence: string) =>
    `Ida Fenn\nida.fenn@example.org\n\nExperience\n\nWarden, Fenn Ltd, Ely\nMay 2018 - present\n- Fed the otters\n- Mended nets\n\nEducation\nBSc Zoology, Ely College, 2004\n\nCertificates\nFirst aid at work (2025)\n${licence}\n`;
  const asked =
    'Requirements\n- Degree in zoology\n- First aid certificate\n- Driving licence\n- Feeding otters\n';
  const top = (licence: string) => edited(page(licence), 'Warden', asked).split('Certificates')[0] ?? '';
  expect(top('Full driving licence')).toMatch(/driving licence/iu);
  expect(top('Driving licence: provisional')).not.toMatch(/provisional/iu);
  expect(top('Driving licence (expired)')).not.toMatch(/expired/iu);
});

test('a program with a word behind it is no paper in Chinese', () => {
  const resume =
    '田小禾\n137 0000 5521\n\n工作经历\n2018.3-2024.6 襄阳江岸塑业 班长\n- 调机、换模\n- 早会、考勤\n\n教育经历\n2014.9-2018.6 襄阳学院 机电 大专\n\n证书:叉车证、电工证\n电脑:Excel 一般,MES 报工\n';
  const text = edited(resume, '生产主管', '任职要求：\n1、会用 MES 系统\n2、持电工证\n3、大专以上学历\n');
  expect(text).not.toContain('证书：MES');
});

test('a paper keeps its full name, where a posting calls it by fewer words', () => {
  const resume =
    "Léa Roux\nlea@example.org\n\nExpérience\n\nPlombière, Roux SARL, Riom\n2016 - aujourd'hui\n- Pose de lavabos\n- Dépannage\n\nFormation\nCAP plomberie, 2008\n\nHabilitations\n- Attestation d'aptitude fluides frigorigènes\n- Habilitation électrique BR\n";
  const text = edited(
    resume,
    'Plombière',
    'Profil\n- attestation fluides frigorigènes\n- habilitations électriques\n- pose de lavabos\n',
  );
  expect(text).toContain("- Attestation d'aptitude fluides frigorigènes");
  expect(text).not.toContain('(habilitations électriques)');
});

test('a title in capitals is written as a sentence writes it', () => {
  expect(calmTitle('TÉCNICO AUXILIAR DE FARMACIA', 'es')).toBe('Técnico auxiliar de farmacia');
  expect(calmTitle('AGENTE DE VIAJES EN SPA', 'es')).toBe('Agente de viajes en SPA');
  expect(calmTitle('ANLAGENMECHANIKER SHK', 'de')).toBe('Anlagenmechaniker SHK');
  expect(calmTitle('CNC MACHINIST', 'en')).toBe('CNC Machinist');
  expect(calmTitle('Chef de partie', 'fr')).toBe('Chef de partie');
  expect(firstCalling('Fräser · Dreher')).toBe('Fräser');
  expect(firstCalling('Fräser')).toBe('Fräser');
});

test('of a licence only its name and its classes are put forward', () => {
  expect(licenceAlone('Permis B et voiture')).toBe('Permis B');
  expect(licenceAlone('Führerschein Auto und Motorrad')).toBe('Führerschein Auto und Motorrad');
  expect(licenceAlone('Führerschein B und BE')).toBe('Führerschein B und BE');
  expect(licenceAlone('Carnet B y coche propio')).toBe('Carnet B');
  expect(plainName('DRIVING: full licence')).toBe('Driving full licence');
});
