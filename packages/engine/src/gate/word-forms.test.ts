import { expect, test } from 'vitest';
import { isOneWord } from './fixture.ts';
import { lexisOf } from './lexis.ts';
import { statement } from './statement.ts';

test('British and American spellings are forms of one word', () => {
  expect(isOneWord('en', 'colour', 'color')).toBe(true);
  expect(isOneWord('en', 'organised', 'organization')).toBe(true);
  expect(isOneWord('en', 'anaesthesia', 'anesthesia')).toBe(true);
  expect(isOneWord('en', 'hour', 'horn')).toBe(false);
});

test('a noun of doing that belongs to its verb by a list does so in the plural', () => {
  expect(isOneWord('en', 'reconcile', 'reconciliations')).toBe(true);
  expect(isOneWord('en', 'saws', 'see')).toBe(false);
});

test('a German adjective is no person, and a person is no verb', () => {
  expect(isOneWord('de', 'offentlicher', 'offentlichen')).toBe(true);
  expect(lexisOf('de').forms.keys('offentlicher')).not.toContain('offentlicher!');
  expect(lexisOf('de').forms.keys('maler')).toContain('maler!');
});

test('a verb that shares its end with another is read whole', () => {
  const { tokens } = statement('Gerüste auf- und abgebaut', 'text', lexisOf('de'));
  const built = lexisOf('de').forms.keys('aufbauen');
  expect(tokens.find(({ text }) => text === 'auf')?.keys.some((key) => built.includes(key))).toBe(true);
  const plain = statement('Gerüste auf und abgebaut', 'text', lexisOf('de')).tokens;
  expect(plain.find(({ text }) => text === 'auf')?.keys).toEqual([]);
});

test('a Spanish verb whose vowel changes is read whole', () => {
  expect(isOneWord('es', 'friego', 'fregar')).toBe(true);
  expect(isOneWord('es', 'devuelvo', 'devolucion')).toBe(true);
  expect(isOneWord('es', 'caliento', 'calendario')).toBe(false);
});

test('what somebody does now is a form of the verb too, whatever its vowel does', () => {
  for (const [language, form, verb] of [
    ['es', 'devuelve', 'devolver'],
    ['es', 'siguen', 'seguir'],
    ['es', 'frien', 'freir'],
    ['es', 'condujo', 'conducir'],
    ['fr', 'recoit', 'recevoir'],
    ['fr', 'repond', 'reponse'],
    ['fr', 'entretient', 'entretenir'],
    ['fr', 'etablissait', 'etablir'],
    ['fr', 'extractions', 'extraire'],
  ] as const)
    expect([form, isOneWord(language, form, verb)]).toEqual([form, true]);
  // Words of another meaning in the same letters.
  expect(isOneWord('fr', 'lit', 'lire')).toBe(false);
  expect(isOneWord('es', 'sueldo', 'soldar')).toBe(false);
});

test('a Spanish verb with its pronoun behind it is the verb', () => {
  expect(isOneWord('es', 'publicarlos', 'publicar')).toBe(true);
  expect(isOneWord('es', 'ordenandolas', 'ordenar')).toBe(true);
  expect(isOneWord('es', 'charla', 'char')).toBe(false);
});

test('a Spanish word in its older and its newer spelling is one word', () => {
  expect(isOneWord('es', 'sicologico', 'psicologico')).toBe(true);
  expect(isOneWord('es', 'substituir', 'sustituir')).toBe(true);
  expect(isOneWord('es', 'obscuro', 'oscuro')).toBe(true);
  expect(isOneWord('es', 'psicologia', 'biologia')).toBe(false);
});

test('two short words that only a silent letter parts are not one word in their forms either', () => {
  for (const [one, other] of [
    ['car', 'care'],
    ['car', 'caring'],
    ['plane', 'planned'],
    ['planing', 'plan'],
    ['filling', 'file'],
    ['taped', 'tap'],
    ['scraped', 'scrapping'],
    ['app', 'ap'],
    ['goods', 'good'],
  ] as const)
    expect([one, other, isOneWord('en', one, other)]).toEqual([one, other, false]);
  for (const [one, other] of [
    ['care', 'cared'],
    ['planning', 'planned'],
    ['files', 'filing'],
    ['prices', 'pricing'],
    ['wired', 'wiring'],
    ['savings', 'save'],
    ['wrote', 'writing'],
  ] as const)
    expect([one, other, isOneWord('en', one, other)]).toEqual([one, other, true]);
});

test.each([
  ['wiederhergestellt', 'wiederherstellen'],
  ['hochgeladen', 'hochladen'],
  ['stillgelegt', 'stilllegen'],
  ['vorhergesagt', 'vorhersage'],
])('a German participle is of its verb, whatever stands before its "ge": %s', (participle, verb) => {
  expect(isOneWord('de', participle, verb)).toBe(true);
});
