import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

test.each<Case>([
  ['en', 'Copied invoices and carried files', 'Invoicing'],
  ['en', 'Bought labels', 'Labelling'],
  ['en', 'Sold plants at a market stall', 'Planting'],
  ['es', 'Guardé facturas en carpetas', 'Facturación'],
  ['es', 'Vendí plantas', 'Plantación'],
  ['fr', 'Rangé des factures', 'Facturation'],
  ['fr', 'Porté des plantes', 'Plantation'],
  ['fr', 'Vérifié les billets', 'Billetterie'],
  ['fr', 'Contrôlé les billets', 'Vente de billets'],
  ['es', 'Solicité un presupuesto', 'Elaboración de presupuestos'],
  ['de', 'Etiketten sortiert', 'Etikettierung'],
])('who only moved, sold or checked a thing has done no doing that is called after it (%s, %s)', (...one) => {
  expect(passes(...one)).toBe(false);
});

test.each<Case>([
  ['en', 'Wrote and filed invoices', 'Invoicing'],
  ['en', 'Planted hedges and sold plants', 'Planting'],
  ['en', 'Checked translations', 'Checked a translation'],
  ['es', 'Emití y archivé facturas', 'Emisión de facturas'],
  ['es', 'Planté árboles y vendí plantas', 'Plantación de árboles'],
  ['fr', 'Établi et classé des factures', 'Facturation'],
  ['fr', 'Vendu et contrôlé des billets', 'Vente de billets'],
  ['es', 'Recibí pedidos', 'Recepción de pedidos'],
  ['fr', 'Demandé une subvention', 'Demande de subvention'],
  ['de', 'Waren etikettiert und Etiketten sortiert', 'Etikettierung von Waren'],
  ['de', 'Rechnungen geprüft', 'Prüfung der Rechnungen'],
])('a doing that the line tells, and a thing that is one itself, may be named (%s, %s)', (...one) => {
  expect(passes(...one)).toBe(true);
});
