import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

const invented: Case[] = [
  ['zh', '维修冰箱、清洗空调', '维修空调'],
  ['zh', '采购食材，烹饪午餐', '采购午餐'],
  ['zh', '包装礼盒并配送鲜花', '包装鲜花'],
  ['zh', '陪同翻译员参观工厂', '翻译工厂资料'],
  ['zh', '接送检测师去矿山', '检测矿山'],
  ['zh', '登记访客、归档合同', '登记合同'],
  ['zh', '擦拭橱柜，更换灯罩', '擦拭灯罩'],
];
test.each(invented)('a part of the line with its own verb has its own thing, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(false);
});

const honest: Case[] = [
  ['zh', '维修冰箱、清洗空调', '清洗空调、维修冰箱'],
  ['zh', '采购食材、餐具', '采购餐具'],
  ['zh', '维修、清洗空调和冰箱', '维修空调'],
  ['zh', '维修冰箱、清洗和维修空调', '维修空调'],
  ['zh', '修理冰箱，接待维修员', '维修冰箱'],
];
test.each(honest)('and several verbs may have one, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});

test('at most so many is no more than so many', () => {
  expect(passes('zh', '给最多12只小狗梳毛', '给12只以内的小狗梳毛')).toBe(true);
  expect(passes('zh', '给最多12只小狗梳毛', '给12只以上的小狗梳毛')).toBe(false);
});

test('so many animals are no "only"', () => {
  expect(passes('zh', '每周给10只狗梳毛', '每周为10只犬梳毛')).toBe(true);
  expect(passes('zh', '每周给10只狗梳毛', '每周为20只犬梳毛')).toBe(false);
});
