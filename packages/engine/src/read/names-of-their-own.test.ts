import { describe, expect, it } from 'vitest';
import { read, roles, studies } from '../../test/reading.ts';

describe('what a name is made of tells an employer', () => {
  it('an article with a capital, or what it deals in beside a name', () => {
    expect(
      roles([
        'EXPERIENCIA LABORAL',
        '',
        'Cajera | Kiosco La Esquina | Istmina | 2019 – 2021',
        '- Atención al público',
        '',
        'Ayudante | Empacadora La Huerta | Quillón | 2016 – 2019',
        '- Control de pedidos',
      ]),
    ).toEqual([
      ['Cajera', 'Kiosco La Esquina'],
      ['Ayudante', 'Empacadora La Huerta'],
    ]);
  });

  it('a field in small letters is none, and a town behind an employer no title', () => {
    expect(
      roles([
        'EXPÉRIENCE',
        '',
        'CENTRE HOSPITALIER DU CAP-BRISÉ, Québec          2014 à 2022',
        '',
        '  Assistante-chef, banque de sang                novembre 2019 à mai 2022',
        '  - Horaires de 16 technologistes',
        '',
        '  Technologiste médicale, hématologie            mai 2014 à octobre 2019',
        '  - Frottis et coagulation',
        '',
        'PHARMACIE LEBRUN, Beaulac                        2008 à 2011',
        '',
        '  Commis de laboratoire                          2008 à 2011',
        '  - Inventaire',
      ]),
    ).toEqual([
      ['Assistante-chef, banque de sang', 'CENTRE HOSPITALIER DU CAP-BRISÉ'],
      ['Technologiste médicale, hématologie', 'CENTRE HOSPITALIER DU CAP-BRISÉ'],
      ['Commis de laboratoire', 'PHARMACIE LEBRUN'],
    ]);
  });

  it('its kind in small letters behind a word like "at"', () => {
    expect(
      roles([
        'EXPERIENCIA',
        '',
        'Redactor en La Voz del Delta, de 2015 a 2020',
        '- Notas',
        '',
        'Colaborador en revista Camalote, de 2013 a 2015',
        '- Crónicas',
      ])[1],
    ).toEqual(['Colaborador', 'revista Camalote']);
  });
});

describe('studies drawn alike are all studies', () => {
  it('what took years beside a degree, whatever its words', () => {
    expect(
      studies([
        'EDUCATION',
        '',
        '2011 – 2014',
        'B.Com. Accounting',
        'Vaigai College, Madurai',
        '',
        '2009 – 2011',
        'Plus Two',
        "St Brigid's, Madurai",
      ]),
    ).toContainEqual(['Plus Two', "St Brigid's"]);
  });

  it('a full stop behind short letters, a label of one’s own, a degree that looks like a month', () => {
    expect(studies(['FORMACIÓN ACADÉMICA', '', '2004-2010   ESO. Ikastola Zubia, Bilbao.'])).toEqual([
      ['ESO', 'Ikastola Zubia'],
    ]);
    expect(
      studies([
        'FORMACIÓN ACADÉMICA',
        '',
        'Técnicos: Instituto Los Robles',
        'Título: Técnico en Cocina',
        'Año: 2013',
      ]),
    ).toEqual([['Técnico en Cocina', 'Instituto Los Robles']]);
    const [dec] = read([
      'FORMATION',
      '',
      '2009 – 2012         DEC en bureautique',
      '                    Cégep du Lac',
    ]).education;
    expect([dec?.degree?.value, dec?.dates?.end]).toEqual(['DEC en bureautique', { year: 2012 }]);
  });
});

describe('where entries are one line with full stops', () => {
  it('a field in small letters, a mark or short letters end before the next name', () => {
    expect(
      roles([
        'WORK EXPERIENCE',
        '',
        '2019 – present   Massage Therapist, emergency ward. Umgeni Citrus, Leeds.',
        '  * Kept the store room in order',
        '2015 – 2019   Cook. Restaurant Birkelund, Truro.',
        '  * Soups and sauces',
      ])[0],
    ).toEqual(['Massage Therapist, emergency ward', 'Umgeni Citrus']);
    expect(
      studies([
        'FORMATION',
        '',
        '2013 – 2015   DUT GEA, moyenne 14/20. Lycée Yves-Kerguel, Wattrelos.',
        '',
        '2010 – 2013   CESS, technique de transition. ISTA Hay Riad, Bron.',
      ]),
    ).toEqual([
      ['DUT GEA', 'Lycée Yves-Kerguel'],
      ['CESS, technique de transition', 'ISTA Hay Riad'],
    ]);
  });
});

describe('what says nothing of the others', () => {
  it('time off between jobs leaves the order of the rest as it is', () => {
    expect(
      roles([
        'EXPÉRIENCE PROFESSIONNELLE',
        '',
        'Juriste',
        'Burger Tonnerre - Landéda',
        'janvier 2019 – août 2021',
        '* Accueil du public',
        '',
        'Comptable unique',
        'Bellac Orval - Fosses-la-Ville',
        'mars 2015 – juillet 2018',
        '* Accueil du public',
        '',
        'Congé parental',
        '2013 – 2015',
      ]),
    ).toEqual([
      ['Juriste', 'Burger Tonnerre'],
      ['Comptable unique', 'Bellac Orval'],
    ]);
  });

  it('a degree broken behind a small word goes on below, though a school stands above it', () => {
    expect(
      studies([
        'EDUCACIÓN',
        '',
        'CIPFP Serra Grossa',
        'Técnico Superior, Mantenimiento de instalaciones térmicas y de',
        'fluidos (2014 - 2016)',
      ]),
    ).toEqual([
      ['Técnico Superior, Mantenimiento de instalaciones térmicas y de fluidos', 'CIPFP Serra Grossa'],
    ]);
  });
});

describe('who it is', () => {
  it('two family names before a comma are turned; a word about the page is no name', () => {
    const name = (lines: string[]) => read(lines).contact.name?.value;
    expect(name(['Bianchi Larreta, María Soledad', 'Rosario, Argentina', 'sole.bianchi@example.net'])).toBe(
      'María Soledad Bianchi Larreta',
    );
    expect(
      name([
        'CURRÍCULUM VÍTAE DOCUMENTADO',
        '',
        'I. DATOS PERSONALES',
        'Nombres y apellidos : Wayra Quispe Huamaní',
      ]),
    ).toBe('Wayra Quispe Huamaní');
  });
});
