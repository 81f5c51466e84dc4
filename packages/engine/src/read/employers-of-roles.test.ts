import { describe, expect, it } from 'vitest';
import { read, roles, studies } from '../../test/reading.ts';

describe('employers of the roles below them', () => {
  it('an unknown town below the time of a role is no employer, where one stands above all of them', () => {
    const lines = [
      'Expérience professionnelle',
      '',
      'Menuiserie Odin',
      '5 ans 3 mois',
      '',
      'Ouvrier paysagiste',
      'nov. 2021 - juin 2024',
      'Plourivenec',
      '',
      'Stagiaire',
      'févr. 2018 - nov. 2021',
      'Plourivenec',
    ];
    expect(roles(lines)).toEqual([
      ['Ouvrier paysagiste', 'Menuiserie Odin'],
      ['Stagiaire', 'Menuiserie Odin'],
    ]);
  });

  it('on one\u2019s own account nobody is the employer, nor the one before', () => {
    const lines = [
      'Expérience',
      '2022 - 2024  Monteuse, à mon compte',
      '2018 - 2022  Monteuse, Productions Vaubert',
    ];
    expect(roles(lines)).toEqual([
      ['Monteuse', undefined],
      ['Monteuse', 'Productions Vaubert'],
    ]);
  });

  it('of partners with commas between them, all are the employer', () => {
    const lines = ['Experience', 'Legal Secretary, Fenn, Marrow & Pell LLP (2019 - 2022)'];
    expect(roles(lines)).toEqual([['Legal Secretary', 'Fenn, Marrow & Pell LLP']]);
  });

  it('a class is no grade of a rank, and through whom one was sent no part of a title', () => {
    const lines = [
      'Experience',
      'Airman First Class (US Air Force), 03/2019 - 05/2022',
      'Proofreader (via Marrow Staffing), Pell Press, 02/2016 - 01/2019',
    ];
    expect(roles(lines)).toEqual([
      ['Airman First Class', 'US Air Force'],
      ['Proofreader', 'Pell Press'],
    ]);
  });

  it('a trade at a school is work, where studies have a section of their own', () => {
    const lines = [
      'Experiencia laboral',
      '2019 - 2022 | Técnica de laboratorio | Colegio Olmo',
      '2016 - 2019 | Auxiliar | Farmacia Tarn',
      '',
      'Formación',
      '2013 - 2016 | Técnico Superior en Laboratorio | IES Olmo',
    ];
    expect(roles(lines)[0]).toEqual(['Técnica de laboratorio', 'Colegio Olmo']);
  });
});

describe('what is told and what is listed', () => {
  it('a sentence below the line of an entry does not make a tale of it', () => {
    const lines = [
      'Experiencia',
      '',
      'Hospital Comarcal de Olmeda – Camarera de pisos (2020-08 - actualidad)',
      'Me encargaba de los pedidos y las devoluciones.',
      '',
      'Hotel Tarn Azul – Recepcionista (2019-12 - 2020-07)',
      'Me encargaba de los pedidos y las devoluciones.',
    ];
    expect(roles(lines)).toEqual([
      ['Camarera de pisos', 'Hospital Comarcal de Olmeda'],
      ['Recepcionista', 'Hotel Tarn Azul'],
    ]);
  });

  it('small words belong to the name of an employer and to what one was', () => {
    const lines = [
      'Anne Odin',
      'anne.odin@example.org',
      '',
      "De 2019 à 2022, j'ai travaillé comme secrétaire médicale au Centre hospitalier de Plourivenec.",
      "De 2016 à 2019, j'ai été doctorant en chimie chez Les Jardins de Vaubert, où j'ai beaucoup appris.",
    ];
    expect(roles(lines)).toEqual([
      ['secrétaire médicale', 'Centre hospitalier de Plourivenec'],
      ['doctorant en chimie', 'Les Jardins de Vaubert'],
    ]);
  });

  it('papers that took no years are no studies, beside studies under a heading of their own', () => {
    const lines = [
      'Formation',
      'BTS Comptabilité, Lycée Odin, 2014',
      '',
      'Cartes de compétence',
      'Certificat de secourisme, 2018',
      'Brevet de natation, 2019',
    ];
    expect(studies(lines)).toEqual([['BTS Comptabilité', 'Lycée Odin']]);
  });

  it('a name behind a margin column stands over what one is and where', () => {
    const lines = [
      'Contact',
      'z43@example.com',
      '',
      'Top Skills',
      'Excel',
      'People Analytics Basics',
      '',
      'Zelda Marrow',
      'Veterinary Nurse at Pell Animal Hospital',
      'Winnipeg, MB',
      '',
      'Experience',
      'Pell Animal Hospital',
      'Veterinary Nurse',
      'September 2022 - Present',
    ];
    expect(read(lines).contact.name?.value).toBe('Zelda Marrow');
  });
});
