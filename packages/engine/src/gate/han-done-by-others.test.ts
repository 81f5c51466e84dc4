import { describe, expect, test } from 'vitest';
import { passes } from './fixture.ts';

const says = (point: string | readonly string[], text: string) => passes('zh', point, text);

describe('what others did, in Chinese', () => {
  test.each([
    ['请电工检修车间照明线路', '检修车间照明线路'],
    ['通知供应商更换破损的货物', '更换破损的货物'],
    ['联系物业维修电梯', '维修电梯'],
    ['委托律师起草合同', '起草合同'],
    ['督促员工打扫卫生', '打扫卫生'],
    ['要求承包商清理垃圾', '清理垃圾'],
    ['把客人的衣服送给干洗店清洗', '清洗客人的衣服'],
    ['把电脑寄回厂家维修', '维修电脑'],
    ['打印合同并送领导签字', '签署合同'],
    ['催促供应商按期交货', '按期交货'],
    ['派司机接送外宾', '接送外宾'],
    ['监督工人焊接管道', '焊接管道'],
    ['通知失主领取失物', '领取失物'],
  ])('who told or asked somebody to do it has not done it: %s, %s', (point, text) => {
    expect(says(point, text)).toBe(false);
  });

  test.each([
    ['跟踪设备维修进度', '维修设备'],
    ['记录员工培训情况', '培训员工'],
    ['汇报桥梁检测结果', '检测桥梁'],
    ['将投诉录入系统并跟踪处理进度', '处理投诉'],
  ])('who told how it went has not done it: %s, %s', (point, text) => {
    expect(says(point, text)).toBe(false);
  });

  test.each([
    ['请电工检修车间照明线路', '请电工对车间照明线路进行检修'],
    ['督促员工打扫卫生', '督促员工搞卫生'],
    ['催促供应商按期交货', '催供应商按时交货'],
    ['跟踪设备维修进度', '设备维修进度跟踪'],
    ['检修线路，必要时请电工检修配电箱', '检修线路'],
    ['维修设备并记录维修情况', '维修设备'],
    ['联系客户并更换破损的货物', '更换破损的货物'],
    ['通知客户后维修电梯', '维修电梯'],
  ])('the same told in other words, and what one did oneself, may be said: %s, %s', (point, text) => {
    expect(says(point, text)).toBe(true);
  });

  test('a number of ten thousands in characters counts the same money as in figures', () => {
    expect(says('采购十万元的办公设备', '采购10万元的办公设备')).toBe(true);
    expect(says('把费用控制在五万元以内', '将费用控制在5万元以内')).toBe(true);
    expect(says('采购十万元的办公设备', '采购100万元的办公设备')).toBe(false);
    expect(says('管理三百万元预算', '管理300万美元预算')).toBe(false);
  });
});
