import { describe, expect, test } from 'vitest';
import { emptyResume } from '../read/empty-resume.ts';
import { openGate } from './check.ts';
import { passes } from './fixture.ts';

const says = (point: string | readonly string[], text: string) => passes('zh', point, text);

describe('Chinese lines that most people write', () => {
  test('a word of one character stands where it is a word of its own in the resume too', () => {
    expect(says('修理门和抽屉', '对抽屉、门进行修理')).toBe(true);
  });

  test('a verb of one character stands for a longer one that says it more exactly, never the other way round', () => {
    expect(says('递送样品给化验员', '把样品递给化验员')).toBe(true);
    expect(says('关闭闸门', '把闸门关好')).toBe(true);
    expect(says('看样品', '观察样品')).toBe(false);
  });

  test('a verb and its thing stay one word around the ending of the verb', () => {
    expect(says('值班并写日志', '值完班，写好日志')).toBe(true);
  });

  test('to do something with its thing is a doing of its own', () => {
    expect(says('为客人端菜和倒水', '为客人做菜和倒水')).toBe(false);
  });

  test('"one week so many" is so many each week, and one week is no each', () => {
    expect(says('每周拍摄4条短视频', '拍摄短视频，一周4条')).toBe(true);
    expect(says('每月拍摄4条短视频', '拍摄短视频，一周4条')).toBe(false);
    expect(says('三天内修好6台水泵', '每天修好6台水泵')).toBe(false);
  });

  test('every two hours is not every hour', () => {
    expect(says('每三小时测一次水温', '每小时测一次水温')).toBe(false);
    expect(says('每三小时测一次水温', '每隔三小时测一次水温')).toBe(true);
  });

  test('what was done on one day of each week was done once in it', () => {
    expect(says('每周三清洗鱼缸', '每个星期三清洗鱼缸一次')).toBe(true);
  });

  test('behind its thing "and" begins another doing', () => {
    expect(says('打印面试通知并接待候选人', '主持面试，接待候选人')).toBe(false);
  });

  test('a verb inside a noun is not done', () => {
    expect(says(['联系外部讲师', '搬运培训教材'], '讲授外部课程')).toBe(false);
    expect(says(['核对司机补贴', '处理突发情况'], '发放司机补贴')).toBe(false);
    expect(says('发司机补贴', '发放司机补贴')).toBe(true);
  });

  test('who handed something to an office handed it over', () => {
    expect(says('登记失物并转交相关部门', '登记失物，移交有关部门')).toBe(true);
  });

  test('whom one reports to is nothing that was handed on', () => {
    expect(says('向店长汇报销售情况', '将销售情况报告给店长')).toBe(true);
    expect(says('向车间主管汇报停机原因', '向车间主管报告停机原因')).toBe(true);
  });

  test('a list of things is not needed for a word that another line says', () => {
    expect(says(['解答客户疑问', '整理问题清单'], '回答客户问题')).toBe(true);
    expect(says(['接待客户', '整理问题清单'], '解决客户问题')).toBe(false);
  });

  test('a verb and the thing right behind it are said by one line', () => {
    const points = ['检查水泵漏水的位置', '向业主介绍电梯维修费用'];
    expect(says(points, '维修水泵')).toBe(false);
    expect(says(points, '介绍电梯维修的费用')).toBe(true);
    expect(says(['生产纸箱', '登记样品的厂家'], '登记样品的生产厂家')).toBe(true);
  });

  test('a plan that was made is no doing that was only planned', () => {
    expect(says('制定采购计划并核对到货', '编制采购计划，核对到货')).toBe(true);
    expect(says('计划采购两台车床', '采购两台车床')).toBe(false);
  });

  test('a journey that somebody is booked for is no absence', () => {
    expect(says('预订主管的出差酒店', '为主管预订差旅酒店')).toBe(true);
    expect(says('主管出差时管理门店', '管理门店')).toBe(false);
  });

  test('whom one helped by the short word has the title, and nobody else', () => {
    expect(says('协助会计贴票和装订凭证', '帮会计贴票、装订凭证')).toBe(true);
  });

  const entry = (title: string, organization: string, point: string) => {
    const texts = [title, organization, point];
    const resume = {
      ...emptyResume({ lines: texts.map((text) => ({ text })) }, 'zh'),
      experience: [
        {
          id: 'job',
          title: { value: title, lines: [0] },
          organization: { value: organization, lines: [1] },
          bullets: [{ id: 'point', text: point, marker: '-', lines: [2] }],
          lines: [0, 1, 2],
        },
      ],
    };
    return (text: string) => openGate(resume, []).check(text, { entryId: 'job' }).passed;
  };

  test('who was an assistant in something has not done it by that title alone', () => {
    const may = entry('康复治疗助理', '晨光诊所', '为病人登记治疗时间');
    expect(may('为病人做康复治疗')).toBe(false);
    expect(may('登记病人的治疗时间')).toBe(true);
  });

  test('what a firm is called makes nobody one', () => {
    const may = entry('前台', '启明律师事务所', '接待来访客户');
    expect(may('作为律师接待来访客户')).toBe(false);
    expect(may('作为前台接待来访客户')).toBe(true);
    expect(entry('园艺师助理', '绿意花园', '搬运花盆')('作为园艺师搬运花盆')).toBe(false);
  });

  test('seconds are counted', () => {
    expect(says('响应时间从三秒降到一秒', '响应时间由3秒降至1秒')).toBe(true);
    expect(says('响应时间从三秒降到一秒', '响应时间由3秒降至2秒')).toBe(false);
    expect(says('响应时间从三秒降到一秒', '响应时间由3分钟降至1分钟')).toBe(false);
  });

  test('where one stood, where it went and that a thing is of a kind add nothing', () => {
    expect(says('在脚手架上砌墙抹灰', '站在脚手架上砌墙、抹灰')).toBe(true);
    expect(says('走访孤寡老人并送去生活物资', '看望孤寡老人，为他们送生活物资')).toBe(true);
    expect(says('更换季节陈列', '季节性陈列更换')).toBe(true);
  });

  test('a verb inside the name of a thing is not done, and what staff are owed is no sort of staff', () => {
    expect(says('在脚手架上砌墙抹灰', '搭建脚手架')).toBe(false);
    expect(says('每月发放员工的工资', '工资发放')).toBe(true);
  });

  test('"and" before a verb makes no other word with it', () => {
    expect(says('打包并发货', '发货和打包')).toBe(true);
    expect(says('清洗并排查故障', '故障排查')).toBe(true);
    expect(says('搭建高并发系统', '发布系统')).toBe(false);
  });
});
