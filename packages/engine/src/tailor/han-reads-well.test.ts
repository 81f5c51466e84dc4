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

test('a verb is not set behind what has a verb of its own', () => {
  expect(point('组织居民参加舞蹈活动', '舞蹈活动组织')).not.toContain('参加舞蹈活动组织');
  expect(point('组织居民参加舞蹈活动', '舞蹈活动组织')).toContain('舞蹈活动组织');
});

test('who examines a part of a thing, or decorates it, does so with the whole', () => {
  expect(point('抽检布料的颜色和厚度', '布料抽检')).toContain('布料抽检');
  expect(point('布置橱窗的灯光和模特', '橱窗布置')).toContain('橱窗布置');
  expect(point('销售电梯的配件', '电梯销售')).not.toContain('电梯销售');
});

test('what was handed to somebody to be done was not done', () => {
  expect(point('把坏掉的水表交给师傅维修', '水表维修')).not.toContain('水表维修');
  expect(point('把客户的退款申请转给财务处理', '退款处理')).not.toContain('退款处理');
});

test('how often a thing was done is not lost under its name, and stays beside the verb', () => {
  expect(point('带领班组每月盘点', '库存盘点')).toContain('每月盘点');
  expect(point('每月组织一次消防培训，做签到', '消防培训组织')).toContain('每月组织一次消防培训');
  expect(point('每月组织一次消防培训，做签到', '消防培训组织')).toContain('消防培训组织');
});

test('the second of two doings that "and" joins is own, whatever the first one is', () => {
  expect(point('介绍和出租会议设备', '会议设备出租')).toContain('会议设备出租');
  expect(point('介绍亲戚出租会议设备', '会议设备出租')).not.toContain('会议设备出租');
});
