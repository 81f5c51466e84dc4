import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

const invented: Case[] = [
  ['en', 'Sanded floors and oiled tables', 'Oiled floors and sanded tables'],
  ['en', 'Ironed shirts and folded sheets', 'Ironed sheets'],
  ['en', 'Grated cheese and peeled carrots', 'Peeled cheese and grated carrots'],
  ['en', 'Printed leaflets and mailed catalogues', 'Printed catalogues'],
  ['en', 'Ironed shirts and folded sheets', 'Folded shirts'],
  ['en', 'Swept floors and filled out forms', 'Filled out floors'],
  ['de', 'Hemden gebügelt und Laken gefaltet', 'Hemden gefaltet'],
  ['es', 'Lijé suelos y pinté mesas', 'Lijé mesas y pinté suelos'],
  ['es', 'Planché camisas y doblé sábanas', 'Planché sábanas'],
  ['fr', 'Poncé les sols et verni les tables', 'Poncé les tables et verni les sols'],
  ['fr', 'Repassé les chemises et plié les draps', 'Repassé les draps'],
  ['de', 'Böden geschliffen und Tische geölt', 'Tische geschliffen und Böden geölt'],
  ['de', 'Hemden gebügelt und Laken gefaltet', 'Laken gebügelt'],
];
test.each(invented)('the thing of one doing is not another’s, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(false);
});

const swapped: Case[] = [
  ['en', 'Oiled gates and removed rust', 'Removed oil'],
  ['es', 'Aceité verjas y quité óxido', 'Quité aceite'],
  ['fr', 'Huilé les grilles et enlevé la rouille', "Enlevé l'huile"],
  ['de', 'Gitter lackiert und Rost entfernt', 'Lack entfernt'],
];
test.each(swapped)('what is only a verb of the line is no thing of another, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(false);
});

const named: Case[] = [
  ['en', 'Sanded floors and oiled tables', 'Sanding of tables'],
  ['es', 'Planché camisas y doblé sábanas', 'Planchado de sábanas'],
  ['es', 'Vendí helados y alquilé hamacas', 'Venta de hamacas'],
  ['fr', 'Repassé les chemises et plié les draps', 'Repassage des draps'],
  ['fr', 'Vendu des glaces et loué des transats', 'Vente de transats'],
];
test.each(named)('nor where the doing is told by a noun, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(false);
});

const honest: Case[] = [
  ['en', 'Sanded floors and oiled tables', 'Oiling of tables and sanding of floors'],
  ['es', 'Lijé y pinté suelos y mesas', 'Lijado de mesas'],
  ['es', 'Vendí helados y alquilé hamacas', 'Alquiler de hamacas y venta de helados'],
  ['fr', 'Poncé et verni les sols et les tables', 'Ponçage des tables'],
  ['en', 'Sanded floors and oiled tables', 'Oiled tables and sanded floors'],
  ['en', 'Sanded and oiled floors and tables', 'Sanded tables'],
  ['en', 'Sold soup and drinks', 'Sold drinks'],
  ['en', 'Opened crates and counted the goods', 'Counted crates and goods'],
  ['en', 'Put together shelves and moved tables', 'Assembled shelves and moved tables'],
  ['en', 'Ran a kiosk and led five clerks', 'Led five clerks'],
  ['es', 'Lijé y pinté suelos y mesas', 'Lijé mesas'],
  ['fr', 'Poncé et verni les sols et les tables', 'Poncé les tables'],
  ['de', 'Böden und Tische geschliffen und geölt', 'Böden geölt'],
  ['de', 'Hemden gebügelt und Laken gefaltet', 'Laken gefaltet, Hemden gebügelt'],
];
test.each(honest)('two doings may have one thing, and be told the other way round, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});
