import { describe, expect, it } from 'vitest';
import { passes } from './fixture.ts';

describe('everyday French words that say the same may take each other’s place', () => {
  it.each([
    ['Tenu un cahier des pannes du four', 'Consigné les pannes du four dans un registre'],
    ['Relevé les jauges et prévenu le gardien', 'Noté les jauges et averti le gardien'],
    ['Lavé les assiettes avec soin', 'Nettoyé soigneusement les assiettes'],
    ['Brochures retenues et remises au gardien', 'Retenu et remis au gardien des brochures'],
  ])('%s — %s', (stands, text) => expect(passes('fr', stands, text)).toBe(true));

  it.each([
    ['Nettoyé les presses', 'Entretenu les presses'],
    ['Classé les rapports', 'Rédigé des rapports'],
    ['Parcouru la bande dessinée du rayon', 'Créé le rayon'],
    ['Présenté le four aux recrues', 'Mis en place le four et formé les recrues'],
  ])('but not: %s — %s', (stands, text) => expect(passes('fr', stands, text)).toBe(false));
});

describe('a French round number says by itself that it is about', () => {
  it('so it may be said with "environ"', () =>
    expect(passes('fr', 'Soigné environ 40 ânes', 'Soigné une quarantaine d’ânes')).toBe(true));
  it('and never becomes a plain one', () =>
    expect(passes('fr', 'Soigné une quarantaine d’ânes', 'Soigné 40 ânes')).toBe(false));
});

describe('a French duty is said by the plain words for it', () => {
  it.each([
    ['Conduit le car scolaire du village', 'Transport scolaire du village'],
    ['Raconté des contes aux petits', 'Lecture de contes aux petits'],
    ['Relevé les prix des concurrents', 'Veille concurrentielle'],
    ['Vérifié les dates de péremption', 'Contrôle des DLC'],
  ])('%s — %s', (stands, text) => expect(passes('fr', stands, text)).toBe(true));

  it.each([
    ['Visité une école du village', 'Transport scolaire du village'],
    ['Relevé les compteurs du quartier', 'Veille concurrentielle du quartier'],
    ['Compté les bébés', 'Change des bébés'],
  ])('but not: %s — %s', (stands, text) => expect(passes('fr', stands, text)).toBe(false));
});
