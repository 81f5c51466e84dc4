import { expect, test } from 'vitest';
import { asked } from '../../test/asked.ts';
import { noNames } from '../../test/no-names.ts';
import type { Language } from '../types.ts';
import { sentences } from './lines.ts';
import { parted } from './named.ts';
import { readyPack } from './pack.ts';
import { readJob } from './read-job.ts';

const texts = (language: Language, ...lines: string[]): string[] =>
  asked(language, lines.join('\n')).map(({ text }) => text);

const ofDuties = (language: Language, ...lines: string[]): string[] =>
  readJob({ title: 'x', description: lines.join('\n') }, language, noNames).requirements.map(
    ({ text }) => text,
  );

test('a mark between two figures parts nothing', () => {
  expect(texts('en', 'Signing limit of $25,000, cheque books')).toEqual([
    'Signing limit of $25,000',
    'cheque books',
  ]);
  expect(texts('fr', 'Plafond de 12,5 tonnes')).toEqual(['Plafond de 12,5 tonnes']);
});

test('the dot of a day ends no sentence, and how one applies is asked of nobody', () => {
  expect(texts('de', 'Kranführung', '', 'Reichen Sie Ihre Mappe bis zum 15. Feber beim Bauamt ein.')).toEqual(
    ['Kranführung'],
  );
  expect(sentences('Beginn ist am 3. Oktober. Wir freuen uns.', 0)).toHaveLength(2);
  expect(sentences('Raum 3. Ofen und Glasur.', 0)).toHaveLength(2);
});

test('a name and its initials behind it are one thing, with whatever words the name is led in by', () => {
  for (const line of [
    'Enrolled with the Kiln Makers Guild (KMG)',
    'Listed by the Harbour Pilots Board (HPB)',
  ])
    expect(asked('en', line).map(({ terms }) => terms.length)).toEqual([2]);
  expect(texts('en', 'Kiln repair (gas)')).toEqual(['Kiln repair', 'gas']);
});

test('beside letters that name a thing, its sort is none of the name', () => {
  expect(texts('en', 'QKZL registered')).toEqual(['QKZL']);
  expect(texts('de', 'Kenntnisse der Software KilnPlan')).toEqual(['KilnPlan']);
  expect(texts('fr', 'Logiciel QKZ')).toEqual(['QKZ']);
  expect(texts('de', 'Software für Brennöfen')).toEqual(['Software für Brennöfen']);
});

test('what introduces an example is none of it', () => {
  expect(texts('de', 'Ofensteuerung, z. B. Kilnmax')).toEqual(['Ofensteuerung', 'Kilnmax']);
  expect(texts('en', 'Kiln control, e.g. Kilnmax')).toEqual(['Kiln control', 'Kilnmax']);
});

test('a hyphenated word is not cut at a small word in it, and following up alone is nothing', () => {
  expect(texts('en', 'Glaze make-up')).toEqual(['Glaze make-up']);
  expect(texts('en', 'Orders, follow-up')).toEqual(['Orders']);
});

test('a few years are two at least', () => {
  for (const [language, line] of [
    ['en', 'A few years of experience at the kiln'],
    ['de', 'ein paar Jahre Erfahrung am Brennofen'],
    ['fr', "Quelques années d'expérience au four"],
    ['es', 'Un par de años de experiencia en hornos'],
  ] as const)
    expect(asked(language, line).find(({ kind }) => kind === 'years')?.years).toEqual({ min: 2 });
});

test('an item of a list of duties is one, be it a word', () => {
  expect(ofDuties('de', 'Ihre Aufgaben', '- Glasieren', '- Ofenbau', '- Unterweisung der Azubis')).toEqual([
    'Glasieren',
    'Ofenbau',
    'Unterweisung der Azubis',
  ]);
  expect(ofDuties('en', 'Duties', '- Glazing', '- Firing of pots')).toEqual(['Glazing', 'Firing of pots']);
});

test('when one works, an offence one never did and the place that is free are no requirements', () => {
  expect(texts('en', 'Working shifts between 7:30 and 16:00')).toEqual([]);
  expect(texts('en', 'No criminal record')).toEqual([]);
  const lines = ['The role', 'An exciting opportunity has arisen at our pottery works.', '- Glazing of pots'];
  expect(ofDuties('en', ...lines)).toEqual(['Glazing of pots']);
});

test('who learned to give first aid has a certificate, and no trade', () => {
  expect(asked('de', 'Ersthelferausbildung').map(({ kind }) => kind)).toEqual(['certificate']);
});

test('a word or two over lines without marks heads them, and each of them is a duty', () => {
  expect(
    ofDuties('de', 'Töpferei Kranz sucht Verstärkung.', '', 'Aufgabenkreis', 'Ofenbau', 'Glasieren', ''),
  ).toEqual(['Ofenbau', 'Glasieren']);
});

test('a line that opens with a wish is wished for as a whole', () => {
  expect(asked('de', 'gern Meisterbrief als Töpferin').map(({ importance }) => importance)).toEqual([
    'preferred',
  ]);
  expect(asked('de', 'Bewerbungsschluss: 3. Mai')).toEqual([]);
});

test('two words that are one thing with "and" between them stay one', () => {
  const texts = (language: Language, text: string): string[] =>
    parted({ start: 0, end: text.length, text, kind: 'skill' }, readyPack(language)).map((one) => one.text);
  expect(texts('en', 'health and safety law')).toEqual(['health and safety law']);
  expect(texts('fr', 'santé et sécurité au travail')).toHaveLength(1);
  expect(texts('en', 'kiln safety and glazing')).toEqual(['kiln safety', 'glazing']);
});
