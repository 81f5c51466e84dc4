import { describe, expect, test } from 'vitest';
import { passes } from './fixture.ts';

describe('what was sent or given to say something is itself what was said', () => {
  test.each([
    [
      'Sent weekly occupancy reports to the general manager',
      'Reported occupancy to the general manager weekly',
    ],
    ['Sent reminders to patients', 'Reminded patients'],
    ['Gave safety briefings to visitors', 'Briefed visitors on safety'],
  ])('%s — %s', (point, text) => {
    expect(passes('en', point, text)).toBe(true);
  });
  test.each([
    ['Sent vaccination reminders to patients', 'Vaccinated patients'],
    ['Sent report templates to the office', 'Reported to the office'],
  ])('%s — %s', (point, text) => {
    expect(passes('en', point, text)).toBe(false);
  });
});

describe('to whom it went may stand before the thing, and is no calling of one’s own', () => {
  test.each([
    ['Sent weekly reports to the general manager', 'Sent the general manager weekly reports'],
    ['Gave the head chef a list of allergens', 'Gave a list of allergens to the head chef'],
    ['Brought the surgeon sterile instruments', 'Brought sterile instruments to the surgeon'],
  ])('%s — %s', (point, text) => {
    expect(passes('en', point, text)).toBe(true);
  });
  test.each([
    ['Sent the general manager weekly reports', 'General manager, weekly reports'],
    ['Gave the head chef a list of allergens', 'Head chef with a list of allergens'],
  ])('%s — %s', (point, text) => {
    expect(passes('en', point, text)).toBe(false);
  });
});

test('who watched or told how a thing is done has not done it', () => {
  expect(passes('en', 'Watched how invoices are posted', 'Posted invoices')).toBe(false);
  expect(passes('en', 'Explained how machines are repaired', 'Repaired machines')).toBe(false);
  expect(passes('en', 'Showed how filters are cleaned and sold spare parts', 'Sold spare parts')).toBe(true);
  expect(passes('de', 'Beim Buchen von Rechnungen zugesehen', 'Buchung von Rechnungen')).toBe(false);
});

test('letters may have their meaning in brackets beside them', () => {
  const point = 'Prepared value added tax returns for sole traders';
  expect(passes('en', point, 'Prepared VAT returns (value added tax) for sole traders')).toBe(true);
  expect(passes('en', 'Prepared VAT letters', 'Prepared VAT letters (value added tax returns)')).toBe(false);
});

test('what a bracket adds to one thing is no other thing', () => {
  const point = 'Set up and tested fire alarms in schools';
  expect(passes('en', point, `${point} (fire alarm testing)`)).toBe(true);
  expect(passes('en', point, `${point} (fire testing)`)).toBe(false);
});

test('several who are new to it are others, and one junior is oneself', () => {
  expect(passes('en', 'Trained four junior receptionists', 'Training of four receptionists')).toBe(true);
  expect(passes('en', 'Worked as a junior receptionist', 'Worked as a receptionist')).toBe(false);
});

test('every morning is daily, and every Monday morning is not', () => {
  expect(passes('en', 'Checked brakes every morning', 'Daily check of brakes')).toBe(true);
  expect(passes('en', 'Checked brakes on Monday mornings', 'Daily check of brakes')).toBe(false);
  expect(passes('en', 'Checked brakes every second morning', 'Daily check of brakes')).toBe(false);
  expect(passes('de', 'Jeden Abend die Kasse abgerechnet', 'Tägliche Abrechnung der Kasse')).toBe(true);
  expect(passes('de', 'Montags die Kasse abgerechnet', 'Tägliche Abrechnung der Kasse')).toBe(false);
});

test('a verb that only makes a thing of the doing adds nothing', () => {
  expect(passes('en', 'Assessed candidates', 'Wrote assessments of candidates')).toBe(true);
  expect(passes('en', 'Analysed soil samples', 'Produced soil sample analyses')).toBe(true);
  expect(passes('en', 'Filed assessments of candidates', 'Wrote assessments of candidates')).toBe(false);
});

test('what is led may be said in one word, where it opens the point and nobody else is meant', () => {
  const point = 'Teamleitung mit fünf Mitarbeitern';
  expect(passes('de', point, 'Leitung eines Teams mit fünf Mitarbeitern')).toBe(true);
  expect(passes('de', 'Teamleitung in Fragen der Planung beraten', 'Leitung des Teams')).toBe(false);
  expect(passes('de', 'An die Teamleitung berichtet', 'Leitung des Teams')).toBe(false);
});

test('whose something was, and who delivers, is no calling and no doing of one’s own', () => {
  expect(passes('de', 'Briefe nach Diktat des Direktors geschrieben', 'Direktor für Briefe')).toBe(false);
  expect(passes('de', 'Lieferanten um Muster gebeten', 'Lieferung von Mustern')).toBe(false);
  const point = 'Dispensed drugs under the supervision of a pharmacist';
  expect(passes('en', point, 'Dispensed drugs, supervised by a pharmacist')).toBe(true);
  expect(passes('en', point, 'Supervised a pharmacist, dispensed drugs')).toBe(false);
});
