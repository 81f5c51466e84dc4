import { describe, expect, it } from 'vitest';
import { jobs, read, studies } from '../../test/reading.ts';

describe('towns, parts of an employer and remarks', () => {
  it('a town behind a small word is no part of an employer or a school', () => {
    const lines = [
      'Berufserfahrung',
      'Tischler, Möbelbau Rautner in Bad Ischl (05/2016 – 02/2021)',
      'Tischler, Innenausbau Söll GmbH in Leoben (03/2012 – 04/2016)',
    ];
    expect(jobs(lines)).toEqual([
      ['Tischler', 'Möbelbau Rautner', '05/2016 – 02/2021'],
      ['Tischler', 'Innenausbau Söll GmbH', '03/2012 – 04/2016'],
    ]);
  });

  it('a part of an employer behind a comma stays in its name', () => {
    const lines = ['Berufserfahrung', '2014 – 2019', 'Sanitäter', 'Rotes Kreuz, Kreisverband Hügelland'];
    expect(jobs(lines)).toEqual([['Sanitäter', 'Rotes Kreuz, Kreisverband Hügelland', '2014 – 2019']]);
  });

  it('a school keeps the town that it is called by', () => {
    const lines = ['Ausbildung', '2014 – 2017', 'Bachelor of Arts', 'FH Aachen, Deutschland'];
    expect(studies(lines)).toEqual([['Bachelor of Arts', 'FH Aachen']]);
  });

  it('what one was stands behind "als"', () => {
    const lines = [
      'Berufserfahrung',
      '2019 – 2022: Spedition Ahrweg GmbH, Halle (Saale), als Disponentin',
      '2015 – 2018: Mühle Tannrode, Weimar, als Lageristin',
    ];
    expect(jobs(lines)).toEqual([
      ['Disponentin', 'Spedition Ahrweg GmbH', '2019 – 2022'],
      ['Lageristin', 'Mühle Tannrode', '2015 – 2018'],
    ]);
  });

  it('the last cell of a table may tell what one did', () => {
    const duties =
      'Kommissionierung und Verladung, Inventur, Einarbeitung neuer Kolleginnen, Führung von zwei';
    const lines = [
      'Berufserfahrung',
      `| 2019 – 2022 | Lageristin | Gamma Logistik | ${duties} Aushilfen |`,
      `| 2015 – 2018 | Verkäuferin | Hagedorn | ${duties} Lernenden |`,
    ];
    expect(jobs(lines)).toEqual([
      ['Lageristin', 'Gamma Logistik', '2019 – 2022'],
      ['Verkäuferin', 'Hagedorn', '2015 – 2018'],
    ]);
  });

  it('a span between a school and what one has from it dates them', () => {
    const lines = ['Schule:', 'Gymnasium Seetal, 2018 bis 2024, Abitur', 'Grundschule Au, 2014 bis 2018'];
    expect(studies(lines)[0]).toEqual(['Abitur', 'Gymnasium Seetal']);
  });

  it('a school of years under further training is a study, a course of days is none', () => {
    const lines = [
      'Ausbildung',
      '2010 – 2013   Ausbildung zum Elektroniker, Werk Seetal GmbH',
      '',
      'Weiterbildung',
      '09/2016 – 06/2019   Staatlich geprüfter Techniker, Technikakademie Nordau',
      '2021   Schaltberechtigung bis 36 kV',
    ];
    expect(studies(lines).map(([degree]) => degree)).toEqual([
      'Ausbildung zum Elektroniker',
      'Staatlich geprüfter Techniker',
    ]);
  });

  it('that one has a degree is no part of it', () => {
    const lines = ['教育经历', '2002.9-2005.6  清河县第三中学  高中毕业'];
    expect(studies(lines)).toEqual([['高中', '清河县第三中学']]);
  });

  it('a Chinese name stands alone, however the same person is called elsewhere', () => {
    const { contact } = read(['万思琪 Sylvia Wan', '电话 13800000000', 'sylvia.wan@example.com']);
    expect(contact.name?.value).toBe('万思琪');
  });

  it('a bracket with blanks behind a Chinese name is not torn', () => {
    const lines = ['黎氏秋河（LÊ THỊ THU HÀ）', '信号工', 'lethithuha@example.vn'];
    expect(read(lines).contact.name?.value).toBe('黎氏秋河');
  });

  it('a name turned at its comma is not turned again', () => {
    const lines = ['Nachname, Vorname: Al-Amin, Abdulrahman', 'E-Mail: abdulrahman.amin@example.org'];
    expect(read(lines).contact.name?.value).toBe('Abdulrahman Al-Amin');
  });
});
