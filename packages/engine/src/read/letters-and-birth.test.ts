import { describe, expect, it } from 'vitest';
import { jobs, read } from '../../test/reading.ts';

const nameOf = (lines: string[]) => read(lines).contact.name?.value;

describe('who it is, beside words of letters and of birth', () => {
  it('the formulas of a Chinese letter are no name, the person who says one or signs is', () => {
    expect(
      nameOf([
        '敬啟者：',
        '',
        '您好，我是范姜美玲，欲應徵房務員。',
        '',
        '敬祝',
        '商祺',
        '',
        '電話：0900-000-655',
      ]),
    ).toBe('范姜美玲');
    expect(nameOf(['您好，我是陳林淑芬，想應徵房務員。', '', '電話：0900-000-655'])).toBe('陳林淑芬');
  });

  it('a name from birth behind the name is none', () => {
    expect(nameOf(['Lebenslauf von Annelore Krause geb. Hofmann', 'a.krause@example.com'])).toBe(
      'Annelore Krause',
    );
  });

  it('a heading in plain words begins the work', () => {
    expect(
      jobs([
        'Was ich gearbeitet habe',
        '',
        'Bäckerei Stumpf, Biberach',
        'Mai 2015 bis heute',
        'Verkäuferin',
      ]).map(([, employer]) => employer),
    ).toEqual(['Bäckerei Stumpf']);
  });
});
