import { describe, expect, it } from 'vitest';
import { headed, jobs, read, studies } from '../../test/reading.ts';

describe('what people bring from elsewhere', () => {
  it('a school keeps the name of its own language', () => {
    expect(
      studies(
        headed(
          [
            'Education',
            '',
            'Master Hydrology, Universiteit Drenthe, 2015',
            'Diploma, Liceul Vasile Munteanu, 2009',
            'Certificate, Kayaköy Lisesi, 2004',
          ].join('\n'),
        ),
      ),
    ).toEqual([
      ['Master Hydrology', 'Universiteit Drenthe'],
      ['Diploma', 'Liceul Vasile Munteanu'],
      ['Certificate', 'Kayaköy Lisesi'],
    ]);
  });

  it('the number of a person is no telephone', () => {
    const { contact } = read([
      'Pilar Antúnez Rebolledo',
      'RUT 11.222.333-4 / Estado civil: soltera',
      '+56 9 1111 2222 / pilar@example.org',
    ]);
    expect(contact.phone?.value).toBe('+56 9 1111 2222');
  });

  it('the title of the form is no name, whatever the label of the name asks for first', () => {
    const { contact } = read([
      'EUROPASS-LEBENSLAUF',
      '',
      'Angaben zur Person',
      'Nachname, Vorname:\tDervishi, Arlind',
      'E-Mail-Adresse:\tarlind@example.org',
    ]);
    expect(contact.name?.value).toBe('Arlind Dervishi');
  });
});

describe('a German life in sentences', () => {
  const life = headed(
    [
      'Mein Werdegang',
      '',
      'Seit Mai 2019 bin ich Vorarbeiter im Hofdienst bei der Moorgenossenschaft Lengen eG. Dort teile ich',
      'sechs Leute ein und rücke im Steilhang mit der Seilwinde.',
      '',
      'Gelernt habe ich von 2006 bis 2009 am Landwirtschaftlichen Bildungszentrum Ahlhorn,',
      'mit dem Abschluss Landwirt, und danach blieb ich dort noch ein halbes Jahr.',
    ].join('\n'),
  );

  it('ends at the stop behind a legal form, and one word says what the work was in', () => {
    expect(jobs(life).map(([title, employer]) => [title, employer])).toEqual([
      ['Vorarbeiter im Hofdienst', 'Moorgenossenschaft Lengen eG'],
    ]);
  });

  it('names behind its label what was learned', () => {
    expect(studies(life)).toEqual([['Landwirt', 'Landwirtschaftlichen Bildungszentrum Ahlhorn']]);
  });
});
