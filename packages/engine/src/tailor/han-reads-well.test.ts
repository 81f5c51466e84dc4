import { expect, test } from 'vitest';
import { pointFor } from '../../test/one-point.ts';

const point = (said: string, asked: string): string => pointFor('zh', said, asked);

test('behind whom it is done for, a verb with its thing is not made a noun', () => {
  expect(point('给门店店员算工资、发工资条', '薪资核算')).not.toContain('店员薪资核算');
  expect(point('给门店店员算工资、发工资条', '薪资核算')).toContain('薪资核算');
});

test('what somebody only learned, or taught others to do, gets no name beside it', () => {
  expect(point('跟叔叔学做防水', '防水施工')).not.toContain('防水施工');
  expect(point('教学员修汽车发动机', '汽车维修')).not.toContain('汽车维修');
});

test('an animal or a person taken somewhere is not treated by who takes them', () => {
  expect(point('带病人到三楼抽血', '静脉采血')).not.toContain('静脉采血');
});
