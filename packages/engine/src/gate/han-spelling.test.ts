import { expect, test } from 'vitest';
import { spelled } from './han-spelling.ts';

test('a rare spelling is written as the usual one, wherever it stands, and the rest as it is', () => {
  expect(spelled('布署服务器，签定订单')).toBe('部署服务器，签订订单');
  expect(spelled('查看图象和部份帐目')).toBe('查看图像和部分账目');
  expect(spelled('照看苗圃')).toBe('照看苗圃');
});
