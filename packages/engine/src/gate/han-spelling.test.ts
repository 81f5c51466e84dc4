import { expect, test } from 'vitest';
import { spelled } from './han-spelling.ts';

test('a rare spelling is written as the usual one, wherever it stands, and the rest as it is', () => {
  expect(spelled('布署服务器，签定订单')).toBe('部署服务器，签订订单');
  expect(spelled('查看图象和部份帐目')).toBe('查看图像和部分账目');
  expect(spelled('照看苗圃')).toBe('照看苗圃');
  expect(spelled('按装水笼头')).toBe('安装水龙头');
});

test('one figure beside a word is one character either way, and a longer number stays', () => {
  expect(spelled('1对1')).toBe(spelled('一对一'));
  expect(spelled('12个，A4纸')).toBe('12个，A4纸');
});
