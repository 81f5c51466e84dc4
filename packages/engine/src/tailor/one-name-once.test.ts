import { expect, test } from 'vitest';
import { pointFor } from '../../test/one-point.ts';
import { engine } from '../../test/whole-engine.ts';
import { goesOnFrom } from './name-beside.ts';
import { tailor } from './tailor.ts';

test('a longer name goes on from the word it begins with, in no bracket of its own', () => {
  expect(goesOnFrom('Établissement de 90 bulletins', 'bulletins de paie', 'fr')).toBe(' de paie');
  expect(goesOnFrom('Led the harbour project', 'project management', 'en')).toBeUndefined();
  expect(goesOnFrom('Built shelves', 'drawers of oak', 'en')).toBeUndefined();
});

test('a label that is half of a name becomes the name', () => {
  expect(pointFor('fr', 'Paie : 60 fiches sous Sage', 'gestion de la paie')).toBe(
    'Gestion de la paie : 60 fiches sous Sage',
  );
});

test('Chinese that has all of a name, one half of it in other words, says it once', () => {
  const { text } = tailor(engine, {
    resume:
      '周远\n13800000000\n\n工作经历\n\n领班，草地有限公司\n2019年3月 - 2024年5月\n- 客人投诉先安抚再处理，每月不到两起\n',
    job: { title: '店长', description: '岗位职责：\n- 处理顾客投诉\n任职要求：\n- 熟悉顾客投诉' },
    asOf: { year: 2026, month: 11 },
  });
  expect(text).toContain('- 顾客投诉先安抚再处理，每月不到两起');
});
