import { expect, test } from 'vitest';
import { asked } from '../../test/asked.ts';
import type { Language, Requirement } from '../types.ts';

const formal: [Language, string][] = [
  ['en', 'Own car needed'],
  ['en', 'Probation: 3 months'],
  ['es', 'Contrato temporal de 6 meses'],
  ['fr', 'Débutants acceptés'],
  ['de', 'Befristet auf ein Jahr'],
  ['zh', '试用期2个月'],
  ['zh', '年龄20-40岁'],
];

test.each(formal)('a condition that no resume speaks of is no requirement (%s): %s', (language, line) => {
  expect(asked(language, line)).toEqual([]);
});

const besides: [Language, string, Requirement['kind']][] = [
  ['en', 'Two years of experience, own car', 'years'],
  ['es', 'Francés y vehículo propio', 'language'],
  ['fr', 'Permis C et véhicule personnel', 'certificate'],
  ['de', 'Gesellenbrief und eigenes Auto', 'degree'],
  ['zh', '本科学历，年龄20-40岁', 'degree'],
];

test.each(besides)('what stands beside such a condition is asked for (%s): %s', (language, line, kind) => {
  expect(asked(language, line).map((one) => one.kind)).toEqual([kind]);
});

const origins: [Language, string][] = [
  ['en', 'Italian cooking'],
  ['en', 'Knows the German market'],
  ['es', 'Conoce el mercado alemán'],
  ['fr', 'Bonne connaissance du marché italien'],
  ['fr', 'Lavage des sols à l’anglaise'],
  ['en', 'Polish and wax the parquet'],
  ['es', 'Turnos de tarde y fines de semana'],
  ['es', 'Balances a fines de trimestre'],
  ['zh', '接待日语区游客'],
];

test.each(origins)('where a thing comes from is no language to speak (%s): %s', (language, line) => {
  expect(asked(language, line).filter(({ kind }) => kind === 'language')).toEqual([]);
});

test('three years of experience ask for no experience beside', () => {
  expect(asked('zh', '三年以上工作经验').map(({ kind }) => kind)).toEqual(['years']);
});

test('the years of the firm are nobody’s experience', () => {
  expect(
    asked('en', 'Our company has 12 years of experience').filter(({ kind }) => kind === 'years'),
  ).toEqual([]);
});

test('whatever else one may be told to do is no duty, and what comes beside it is', () => {
  const duties = (line: string) => asked('zh', line, '岗位职责').map(({ text }) => text);
  for (const line of [
    '完成领导交办的其他工作',
    '及时完成上级安排的临时任务',
    '公司交代的其它事项',
    '其他日常工作',
  ])
    expect(duties(line)).toEqual([]);
  expect(duties('清点库存并完成主管交办的其他工作')).toHaveLength(1);
  expect(duties('完成苗木的嫁接和修剪')).toHaveLength(1);
});

test('that somebody keeps the law and does as told is asked of the person, and is no skill', () => {
  expect(asked('zh', '遵守宪法和法律，品行端正')).toEqual([]);
  for (const line of ['服从管理', '对数据敏感', '勤快踏实'])
    expect(asked('zh', line).map(({ kind }) => kind)).not.toContain('hard_skill');
});

test.each([
  ['fr', 'Disponibilité la fin de semaine'],
  ['fr', 'Disponible les soirs et les fins de semaine'],
  ['es', 'Trato cercano con el paciente'],
] as const)('when one works and how one treats people is no skill (%s): %s', (language, line) => {
  expect(asked(language, line).filter(({ kind }) => kind === 'hard_skill')).toEqual([]);
});

test.each([
  ['fr', 'Ciel Compta de préférence', 'Ciel Compta'],
  ['es', 'A3 Nóminas preferiblemente', 'A3 Nóminas'],
  ['fr', 'Tu as le sens du détail', 'sens du détail'],
] as const)('what is asked for is named without the words around it (%s): %s', (language, line, name) => {
  expect(asked(language, line).map(({ terms: [term] }) => term?.text)).toEqual([name]);
});

test('years in posts of the kind ask for years alone', () => {
  expect(asked('es', 'Tres años de experiencia en cargos similares').map(({ kind }) => kind)).toEqual([
    'years',
  ]);
});

test('a word for a man and a woman is one word, and parts nothing', () => {
  expect(asked('fr', 'Titre d’auxiliaire qualifié(e) vétérinaire').map(({ text }) => text)).toEqual([
    'Titre d’auxiliaire qualifié(e) vétérinaire',
  ]);
});

test('what is to be sent is not asked of the person', () => {
  const description =
    'Inglés B2\n\nDocumentación a presentar\n- CV y carta de presentación\n- Copia del título';
  expect(asked('es', description).map(({ kind }) => kind)).toEqual(['language']);
});

test.each([
  ['fr', 'Vous parlez italien', 'it'],
  ['es', 'Hablas portugués', 'pt'],
] as const)('who speaks a language is asked for it (%s)', (language, line, code) => {
  expect(asked(language, line).map((one) => one.language?.code)).toEqual([code]);
});
