import { expect, test } from 'vitest';
import { pointFor } from '../../test/one-point.ts';

const point = (said: string, asked: string): string => pointFor('en', said, asked);

test('what opens a point was done to each thing of its list', () => {
  expect(point('Varnished oars, rudders and masts in winter', 'mast varnishing')).toContain('ast varnishing');
});

test('where the list ends another doing begins', () => {
  expect(point('Varnished oars, masts were left to others', 'mast varnishing')).not.toContain(
    'mast varnishing',
  );
  expect(point('Varnished oars, sold rudders and stored masts', 'mast varnishing')).not.toContain(
    'ast varnishing',
  );
});

test('"by the" of a place or a time names nobody else who did it', () => {
  expect(point('Stacked crates by the river', 'crate stacking')).toContain('crate stacking');
  expect(point('Watched crates stacked by the drivers', 'crate stacking')).not.toContain('crate stacking');
});

test('plans that were thrown away, lost or shredded were not made', () => {
  expect(point('Shredded old route plans', 'route planning').toLowerCase()).not.toContain('route planning');
  expect(point('Drew up route plans', 'route planning').toLowerCase()).toContain('route planning');
});

test('what others were asked or reminded to do was done by them', () => {
  expect(point('Reminded tenants to clean the stairs', 'stair cleaning').toLowerCase()).not.toContain(
    'stair cleaning',
  );
});

test('a paper that was passed on or put away was not written, whatever a list calls the writing of it', () => {
  const french = (said: string, asked: string): string => pointFor('fr', said, asked);
  expect(french('Rangé les dossiers de presse', 'rédaction de dossiers de presse')).not.toContain(
    'rédaction',
  );
  expect(french('Archivé les dossiers du personnel', 'administration du personnel')).not.toContain(
    'dministration du personnel',
  );
  expect(french('Rédigé les dossiers de presse', 'rédaction de dossiers de presse')).toContain('édaction');
  expect(french('Distribué les repas aux malades', 'distribution de repas')).toContain(
    'istribution de repas',
  );
});

test('what was sorted or handed out takes nothing from another doing of the same line, told with its own verb', () => {
  const [spanish, french] = (['es', 'fr'] as const).map(
    (language) => (said: string, asked: string) => pointFor(language, said, asked),
  ) as [typeof point, typeof point];
  expect(spanish('Repartí folletos y restauré relojes', 'restauración de relojes')).toContain(
    'restauración de relojes',
  );
  expect(french('Trié le linge et repassé les draps', 'repassage de draps')).toContain('repassage de draps');
  expect(french('Rangé les draps repassés', 'repassage de draps')).not.toContain('repassage de draps');
  expect(point('Sorted parcels and greased pumps', 'pump greasing')).toContain('pump greasing');
  expect(point('Filed typed letters', 'letter typing')).not.toContain('letter typing');
});
