import { describe, expect, test } from 'vitest';
import type { Language } from '../types.ts';
import { openGate } from './check.ts';
import { passes, resumeWith } from './fixture.ts';

type Case = [Language, string, string];

describe('which way, for whom, and how much of it', () => {
  const refused: Case[] = [
    ['en', 'Translated sea charts from Danish into Dutch', 'Danish sea charts: translation Dutch to Danish'],
    ['es', 'Traduje cartas del danés al gallego', 'Traduje cartas del gallego al danés'],
    ['fr', "Traduit des cartes du danois vers l'anglais", "Traduit des cartes de l'anglais vers le danois"],
    [
      'de',
      'Seekarten aus dem Dänischen ins Friesische übersetzt',
      'Seekarten aus dem Friesischen ins Dänische übersetzt',
    ],
    ['zh', '把海图从德文译成中文', '把海图从中文译成德文'],
    ['en', 'Mended nets with two colleagues', 'Mended nets for two colleagues'],
    ['de', 'Mit zwei Kollegen Netze geflickt', 'Für zwei Kollegen Netze geflickt'],
    ['fr', 'Parlé aux pêcheurs en breton et un peu en anglais', 'Parlé aux pêcheurs en breton et en anglais'],
    ['en', 'Steered the ferry once', 'Steered the ferry'],
  ];
  test.each(refused)('refused, %s: %s — %s', (language, point, text) => {
    expect(passes(language, point, text)).toBe(false);
  });
  const kept: Case[] = [
    ['en', 'Translated sea charts from Danish into Dutch', 'Translated Danish sea charts into Dutch'],
    ['en', 'Translated sea charts from Danish into Dutch', 'Translation of sea charts (Danish to Dutch)'],
    ['en', 'Steered the ferry once', 'Once steered the ferry'],
    ['en', 'Counted nets once a week', 'Counted nets weekly'],
    ['de', 'Einmal im Monat Netze gezählt', 'Monatlich Netze gezählt'],
    ['fr', 'Compté les filets une fois par mois', 'Compté les filets chaque mois'],
  ];
  test.each(kept)('kept, %s: %s — %s', (language, point, text) => {
    expect(passes(language, point, text)).toBe(true);
  });
});

test('a verb of one point does not take the thing of another', () => {
  const gate = openGate(resumeWith('en', ['Painted oars in the shed', 'Varnished masts at sea']), []);
  expect(gate.check('Painted masts', { entryId: 'job' }).passed).toBe(false);
  expect(gate.check('Painted oars and varnished masts', { entryId: 'job' }).passed).toBe(true);
  const german = openGate(resumeWith('de', ['Karten geprüft', 'Fische verkauft']), []);
  expect(german.check('Karten verkauft', { entryId: 'job' }).passed).toBe(false);
  expect(german.check('Karten geprüft und Fische verkauft', { entryId: 'job' }).passed).toBe(true);
});
