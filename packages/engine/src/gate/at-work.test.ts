import { expect, test } from 'vitest';
import type { Language } from '../types.ts';
import { passes } from './fixture.ts';

type Case = [Language, string, string];

const kept: Case[] = [
  ['es', 'Colgué cuadros los martes', 'Puse cuadros los martes'],
  ['fr', 'Cueilli des roses principalement en juin', 'Cueilli des roses surtout en juin'],
  ['fr', 'Ciré les parquets du manoir', 'Cirage des parquets du manoir'],
  ['fr', 'Restauré une douzaine de livres', 'Restauré environ douze livres'],
  ['zh', '带两批学生参观灯塔', '带领两批学生参观灯塔'],
  ['zh', '每周写灯塔日志', '每周写一份灯塔日志'],
  ['es', 'Copié 20 llaves al día', 'Hice 20 copias de llaves al día'],
];
test.each(kept)('%s: %s — %s', (language, point, text) => {
  expect(passes(language, point, text)).toBe(true);
});

test('a Chinese lead of a team is not said by a strap that is worn', () => {
  expect(passes('zh', '给背包换带子', '带领背包团队')).toBe(false);
});
