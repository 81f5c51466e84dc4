import { describe, expect, it } from 'vitest';
import { jobs, read, studies } from '../../test/reading.ts';

const letter = [
  '万长河',
  '',
  '2021年3月起，我在青石县柳庄兽医站担任乡村兽医，管着四个村的牛和骡子，半夜接生小牛是常有的事情。',
  '-给牲口打防疫针，登记造册，每季度把各村的存栏数报到镇',
  '上的农业办公室',
  '-接生小牛',
  '2018年7月到2021年2月，我在滨海萌宠诊所担任医师助理，学会了化验、拍片，也学会了安慰着急的主人。',
  '',
  '学习经历如下：',
  '清河农业大学，动物医学专业，本科，2013年9月到2017年7月',
  '清河第六中学，高中，2010年9月到2013年7月',
  '',
  '万长河',
  '电话 138 0000 0001',
  '信箱 wan.changhe@example.com',
];

describe('what is told in Chinese', () => {
  it('marked lines below a sentence that told of a job are what one did there', () => {
    const found = read(letter);
    expect(found.experience.map(({ bullets }) => bullets.length)).toEqual([2, 0]);
    expect(found.experience[0]?.bullets[0]?.text).toMatch(/报到镇上的农业办公室$/);
  });

  it('a degree is no half of the name of its school', () => {
    expect(studies(letter)).toEqual([
      ['动物医学专业,本科', '清河农业大学'],
      ['高中', '清河第六中学'],
    ]);
  });

  it('a number at the foot of a letter needs no colon behind its label', () => {
    expect(read(letter).contact.phone?.value).toBe('138 0000 0001');
  });

  it('an employer and a title with nothing between are two', () => {
    const lines = [
      '工作经历',
      '2019.03-至今 任青石县第三人民医院护士长',
      '2015.07-2019.02 滨海市宇辉机械有限公司行政专员',
    ];
    expect(jobs(lines)).toEqual([
      ['护士长', '青石县第三人民医院', '2019.03-至今'],
      ['行政专员', '滨海市宇辉机械有限公司', '2015.07-2019.02'],
    ]);
  });

  it('a label of what was learned below a school opens no section', () => {
    const lines = ['教育经历', '2013.9-2016.7  清河卫生学校', '学历：护理 大专'];
    expect(studies(lines)).toEqual([['护理 大专', '清河卫生学校']]);
  });
});
