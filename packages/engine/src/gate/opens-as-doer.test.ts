import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

const invented: Case[] = [
  ['en', 'Opened letters for a dentist', 'Dentist opening letters'],
  ['en', 'Carried bricks for a roofer', 'Roofer, carried bricks'],
  ['es', 'Preparé mortero para los albañiles', 'Albañil que preparó mortero'],
  ['fr', 'Préparé le mortier pour les couvreurs', 'Couvreuse préparant le mortier'],
  ['de', 'Mörtel für die Maurer angemischt', 'Maurerin, Mörtel angemischt'],
  ['zh', '用搅拌机拌砂浆，供瓦工使用', '瓦工，用搅拌机拌砂浆'],
  ['zh', '司机核对清单时装车', '司机，核对清单'],
];
test.each(invented)(
  'whom a line names beside the writer opens no text as the writer, %s: %s, %s',
  (...each) => {
    expect(passes(...each)).toBe(false);
  },
);

const honest: Case[] = [
  ['en', 'Mended gates in winter', 'During winter, mended gates'],
  ['en', 'Mended fences in winter', 'Winter fence mending'],
  ['es', 'Atendí al público en el mostrador', 'En el mostrador, atendí al público'],
  ['fr', 'Préparé le goûter avec la cantinière', 'Avec la cantinière, préparé le goûter'],
  ['en', 'Worked as a roofer and carried bricks', 'Roofer, carried bricks'],
  ['en', 'Walked dogs for owners', 'Dog walking for owners'],
  ['es', 'Preparé mortero para los albañiles', 'Mortero preparado para los albañiles'],
  ['de', 'Mörtel für die Maurer angemischt', 'Für die Maurer Mörtel angemischt'],
  ['zh', '清点手机，整理货架', '清点手机，整理货架'],
];
test.each(honest)('what was done may open it, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});
