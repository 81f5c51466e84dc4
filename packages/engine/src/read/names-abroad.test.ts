import { describe, expect, it } from 'vitest';
import { headed, jobs, jobsByMonth, read, studies } from '../../test/reading.ts';

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

describe('said in other words', () => {
  it('who is still there has a job that goes on', () => {
    expect(
      jobsByMonth(headed('Experience\n\nGardener, Hollin House, 2016 - still there\n- Borders\n')),
    ).toEqual([['Gardener', 'Hollin House', '2016', 'now']]);
  });

  it('a unit of a school in a cell of its own belongs to the title', () => {
    const text = [
      'Anstellungen',
      '',
      'Leiterin Sammlung | Landesmuseum Aare | seit 1.5.2019',
      '· Katalog von 14 Nachlässen',
      '',
      'Kuratorin | Kunsthaus Lindau | 2014–2019',
      '· Drei Ausstellungen im Jahr',
      '',
      'Assistentin am Anatomischen Institut | Universität Bern | 2009–2013',
    ].join('\n');
    expect(
      jobs(headed(text))
        .map(([title, employer]) => [title, employer])
        .at(-1),
    ).toEqual(['Assistentin am Anatomischen Institut', 'Universität Bern']);
  });

  it('how far one is stands before a degree, too', () => {
    expect(
      studies(
        headed('Schulbesuch\n\n2019 – 2025: Gymnasium Lohfeld, Hamm\n             voraussichtlich Abitur\n'),
      ),
    ).toEqual([['Abitur', 'Gymnasium Lohfeld']]);
  });

  it('a Chinese sentence names what was learned behind the school', () => {
    const text =
      '陶一鸣\ntaoym@example.com\n\n教育经历\n\n我2010年9月到2014年6月毕业于江城工业大学，学的是机械设计。\n\n工作经历\n\n2014.07-2020.03　江城宏达机械有限公司　工程师\n- 负责夹具设计\n';
    expect(studies(text)).toEqual([['机械设计', '江城工业大学']]);
  });
});
