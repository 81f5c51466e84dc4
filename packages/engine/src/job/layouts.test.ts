import { expect, test } from 'vitest';
import { noNames } from '../../test/no-names.ts';
import type { Language, Requirement } from '../types.ts';
import { readJob } from './read-job.ts';

const read = (language: Language, description: string, title = ''): Requirement[] =>
  readJob({ title, description }, language, noNames).requirements;

const importance = (found: Requirement[], text: string): string | undefined =>
  found.find((one) => one.text.includes(text))?.importance;

const texts = (found: Requirement[], kind: Requirement['kind']): string[] =>
  found.filter((one) => one.kind === kind).map((one) => one.text);

const wishes: [Language, string, string][] = [
  ['de', 'Ihr Profil\n- Lötpraxis\n- Messtechnik\n\nSchön, aber kein Muss\n- Kanalbau', 'Kanalbau'],
  ['en', 'Requirements\n- Soldering\n- Metrology\n\nNot a must, but helpful\n- Sewer works', 'Sewer works'],
  ['fr', 'Votre profil\n- Soudure\n- Métrologie\n\nPas obligatoire, mais utile\n- Voirie', 'Voirie'],
  [
    'es',
    'Requisitos\n- Soldadura\n- Metrología\n\nNo obligatorio, pero ayuda\n- Alcantarillado',
    'Alcantarillado',
  ],
  ['zh', '任职要求\n- 焊接工艺\n- 计量检测\n\n不强求，但会更好\n- 管道铺设', '管道铺设'],
];

test.each(wishes)('a heading that says "no must" opens wishes (%s)', (language, posting, wished) => {
  const found = read(language, posting);
  expect(importance(found, wished)).toBe('preferred');
  expect(found.filter((one) => one.importance === 'must')).toHaveLength(2);
  expect(found).toHaveLength(3);
});

test('a picture that opens one line after the other is a bullet, and one over a list is none', () => {
  const found = read(
    'en',
    '🎯 Requirements\n✅ Glassblowing\n✅ Kiln firing\n\n🎁 Benefits\n✅ Free kayak\n✅ Sauna',
  );
  expect(found.map((one) => one.text)).toEqual(['Glassblowing', 'Kiln firing']);
});

test('a bullet that the width of the page broke is read whole, and where it stands', () => {
  const posting = 'Requirements\n- Reading of weaving patterns on\n  jacquard looms\n- Dyeing';
  const [first, second] = read('en', posting);
  expect(first?.text).toBe('Reading of weaving patterns on jacquard looms');
  expect(first?.span && posting.slice(first.span.start, first.span.end)).toMatch(/looms$/);
  expect(second?.text).toBe('Dyeing');
});

test('what is paid is known by its list, not by one word of one line', () => {
  const asked = read('de', 'Ihr Profil\n- Abrechnung Lohn und Gehalt\n- Lötpraxis\n- Messtechnik');
  expect(asked.some((one) => one.text.includes('Gehalt'))).toBe(true);
  const offered = read(
    'de',
    'Ihr Profil\n- Lötpraxis\n\nMoosfreund, wie schön\n- 30 Tage Urlaub\n- Gehalt nach Tarif',
  );
  expect(offered.some((one) => /Urlaub|Gehalt/.test(one.text))).toBe(false);
});

test('the title that a posting repeats asks for nothing', () => {
  const found = read('es', 'Responsable de hornos\nRequisitos\n- Soldadura', 'Responsable de hornos');
  expect(found.map((one) => one.text)).toEqual(['Soldadura']);
});

test('what speaks of the person or of working hours is no skill', () => {
  const kinds = (language: Language, posting: string) => read(language, posting).map((one) => one.kind);
  expect(kinds('de', 'Ihr Profil\n- Freude am Kontakt mit Menschen')).toEqual(['soft_skill']);
  expect(kinds('en', 'Requirements\n- Climb ladders, work on roofs')).toEqual(['soft_skill', 'soft_skill']);
  expect(kinds('zh', '任职要求\n1. 能适应每月三分之一时间出差')).toEqual(['soft_skill']);
});

test('a wish at the end of a line softens itself alone', () => {
  const found = read('de', 'Ihr Profil\n- Erfahrung im Glockenguss, gern in der Denkmalpflege');
  expect(importance(found, 'Glockenguss')).toBe('must');
  expect(importance(found, 'Denkmalpflege')).toBe('preferred');
});

test('one of two languages is one thing asked for', () => {
  const [one, ...others] = read('de', 'Ihr Profil\n- Englisch oder Französisch');
  expect(one?.language).toEqual({ code: 'en', or: [{ code: 'fr' }] });
  expect(others).toEqual([]);
  expect(read('zh', '任职要求\n1. 会德语或日语')[0]?.language).toEqual({ code: 'de', or: [{ code: 'ja' }] });
});

test('a licence and years that one "and" joins are two', () => {
  const found = read('en', 'Requirements\n- A crane licence and three years of experience on building sites');
  expect(found.map((one) => one.kind).sort()).toEqual(['certificate', 'years']);
  expect(texts(found, 'years')).toEqual(['three years of experience on building sites']);
});

test('a reason asks for nothing', () => {
  const found = read('en', 'Requirements\n- A crane licence, as we visit quarries');
  expect(found.map((one) => one.text)).toEqual(['A crane licence']);
});
