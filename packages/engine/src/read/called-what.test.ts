import { describe, expect, it } from 'vitest';
import { roles } from '../../test/reading.ts';

describe('trades and employers that the packs name', () => {
  it('old trades are titles, in whatever order they stand', () => {
    expect(
      roles(['Expérience', 'Odin Frères, tonnelière, 2019 - 2022', 'Vaubert, ramoneur, 2016 - 2019']),
    ).toEqual([
      ['tonnelière', 'Odin Frères'],
      ['ramoneur', 'Vaubert'],
    ]);
    expect(roles(['Experiencia', 'Patrón local en la Cofradía San Olmo, desde enero de 2017'])).toEqual([
      ['Patrón local', 'Cofradía San Olmo'],
    ]);
  });

  it('places where somebody worked head the roles', () => {
    for (const heading of ['Arbeitsstellen', 'Bisherige Arbeitsstellen', 'Berufsstationen'])
      expect(roles([heading, '', 'Zimmermädchen', 'Hotel Anker, Sylt', 'Mai 2019 – jetzt'])).toEqual([
        ['Zimmermädchen', 'Hotel Anker'],
      ]);
  });

  it('what an employer is called says that it is one', () => {
    expect(
      roles([
        'Experience',
        'Pell Maltings, Trainee, 2019 - 2022',
        'Marrow Kennels, Stable Hand, 2016 - 2019',
      ]),
    ).toEqual([
      ['Trainee', 'Pell Maltings'],
      ['Stable Hand', 'Marrow Kennels'],
    ]);
  });
});
