import { describe, expect, it } from 'vitest';
import { read } from '../../test/reading.ts';

const nameOf = (...lines: string[]) => read(lines).contact.name?.value;
const placeOf = (...lines: string[]) => read(lines).contact.location?.value;

describe('who it is', () => {
  it('what a title was earned in is no part of the name', () => {
    expect(nameOf('Mag. phil. Theres Wallner', 'Übersetzerin', 't.w@example.com')).toBe('Theres Wallner');
    expect(nameOf('Dipl.-Biol. Jost Aldinger', 'jost@example.com')).toBe('Jost Aldinger');
    expect(nameOf('L.A.F. María Fernanda Ortiz Luna', 'mf.ortiz@example.com')).toBe(
      'María Fernanda Ortiz Luna',
    );
    expect(nameOf('J.R. Hartley', 'hartley@example.com')).toBe('J.R. Hartley');
  });

  it('a doctor behind a Chinese name is none of it, nor what the page is called', () => {
    expect(nameOf('學術履歷', '', '歐陽慕青（Ouyang Muching）博士', 'muching@example.org')).toBe('歐陽慕青');
  });

  it('a form parts the name as its label does', () => {
    const form = [
      'Angaben zur Person',
      'Nachname(n) / Vorname(n) | Tschudi-Frei / Reto',
      'E-Mail | rt@example.org',
    ];
    expect(nameOf('Europass-Lebenslauf', '', ...form)).toBe('Reto Tschudi-Frei');
  });
});

describe('where they live', () => {
  it('an unknown town is told by its province or state', () => {
    expect(placeOf('Ana Ruiz Soler', 'Villarejo Alto (Huelva)', 'ana@example.com')).toBe(
      'Villarejo Alto (Huelva)',
    );
    expect(placeOf('Joan Tate', 'Wattle Flat, Queensland', 'joan@example.com')).toBe(
      'Wattle Flat, Queensland',
    );
  });

  it('a Chinese address ends with a village, a street or a door', () => {
    expect(placeOf('周慕白', '福建宁德福安市穆云乡', '138 0000 0000')).toBe('福建宁德福安市穆云乡');
    expect(placeOf('周慕白', '臺北市士林區中山北路六段', '0900-000-000')).toBe('臺北市士林區中山北路六段');
  });

  it('a house called a residence keeps its name', () => {
    expect(placeOf('Luc Morand', 'Résidence des Acacias, 37000 Tours', 'luc@example.com')).toBe(
      'Résidence des Acacias, 37000 Tours',
    );
  });
});
