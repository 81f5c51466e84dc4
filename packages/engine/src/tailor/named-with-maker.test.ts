import { expect, test } from 'vitest';
import { pointFor } from '../../test/one-point.ts';

const point = (said: string, asked: string): string => pointFor('fr', said, asked);

test('a product is the same with its maker and without, also where things were put in order with it', () => {
  expect(point('Dessiné des passerelles avec Revit', 'Autodesk Revit')).toContain('Autodesk Revit');
  expect(point('Classé les plans du musée sur SharePoint', 'Microsoft SharePoint')).toContain(
    'Microsoft SharePoint',
  );
});

test('an English word of the trade and the French one are one thing inside a phrase', () => {
  expect(point('Négocié des contrats de sponsoring avec six clubs', 'contrats de parrainage')).toContain(
    'contrats de parrainage',
  );
  expect(point('Vendu des mirabelles sur deux marchés', 'vente de fruits')).toContain('Vente de fruits');
  expect(point('Vendu des fruits sur deux marchés', 'vente de mirabelles')).not.toContain(
    'vente de mirabelles',
  );
});
