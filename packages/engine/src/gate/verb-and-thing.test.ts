import { expect, test } from 'vitest';
import { openGate } from './check.ts';
import { resumeWith } from './fixture.ts';

const points = ['Zäune am Waldrand geprüft', 'Bänke im Park repariert', 'Zäune einmal im Monat gestrichen'];
const passesThere = (text: string): boolean =>
  openGate(resumeWith('de', points), []).check(text, { entryId: 'job' }).passed;

test('a German verb far behind its thing, or joined to another verb of it, is said of that thing by one line', () => {
  expect(passesThere('Zäune am Waldrand repariert')).toBe(false);
  expect(passesThere('Zäune am Waldrand geprüft und repariert')).toBe(false);
  expect(passesThere('Bänke einmal im Monat gestrichen')).toBe(false);
  expect(passesThere('Bänke im Park repariert')).toBe(true);
  expect(passesThere('Zäune am Waldrand kontrolliert')).toBe(true);
  expect(passesThere('Zäune einmal im Monat angestrichen')).toBe(true);
});
