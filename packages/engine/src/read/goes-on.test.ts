import { describe, expect, it } from 'vitest';
import { jobs, studies } from '../../test/reading.ts';

describe('a header that goes on in the next line', () => {
  it('behind a hyphen, a small word or an open bracket', () => {
    expect(
      studies([
        'Berufsausbildung',
        '',
        '08/2007 – 07/2010   Ausbildung zum Dachdecker, Fachrichtung Dach-,',
        '                    Wand- und Abdichtungstechnik',
        '                    Bedachungen Lorenzen & Sohn, Bredstedt',
      ]),
    ).toEqual([
      [
        'Ausbildung zum Dachdecker, Fachrichtung Dach-, Wand- und Abdichtungstechnik',
        'Bedachungen Lorenzen & Sohn',
      ],
    ]);
    expect(
      jobs([
        'ANTECEDENTES LABORALES',
        '',
        'MAR 2016 A DIC 2020 : Educadora de párvulos',
        '                      Colegio Particular Cumbres',
        '                      de Antilhue, Temuco',
        '                      * Jefatura de kínder',
      ])[0]?.[1],
    ).toBe('Colegio Particular Cumbres de Antilhue');
    expect(
      jobs([
        'PARCOURS',
        '',
        '2019-…  Jardinière, à mon compte (Les Jardins de Maëlle,',
        'micro-entreprise)',
        '> une trentaine de clients',
        '',
        '2018-2019  Ouvrière paysagiste, Paysages Dômes SARL (Riom)',
      ])[0]?.slice(0, 2),
    ).toEqual(['Jardinière', 'Les Jardins de Maëlle']);
  });

  it('a line as wide as the page lacks the time that ends the next', () => {
    expect(
      studies([
        'ÉTUDES',
        '',
        '2.1 Formation de conducteur d’autobus et d’autocar, Centre Meuse-Mobilité',
        '    Formation, Neder-over-Heembeek, 2018',
        '',
        '2.2 Graduat en mathématiques-physique, Institut supérieur pédagogique de',
        '    la Lomami, Kananga, 2000-2004',
      ]),
    ).toEqual([
      ['Formation de conducteur d’autobus et d’autocar', 'Centre Meuse-Mobilité Formation'],
      ['Graduat en mathématiques-physique', 'Institut supérieur pédagogique de la Lomami'],
    ]);
  });

  it('two short lines under a gap stay two', () => {
    expect(
      studies([
        'Ausbildung',
        '',
        'Ausbildung zum Bauzeichner, Fachrichtung Ingenieurbau',
        'Statikbüro Holtkamp, Münster',
        '08/2007 – 07/2010',
      ]),
    ).toEqual([['Ausbildung zum Bauzeichner, Fachrichtung Ingenieurbau', 'Statikbüro Holtkamp']]);
  });
});

it('a trade with its school and a mark was learned, with its employer worked', () => {
  const lines = [
    'Vendedor en Ferretería El Perno Loco, Rosario, 2016-2018. Mostrador, stock y cierre de caja.',
    '',
    'Contador Público, Universidad Pública del Paraná Alto, Rosario, 2016-2024, promedio 7,81.',
    '',
    'Perito Mercantil, Escuela de Comercio N.º 4 Belgrano Norte, Rosario, 2010-2015.',
  ];
  expect(studies(['Ezequiel Blum', 'ezequiel@example.org', '', ...lines])[0]).toEqual([
    'Contador Público',
    'Universidad Pública del Paraná Alto',
  ]);
});

it('the ward of a hospital stands in its name where only a blank parts them', () => {
  const found = jobs([
    '工作经历',
    '',
    '2015/03 - 2015/09',
    '眉山市东坡区仁和医院 药剂科,实习生',
    '轮转门诊药房、住院药房和库房。',
    '',
    '2016/10 - 2018/06',
    '成都锦江堂中医馆,中药调剂员',
  ]);
  expect(found[0]?.slice(0, 2)).toEqual(['实习生', '眉山市东坡区仁和医院 药剂科']);
});
