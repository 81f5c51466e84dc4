import { describe, expect, it } from 'vitest';
import { read } from '../../test/reading.ts';

const kindsOf = (lines: string[]): string[] => read(lines).sections.map(({ kind }) => kind);

describe('a label inside the profile', () => {
  it('opens no section where a sentence stands behind it', () => {
    const kinds = kindsOf([
      'Élodie Marchand',
      '',
      'PROFIL',
      'Assistante RH depuis cinq ans.',
      'Expérience : paie, visites médicales et contrats de travail.',
      'Qualifications : BTS Gestion de la PME, Permis B.',
      '',
      'EXPÉRIENCE',
      '',
      'Assistante RH, Biscuiterie Ouest, Nantes, 2019 - 2024',
      '- Contrats de travail',
    ]);
    expect(kinds.filter((kind) => kind !== 'contact')).toEqual(['summary', 'experience']);
  });

  it('opens one where it stands apart, or where the line is dated', () => {
    const apart = ['Ana Bel', '', 'PROFILE', 'Shop assistant.', '', 'Qualifications: NVQ Level 2 in Retail.'];
    expect(kindsOf(apart)).toContain('education');
    const dated = ['Ana Bel', '', 'PROFILE', 'Shop assistant.', 'Education: BSc Biology, Leeds, 2015.'];
    expect(kindsOf(dated)).toContain('education');
  });
});
