import { expect, test } from 'vitest';
import { lexisOf } from '../gate/lexis.ts';
import { halvesOf } from './both-halves.ts';

test('what two joined things share belongs to each of them', () => {
  expect(halvesOf('Montage und Wartung von Pumpen', lexisOf('de'))).toEqual([
    ['Montage von Pumpen', 'Wartung von Pumpen'],
  ]);
  expect(halvesOf('road and bridge construction', lexisOf('en'))).toEqual([
    ['road construction', 'bridge construction'],
  ]);
  expect(halvesOf('order picking and packing', lexisOf('en'))).toEqual([
    ['order picking', 'order packing'],
    ['order picking', 'packing'],
  ]);
  expect(halvesOf('Lohn- und Spesenabrechnung', lexisOf('de'))).toEqual([
    ['Lohnabrechnung', 'Spesenabrechnung'],
  ]);
  expect(halvesOf('Auf- und Abbau von Zelten', lexisOf('de'))).toEqual([
    ['Aufbau von Zelten', 'Abbau von Zelten'],
  ]);
  expect(halvesOf('设备安装与调试', lexisOf('zh'))).toEqual([['设备安装', '设备调试']]);
});

test('one thing and three things are not parted', () => {
  expect(halvesOf('poda de setos', lexisOf('es'))).toEqual([]);
  expect(halvesOf('achat et vente et location', lexisOf('fr'))).toEqual([]);
});
