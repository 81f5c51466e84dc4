import { expect, test } from 'vitest';
import { lexisOf } from '../gate/lexis.ts';
import { statement } from '../gate/statement.ts';
import type { Language } from '../types.ts';
import { inFull, waitingPlaces } from './waiting-half.ts';

const full = (language: Language, bullet: string, say: string) =>
  inFull(say, statement(bullet, 'text', lexisOf(language)), lexisOf(language))?.text;

const waits = (bullet: string, word: string) =>
  waitingPlaces(word, statement(bullet, 'text', lexisOf('de')), lexisOf('de')).length > 0;

test('an end that two halves share is written with each of them', () => {
  expect(full('de', 'Wein- und Bierkeller geführt', 'Weinkeller')).toBe('Weinkeller und Bierkeller');
  expect(full('de', 'EKG- oder EEG-Befunde abgelegt', 'EKG-Befunde')).toBe('EKG-Befunde oder EEG-Befunde');
  expect(full('en', 'Typed ECG and EEG reports', 'ECG reports')).toBe('ECG reports and EEG reports');
});

test('what stands with the second half alone, or may be one thing of two sorts, stays as it is', () => {
  expect(full('de', 'Wein- und Bierkeller geführt', 'Weinfass')).toBeUndefined();
  expect(full('en', 'Typed ECG and EEG reports', 'ECG letters')).toBeUndefined();
  expect(full('en', 'Took black and white photos', 'black photos')).toBeUndefined();
});

test('the first half of two German words is said in any form of the end that it waits for', () => {
  expect(waits('Wein- und Bierkeller geführt', 'weinkellern')).toBe(true);
  expect(waits('Schul- und Lehrbücher bestellt', 'schulbuchern')).toBe(true);
  expect(waits('Wein- und Bierkeller geführt', 'weinfass')).toBe(false);
  expect(waits('Wein und Bierkeller geführt', 'weinkeller')).toBe(false);
});
