import { expect, test } from 'vitest';
import { asked } from '../../test/asked.ts';
import { noNames } from '../../test/no-names.ts';
import { engine } from '../../test/whole-engine.ts';
import type { Lexica } from '../lexica.ts';
import type { Language } from '../types.ts';
import { readJob } from './read-job.ts';

const skills = (language: Language, line: string): string[] =>
  asked(language, line).flatMap(({ kind, text }) => (kind === 'hard_skill' ? [text] : []));

const times: [Language, string][] = [
  ['en', 'Happy with evenings, Sundays and public holidays'],
  ['en', 'Min. 2 years of practice'],
  ['en', 'Not more than 3 penalty points'],
  ['es', 'Trabajo en domingos y festivos'],
  ['fr', 'Travail les samedis, dimanches et jours fériés'],
  ['de', 'Bereitschaft zur Arbeit an Sonntagen, Feiertagen und nachts'],
  ['de', 'Du packst gern an und bist wetterfest'],
  ['zh', '22-45岁，能接受三班倒'],
  ['zh', '条件优秀者学历可放宽'],
];

test.each(times)('when one works and how old one is are no skills (%s): %s', (language, line) => {
  expect(skills(language, line)).toEqual([]);
});

const names: [Language, string, string[]][] = [
  ['en', 'Night audit', ['Night audit']],
  ['en', 'Holiday bookings with Amadeus', ['Holiday bookings with Amadeus']],
  ['de', 'Nachtwache auf Station', ['Nachtwache auf Station']],
  ['zh', '0-3岁婴幼儿照护', ['0-3岁婴幼儿照护']],
];

test.each(names)(
  'what is done at such times, or for such an age, is asked for (%s): %s',
  (language, line, texts) => {
    expect(skills(language, line)).toEqual(texts);
  },
);

const given: [Language, string][] = [
  ['en', 'Tuition assistance and a retirement plan.'],
  ['en', "Haven't got one yet? Talk to us about our courses."],
  ['es', 'Alojamiento incluido, comida incluida'],
  ['fr', 'Tickets restaurant, tenue fournie'],
  ['de', 'Bezahlte Einarbeitung, kostenlose Arbeitskleidung'],
  ['zh', '入职交社保，管吃管住'],
];

test.each(given)(
  'what the employer gives asks for nothing among what is asked for (%s): %s',
  (language, line) => {
    expect(asked(language, line)).toEqual([]);
  },
);

/** One name is known: training. */
const training: Lexica = {
  ...noNames,
  hits: (text) =>
    [...text.matchAll(/培训/g)].map(({ index }) => ({
      start: index,
      end: index + 2,
      concept: 1,
      exact: true,
    })),
  kind: () => 'skill',
};

test('what a title promises in brackets is no skill', () => {
  const titled = (title: string) => readJob({ title, description: '' }, 'zh', training).requirements;
  expect(titled('瑜伽老师（带薪培训/双休）')).toEqual([]);
  expect(titled('培训专员').map(({ text }) => text)).toEqual(['培训']);
});

test('a bracket that opens inside an alternative is shown to its end', () => {
  expect(skills('de', 'Kenntnisse in SAP (oder DATEV-Lohn)')).toEqual(['SAP (oder DATEV-Lohn)']);
});

test('the last of several papers, any of which will do, is not asked for beside the others', () => {
  expect(asked('zh', '持有心理咨询师证、社工证、教师证任一证书').map(({ text }) => text)).not.toContain(
    '教师证任一证书',
  );
});

const weights = (language: Language, line: string) =>
  Object.fromEntries(asked(language, line).map(({ text, importance }) => [text, importance]));

test('a wish in the middle of a list softens what it stands with only', () => {
  expect(
    weights('de', 'Gesellenbrief, Führerschein Klasse B, Erfahrung im Trockenbau erwünscht, Schweißen'),
  ).toEqual({
    Gesellenbrief: 'must',
    'Führerschein Klasse B': 'must',
    Trockenbau: 'preferred',
    Schweißen: 'must',
  });
  // At the end it may be meant for all.
  expect(weights('de', 'Fliesen, Estrich, Trockenbau und Schweißen von Vorteil')).toEqual({
    Fliesen: 'preferred',
    Estrich: 'preferred',
    Trockenbau: 'preferred',
    Schweißen: 'preferred',
  });
});

test('an adjective that opens a line and shares its noun names nothing alone', () => {
  expect(skills('de', 'Gestalterische und handwerkliche Grundlagen')).toEqual(['handwerkliche Grundlagen']);
});

test('any of the fields of study named in a row will do, and a language among them is none to speak', () => {
  const found = asked('zh', '护理、日语、中药学等相关专业，大专及以上学历');
  expect(found.filter(({ kind }) => kind === 'language')).toEqual([]);
  expect(found.filter(({ kind }) => kind === 'hard_skill').length).toBeLessThan(2);
});

test('each of several papers is a way to the one, and two characters alone are a trade', () => {
  const terms = (line: string) => asked('zh', line).flatMap((one) => one.terms.map(({ text }) => text));
  expect(terms('持有社工师/心理咨询师资格证之一')).toEqual(['社工师', '心理咨询师']);
  expect(terms('有技师证者优先')).toEqual(['技师证']);
});

test('what ends a Chinese phrase of experience is no second thing asked for', () => {
  const asked = (line: string) =>
    engine
      .prepare({ title: '护士', description: `任职要求\n- ${line}` })
      .job.requirements.filter(({ kind }) => kind === 'hard_skill')
      .map(({ text }) => text);
  expect(asked('有机械通气护理经验')).toEqual(['机械通气']);
  // Behind a mark or a word between, the same word is asked for itself.
  expect(asked('有机械通气、护理经验')).toEqual(['机械通气', '护理']);
});
