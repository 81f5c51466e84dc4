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
