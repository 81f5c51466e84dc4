import { describe, expect, it } from 'vitest';
import { studies } from '../../test/reading.ts';

describe('how people write what they learned, and where', () => {
  it('a list without any time has an entry wherever both are named anew', () => {
    expect(
      studies(['Education', '', 'Diploma in Floristry, Hale College', 'BA History, University of Wexholm']),
    ).toEqual([
      ['Diploma in Floristry', 'Hale College'],
      ['BA History', 'University of Wexholm'],
    ]);
    expect(
      studies([
        'Formación',
        '',
        'Bachillerato',
        'IES Los Robles, Soria',
        'Grado en Biología',
        'Universidad de Salamanca',
      ]),
    ).toEqual([
      ['Bachillerato', 'IES Los Robles'],
      ['Grado en Biología', 'Universidad de Salamanca'],
    ]);
  });

  it('a time between degree and school parts the two', () => {
    expect(
      studies([
        'Education',
        '',
        'Certificate in Carpentry, 2012-2014, Hale College, Leeds',
        'MSc Botany, 2016, University of Wexholm',
      ]),
    ).toEqual([
      ['Certificate in Carpentry', 'Hale College'],
      ['MSc Botany', 'University of Wexholm'],
    ]);
    expect(
      studies([
        'Ausbildung',
        '',
        'Mittlere Reife, 1996-2002, Realschule Tannau, Bergen',
        'Lehre als Tischler, 2002-2005, Schreinerei Hollmann, Bergen',
      ]),
    ).toEqual([
      ['Mittlere Reife', 'Realschule Tannau'],
      ['Lehre als Tischler', 'Schreinerei Hollmann'],
    ]);
  });

  it('a trade taught in a branch of business keeps it, where the school stands behind a comma', () => {
    expect(
      studies([
        'Ausbildung',
        '',
        '2012 - 2015  Ausbildung zur Kauffrau im Einzelhandel, Berufsschule Erlenbach, Kassel',
        '2015 - 2019  Staatlich geprüfte Technikerin, Fachrichtung Maschinenbau an der Technikerschule Fulda',
      ]),
    ).toEqual([
      ['Ausbildung zur Kauffrau im Einzelhandel', 'Berufsschule Erlenbach'],
      ['Staatlich geprüfte Technikerin, Fachrichtung Maschinenbau', 'Technikerschule Fulda'],
    ]);
  });

  it('a subject and how far one came are one, though the subject looks like a trade', () => {
    expect(
      studies([
        '教育经历',
        '',
        '机械工程 硕士 | 华中科技大学 | 2014.09-2017.06',
        '工商管理 MBA | 中山大学 | 2018.09-2020.06',
      ]),
    ).toEqual([
      ['机械工程 硕士', '华中科技大学'],
      ['工商管理 MBA', '中山大学'],
    ]);
    expect(studies(['教育背景', '', '應用外語科，高雄餐旅大學，2013'])).toEqual([
      ['應用外語科', '高雄餐旅大學'],
    ]);
  });

  it('a grade is no part of it, on whichever side of its figure the word stands', () => {
    expect(
      studies([
        'Education',
        '',
        'Welding Certificate from Hale Trades Institute, 5/2019, 3.7 GPA',
        'Catering Diploma, with merit, Wexholm College, 2016',
      ]),
    ).toEqual([
      ['Welding Certificate', 'Hale Trades Institute'],
      ['Catering Diploma', 'Wexholm College'],
    ]);
    expect(studies(['教育背景', '', '2012.09-2015.06  会计学 本科，绩点3.4/4.0', '湖南大学'])).toEqual([
      ['会计学 本科', '湖南大学'],
    ]);
  });

  it('by whom a trade is recognised belongs to it, how it was learned does not', () => {
    expect(
      studies([
        'Ausbildung',
        '',
        '2011 - 2014  Erzieherin (staatlich anerkannt), Fachschule Lindau',
        '2014 - 2016  Fachwirtin (berufsbegleitend), Akademie Lindau',
      ]),
    ).toEqual([
      ['Erzieherin (staatlich anerkannt)', 'Fachschule Lindau'],
      ['Fachwirtin', 'Akademie Lindau'],
    ]);
  });
});

describe('what stands beside a degree and is none', () => {
  it('a course of days or hours is no study, a degree that was counted in hours is one', () => {
    expect(
      studies([
        'Formation',
        '',
        '2012 – 2014 | BTS Assistant de gestion | Lycée Aubrac, Rodez',
        '2020 | Formation Excel avancé, 14 h | GRETA Aveyron',
      ]),
    ).toEqual([['BTS Assistant de gestion', 'Lycée Aubrac']]);
    expect(
      studies([
        'Aus- und Weiterbildung',
        '',
        '2010 – 2013   Ausbildung zur Floristin, Gärtnerei Hollmann, Neuss',
        '2018          Strahlenschutzkurs, Ärztekammer Nordrhein',
      ]),
    ).toEqual([['Ausbildung zur Floristin', 'Gärtnerei Hollmann']]);
  });

  it('how far one came is no part of a degree, and its date stands before it', () => {
    expect(
      studies([
        'Formación académica',
        '',
        'Universidad Nacional de Ulloa',
        'Licenciatura en Contaduría, 2008 – 2012, titulado',
        'Escuela Nacional Preparatoria No. 5',
        'Bachillerato, 2005 – 2008',
      ]),
    ).toEqual([
      ['Licenciatura en Contaduría', 'Universidad Nacional de Ulloa'],
      ['Bachillerato', 'Escuela Nacional Preparatoria No. 5'],
    ]);
  });

  it('a label behind a comma says what follows it', () => {
    expect(
      studies(['Schule und Lehre', '', '2000–2006 Realschule am Park, Abschluss: Mittlere Reife']),
    ).toEqual([['Mittlere Reife', 'Realschule am Park']]);
  });

  it('a degree in words of headings begins no section', () => {
    expect(
      studies(['Estudios', '', 'Profesional en Trabajo Social', 'Universidad del Valle, Cali, 2011']),
    ).toEqual([['Profesional en Trabajo Social', 'Universidad del Valle']]);
  });

  it('learning told in sentences under its heading is read off them', () => {
    expect(
      studies([
        'Education',
        '',
        'I did my apprenticeship as a stonemason at Corley Masonry in Ripon from 2008 to 2011.',
        'Before that I went to Fountains High School, where I took my GCSEs in 2008.',
      ]),
    ).toEqual([
      ['apprenticeship as a stonemason', 'Corley Masonry'],
      ['GCSEs', 'Fountains High School'],
    ]);
  });

  it('a course below a school that has no time is none of the school', () => {
    expect(
      studies([
        'Educación',
        '',
        'Enseñanza media completa, Liceo Gabriela Mistral, Arica',
        'Curso de soldadura TIG, 2016',
        'Curso de primeros auxilios, Cruz Roja, 2018',
      ]),
    ).toEqual([['Enseñanza media completa', 'Liceo Gabriela Mistral']]);
  });
});
