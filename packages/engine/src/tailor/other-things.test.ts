import { expect, test } from 'vitest';
import { pointFor } from '../../test/one-point.ts';

const point = (said: string, asked: string): string => pointFor('es', said, asked).toLowerCase();

test('the doing in its own noun and its thing by another name are the term', () => {
  expect(point('Calibré básculas de doce mercados', 'calibración de balanzas')).toContain(
    'calibración de balanzas',
  );
  expect(point('Recogí setas en pinares de la sierra', 'recolección de hongos')).toContain(
    'recolección de hongos',
  );
});

test('a sort of a thing says the thing, never the other way round', () => {
  expect(point('Barnicé mesas y sillas de encargo', 'barnizado de muebles')).toContain(
    'barnizado de muebles',
  );
  expect(point('Barnicé muebles de encargo', 'barnizado de sillas')).not.toContain('barnizado de sillas');
});

test('where the term says less than the words of the point, these stay', () => {
  expect(point('Planché camisas de dos hoteles', 'planchado de ropa')).toBe(
    'planchado de ropa: camisas de dos hoteles',
  );
  expect(point('Calibré básculas de doce mercados', 'calibración de balanzas')).toBe(
    'calibración de balanzas de doce mercados',
  );
});

test('another thing beside the same doing says nothing of this one', () => {
  expect(point('Reparé grúas torre en el taller', 'conducción de grúas torre')).not.toContain('conducción');
  expect(point('Vendí básculas a doce mercados', 'calibración de balanzas')).not.toContain('calibración');
});

test('what was done to a thing was done to its material, where the doing works it', () => {
  expect(point('Torneé ejes de latón para relojes', 'torneado de latón')).toContain('torneado de latón');
  expect(point('Vendí relojes de latón a coleccionistas', 'venta de latón')).not.toContain('venta de latón');
});

test('a place named by what is done there has nobody doing it', () => {
  expect(point('Limpié naves de una fábrica de pinturas', 'fabricación de pinturas')).not.toContain(
    'fabricación',
  );
});
