import { expect, test } from 'vitest';
import { lexisOf } from '../gate/lexis.ts';
import { statement } from '../gate/statement.ts';
import type { Language } from '../types.ts';
import { isOtherForm, ofTheSame, spelledOtherwise } from './spelled-otherwise.ts';

function found(language: Language, text: string, say: string): string | undefined {
  const lexis = lexisOf(language);
  const span = ofTheSame(say, statement(text, 'text', lexis), lexis);
  return span && text.slice(span.start, span.end);
}

test('an article inside is the same phrase', () => {
  expect(found('es', 'Llevé el control de la calidad del vino', 'control de calidad')).toBe(
    'control de la calidad',
  );
  expect(found('fr', 'Suivi de la qualité du lait', 'suivi de qualité')).toBe('Suivi de la qualité');
  expect(found('fr', 'Assuré la relation avec les clients', 'relation client')).toBe(
    'relation avec les clients',
  );
  expect(found('fr', 'Assuré la relation avec des fournisseurs', 'relation client')).toBeUndefined();
});

test('another number of things, or another thing, is none', () => {
  expect(
    found('en', 'In charge of the maintenance of the ground floor', 'grounds maintenance'),
  ).toBeUndefined();
  expect(found('fr', 'Gestion du stock', 'gestion des stocks')).toBeUndefined();
  expect(found('es', 'Control de las calidades', 'control de calidad')).toBeUndefined();
});

test('old and new ways of writing are one word; a participle is no noun', () => {
  const stands = (language: Language, say: string, text: string) => {
    const lexis = lexisOf(language);
    return spelledOtherwise(say, statement(text, 'text', lexis), lexis) !== undefined;
  };
  expect(stands('de', 'Binnenschifffahrt', 'In der Binnenschiffahrt gearbeitet')).toBe(true);
  expect(stands('de', 'Skischule', 'Sommers in der Schischule')).toBe(true);
  expect(stands('de', 'Skipper', 'Sommers auf dem Schiff')).toBe(false);
  expect(stands('es', 'trasplante renal', 'Pacientes con transplante renal')).toBe(true);
  expect(stands('zh', '记账', '负责公司的记帐')).toBe(true);
  expect(stands('zh', '账本', '建帐本周完成')).toBe(false);
  expect(isOtherForm('Taillé', 'taille', lexisOf('fr'))).toBe(true);
  expect(isOtherForm('Évènements', 'événements', lexisOf('fr'))).toBe(false);
});

test('Spanish prefixes that are written in two ways are one', () => {
  const spelled = (text: string, say: string) => {
    const span = spelledOtherwise(say, statement(text, 'text', lexisOf('es')), lexisOf('es'));
    return span && text.slice(span.start, span.end);
  };
  expect(spelled('Coordiné la postproducción de un corto', 'posproducción')).toBe('postproducción');
  expect(spelled('Gestioné suscripciones a una revista', 'subscripciones')).toBe('suscripciones');
  expect(spelled('Tramité rembolsos de viajes', 'reembolsos')).toBe('rembolsos');
  expect(spelled('Monté postes de luz', 'poses')).toBeUndefined();
});

test('of two usual characters either is the other', () => {
  const lexis = lexisOf('zh');
  expect(spelledOtherwise('身份核验', statement('每日身分核验三百人', 'text', lexis), lexis)).toBeDefined();
});
