import { expect, test } from 'vitest';
import { decideLanguage, prefixedAddress, prefixOf } from './decide-language.ts';

const nothing = { saved: null, zone: undefined, languages: [] };

test('a saved choice wins over time zone and browser', () => {
  expect(decideLanguage({ saved: 'fr', zone: 'Europe/Berlin', languages: ['es'] })).toBe('fr');
  expect(decideLanguage({ saved: 'en', zone: 'Asia/Taipei', languages: ['zh'] })).toBe('en');
});

test('a first visit follows the listed time zones before the browser languages', () => {
  expect(decideLanguage({ ...nothing, zone: 'Europe/Zurich', languages: ['en-US'] })).toBe('de');
  expect(decideLanguage({ ...nothing, zone: 'America/Toronto', languages: ['en-CA'] })).toBe('fr');
  expect(decideLanguage({ ...nothing, zone: 'America/Argentina/Buenos_Aires', languages: [] })).toBe('es');
  expect(decideLanguage({ ...nothing, zone: 'Asia/Hong_Kong', languages: ['en'] })).toBe('zh');
});

test('an unlisted time zone leaves the choice to the browser, region dropped', () => {
  expect(decideLanguage({ ...nothing, zone: 'America/Bogota', languages: ['pt-BR', 'es-CO', 'en'] })).toBe(
    'es',
  );
  expect(decideLanguage({ ...nothing, zone: 'Asia/Singapore', languages: ['zh-Hans-SG'] })).toBe('zh');
});

test('what nobody speaks here is English, and a saved word that is no language is ignored', () => {
  expect(decideLanguage({ ...nothing, zone: 'Asia/Tokyo', languages: ['ja-JP', 'ko'] })).toBe('en');
  expect(decideLanguage({ ...nothing, saved: 'english' })).toBe('en');
  expect(decideLanguage({ ...nothing, saved: 'dezember', zone: 'Europe/Paris' })).toBe('fr');
});

test('only a whole first segment is a prefix', () => {
  expect(prefixOf('/de')).toBe('de');
  expect(prefixOf('/zh/pricing')).toBe('zh');
  expect(prefixOf('/design')).toBeUndefined();
  expect(prefixOf('/faq/de')).toBeUndefined();
});

test('the prefixed address keeps query and fragment', () => {
  expect(prefixedAddress('es', '/', '?resume=abc', '#result')).toBe('/es?resume=abc#result');
  expect(prefixedAddress('zh', '/faq', '', '')).toBe('/zh/faq');
});
