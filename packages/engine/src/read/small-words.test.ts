import { describe, expect, it } from 'vitest';
import { read, roles, studies } from '../../test/reading.ts';

describe('small words between names say what stands behind them', () => {
  it('what stands "near" or "in" a town is an employer without the town', () => {
    const lines = [
      'Olive Tarn',
      'olive.tarn@example.org',
      '',
      'Work experience',
      'Fitter, Pell & Marrow, near Quillbury (2019 - 2022)',
      'Packer, Tarn Foods in Leeds (2016 - 2019)',
    ];
    expect(roles(lines)).toEqual([
      ['Fitter', 'Pell & Marrow'],
      ['Packer', 'Tarn Foods'],
    ]);
  });

  it('the same in French, behind "chez"', () => {
    const lines = [
      'Expérience professionnelle',
      '2019-2022 : Soudeuse chez Métal Vaubert, à Plourivenec',
      '2016-2019 : Cariste chez Transports Odin à Angers',
    ];
    expect(roles(lines)).toEqual([
      ['Soudeuse', 'Métal Vaubert'],
      ['Cariste', 'Transports Odin'],
    ]);
  });

  it('behind an employer, "as" or "como" stands before what one was there', () => {
    const lines = [
      'Experiencia laboral',
      'Talleres Olmo S.L., como soldadora, 2019 - 2022',
      'Conservas del Norte, como mozo de almacén, 2016 - 2019',
    ];
    expect(roles(lines)).toEqual([
      ['soldadora', 'Talleres Olmo S.L.'],
      ['mozo de almacén', 'Conservas del Norte'],
    ]);
  });

  it('one unknown word behind "en" is an employer where the others stand so', () => {
    const lines = [
      'Experiencia laboral',
      'Dependienta en Zapatería Olmo, 2019 - 2022',
      'Cajera en Brunexa, 2016 - 2019',
    ];
    expect(roles(lines)).toEqual([
      ['Dependienta', 'Zapatería Olmo'],
      ['Cajera', 'Brunexa'],
    ]);
  });

  it('a school in a bracket is not what "en" stands before', () => {
    const lines = ['Formación', '2019 : Máster en Gestión Cultural (Centro de Estudios Olmo, Cuenca)'];
    expect(studies(lines)).toEqual([['Máster en Gestión Cultural', 'Centro de Estudios Olmo']]);
  });
});

describe('what names something else', () => {
  it('a professor is no degree, whatever the first word says', () => {
    const lines = [
      'APPOINTMENTS',
      '2021–        Associate Professor of Geology, Tarnbrook University',
      '2016–2021    Lecturer, Tarnbrook University',
      '',
      'DEGREES',
      '2008–2012    PhD in Geology, Marrow University',
    ];
    expect(roles(lines)[0]).toEqual(['Associate Professor of Geology', 'Tarnbrook University']);
  });

  it('the ship somebody served on is no part of the title', () => {
    const lines = [
      'Experience',
      'Deckhand, tug "Lady Olive", Marrow Towage plc    06/21 - now',
      'Cook, MV "Pell Trader", Tarn Coastal Lines    02/18 - 05/21',
    ];
    expect(roles(lines)).toEqual([
      ['Deckhand', 'Marrow Towage plc'],
      ['Cook', 'Tarn Coastal Lines'],
    ]);
  });

  it('a label below a wide line begins a line of its own', () => {
    const lines = [
      'Expérience',
      'Poste occupé : Préparatrice de commandes  |  Société : Transports Vaubert & Odin',
      'Durée : 2019-06 – 2022-01',
      '• Préparation',
      '',
      'Poste occupé : Assistante de direction  |  Société : Centre hospitalier de Plourivenec',
      'Durée : 2014-07 – 2019-03',
      '• Accueil',
    ];
    expect(roles(lines)).toEqual([
      ['Préparatrice de commandes', 'Transports Vaubert & Odin'],
      ['Assistante de direction', 'Centre hospitalier de Plourivenec'],
    ]);
  });

  it('the name of a town over the address is no name of a person', () => {
    const name = (lines: string[]) => read(lines).contact.name?.value;
    expect(name(['Wilmar Quispe Huanca\t600 000 000', 'San Pedro Olmeda\tw29@example.com'])).toBe(
      'Wilmar Quispe Huanca',
    );
    expect(name(['PELL, OLIVE K.', 'E-mail o.pell@example.com'])).toBe('OLIVE K. PELL');
  });
});
