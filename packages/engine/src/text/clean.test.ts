import { expect, test } from 'vitest';
import { cleanText, rawOffset } from './clean.ts';

test('full-width forms, ligatures and icons are folded, and offsets lead back', () => {
  const raw = '\ue0b7 oﬃce：Ａ１';
  const clean = cleanText(raw);
  expect(clean.text).toBe('  office:A1');
  const at = clean.text.indexOf('A1');
  expect(raw.slice(rawOffset(clean, at), rawOffset(clean, at + 2))).toBe('Ａ１');
});

test('accents written apart are joined to their letters', () => {
  expect(cleanText('Jose\u0301 Nu\u0301n\u0303ez').text).toBe('José Núñez');
});

test('soft hyphens and zero-width characters vanish', () => {
  expect(cleanText('manage\u00adment\u200b').text).toBe('management');
});

test('a figure in a circle marks a point and is no figure', () => {
  expect(cleanText('①　核对库存').text).toBe('① 核对库存');
});
