import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';

const data = join(import.meta.dirname, '..', '..', 'data');
const engine = createEngine((language) => readFileSync(join(data, `${language}.lexicon`)));
const asOf = { year: 2026, month: 11 };

const heads = {
  en: 'Requirements',
  de: 'Anforderungen',
  fr: 'Profil recherché',
  es: 'Requisitos',
  zh: '任职要求',
};

function status(language: keyof typeof heads, own: string, asked: string): string | undefined {
  const { matches } = engine.analyse(own, { title: '', description: `${heads[language]}\n- ${asked}` }, asOf);
  return matches[0]?.status;
}

const german = (below: string) =>
  `Jan Probst\nMechatroniker\n0351 555 0101\n\nBerufserfahrung\nMechatroniker, Werk Nord, Dresden\n2015 - heute\n- Anlagen gewartet\n\n${below}`;

const chinese = (rank: string) =>
  `王小明\n电话：138 0000 0000\n\n工作经历\n2015年3月—至今 长河医院 内科\n1. 管理病房\n\n证书\n${rank}（2020 年）\n\n教育\n2007年—2010年 长河卫校 护理 大专`;

test.each([
  ['执业药师资格证优先', '执业药师(2019)'],
  ['有会计初级职称证书者优先', '会计初级职称'],
  ['持导游证优先', '导游证'],
])('a paper is asked for by its name, whatever stands around that: %s', (asked, own) => {
  expect(status('zh', chinese(own), asked)).toBe('met');
  expect(status('zh', chinese('焊工证'), asked)).toBe('missing');
});

test('one of two degrees that the posting calls by their letters will do', () => {
  const own = (degree: string) =>
    `Awa Mercier\nawa@example.fr\n\nExpérience\nAuxiliaire de vie, Aide Nord, Lille, 2018 - 2023\n- Repas\n\nFormation\n${degree}, Institut Lys, 2017`;
  expect(status('fr', own('DEAES spécialité domicile'), 'DEAES ou DEAVS exigé')).toBe('met');
  expect(status('fr', own('CAP Coiffure'), 'DEAES ou DEAVS exigé')).not.toBe('met');
});

test.each([
  ['de', 'Ausbildung zur Bäckerin, Bäckerei Korn, 2011 - 2014', 'Meister/in als Bäcker/in', 'partly'],
  ['de', 'Ausbildung zur Bäckerin, 2011 - 2014\n2018 Meisterprüfung', 'Meister/in als Bäcker/in', 'met'],
  [
    'de',
    'Ausbildung zur Bäckerin, Bäckerei Korn, 2011 - 2014',
    'Ausbildung als Bäcker/in oder Meister/in',
    'met',
  ],
  [
    'de',
    'Ausbildung zum Polizisten, Polizeischule Hamm, 2011 - 2014',
    'Abgeschlossene Ausbildung als Polizist/in',
    'met',
  ],
  ['es', 'Grado medio en Cocina, IES Sol, 2012', 'Técnico superior en Dirección de Cocina', 'partly'],
  ['es', 'Técnico superior en Dirección de Cocina, IES Sol, 2012', 'Grado superior en Cocina', 'met'],
  ['fr', 'CAP Cuisine, CFA Lys, 2012', 'BTS Cuisine', 'partly'],
  ['fr', 'CAP Cuisine, CFA Lys, 2012', 'CAP ou BTS Cuisine', 'met'],
  ['zh', '2007年—2010年 长河技校 烹饪 技校', '大专及以上学历', 'partly'],
  ['zh', '2007年—2010年 长河职业技术学院 烹饪 大专', '大专及以上学历', 'met'],
] as const)(
  'a degree earned behind a first one is not held with that (%s): %s — %s',
  (language, own, asked, expected) => {
    const page = {
      de: `Jo Probst\nBerufserfahrung\nBürokraft, Werk Nord, Dresden\n2015 - heute\n- Post\n\nAusbildung\n${own}`,
      es: `Jo Sanz\nExperiencia\nCelador, Clínica Sol\n2015 - 2019\n- Traslados\n\nFormación\n${own}`,
      fr: `Jo Blanc\nExpérience\nFacteur, Poste, Lyon\n2015 - 2019\n- Tournées\n\nFormation\n${own}`,
      zh: `王小明\n电话：138 0000 0000\n\n工作经历\n2015年3月—至今 长河公司 文员\n1. 管理档案\n\n教育\n${own}`,
    }[language];
    expect(status(language, page, asked)).toBe(expected);
  },
);

test('a language that stands among the skills by its name is known', () => {
  const own = (skills: string) =>
    `Mira Shah\nExperience\nCashier, Corner Shop, Leeds\n2015 - 2019\n- Till\n\nSkills\n${skills}`;
  expect(status('en', own('Excel, Word, Punjabi'), 'Punjabi speaker')).toBe('met');
  expect(status('en', own('Excel, Urdu (fluent), Word'), 'Fluent Urdu')).toBe('met');
  expect(status('en', own('Excel, German tax law, Word'), 'German speaker')).toBe('missing');
});

test('what stands among personal lines counts, and who the person is does not', () => {
  const own = german('Persönliches\n\nIch bin 40 Jahre alt und habe einen Staplerschein.');
  expect(status('de', own, 'Staplerschein')).toBe('met');
  expect(status('de', own, 'Kettensägenschein')).toBe('missing');
});

test('a certificate is called by the letters or the brand that gave it', () => {
  const own = german('Zertifikate\n\nZertifikat Testmanagement (ISTQB), 2020');
  expect(status('de', own, 'ISTQB-Zertifizierung')).toBe('met');
  expect(status('de', own, 'IREB-Zertifizierung')).toBe('missing');
});

test.each([
  ['主管护师', '主管护师及以上职称', 'met'],
  ['中级会计师', '中级会计师职称', 'met'],
  ['护师', '主管护师及以上职称', 'missing'],
  ['软件工程师', '高级工程师及以上职称', 'missing'],
])('a rank is reached by its own name, whatever stands behind it: %s for %s', (own, asked, expected) => {
  expect(status('zh', chinese(own), asked)).toBe(expected);
});
