import { expect, test } from 'vitest';
import type { Language } from '../types.ts';
import { withoutArticle } from './wanted.ts';

test.each<[Language, string, string]>([
  ['en', 'A sound knowledge of payroll', 'sound knowledge of payroll'],
  ['en', 'The Hague', 'The Hague'],
  ['es', 'Un sistema de gestión', 'sistema de gestión'],
  ['es', 'unas nóminas', 'nóminas'],
  ['fr', 'une comptabilité', 'comptabilité'],
  ['fr', 'l’inventaire', 'inventaire'],
  ['de', 'Die Welt', 'Die Welt'],
])('what is asked for as one of many is named without its article: %s %s', (language, say, name) => {
  expect(withoutArticle(say, language)).toBe(name);
});
