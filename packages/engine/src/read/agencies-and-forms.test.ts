import { describe, expect, it } from 'vitest';
import { headed, jobs, read, roles, studies } from '../../test/reading.ts';

const page = (...lines: string[]): string => headed(lines.join('\n'));

describe('where one worked', () => {
  it('ends before a town that no list knows, behind words like "at" and "in"', () => {
    const text = page(
      'Berufserfahrung',
      '',
      'März 2012 bis Juli 2018',
      'Tischlergeselle bei Bootsbau Harms & Söhne in Wesselbek',
      '- Kajüten aus Teak',
      '',
      'Ausbildung',
      '',
      'August 2006 bis Juli 2009',
      'Ausbildung zum Tischler bei Holzwerkstatt Dirksen in Norderluft',
    );
    expect(roles(text)).toEqual([['Tischlergeselle', 'Bootsbau Harms & Söhne']]);
    expect(studies(text)).toEqual([['Ausbildung zum Tischler', 'Holzwerkstatt Dirksen']]);
  });

  it('is the agency that a small word leads to', () => {
    const text = page(
      'Expérience professionnelle',
      '* 2020 - présent : Technicien de maintenance, Usine Brelox, Jemeppe',
      '* 2017 - 2020 : Électromécanicien, via Tempora Interim, Namur',
    );
    expect(roles(text)[1]).toEqual(['Électromécanicien', 'Tempora Interim']);
  });

  it('is told by sentences in Chinese, also behind who sent one there', () => {
    const text = page(
      '工作经历',
      '2021年5月至今，由深圳惠才劳务派遣有限公司派遣至宏迪电子（惠州）有限公司，任SMT操作员。',
      '2015年7月至2016年12月，于惠阳家具城做送货司机。',
    );
    expect(roles(text)).toEqual([
      ['SMT操作员', '宏迪电子(惠州)有限公司'],
      ['送货司机', '惠阳家具城'],
    ]);
  });
});

describe('a time', () => {
  it('that stands in two lines is one', () => {
    const text = page(
      '工作经历',
      '2019-03',
      '至今',
      '苏州凯瑞精密机械厂',
      '数控编程员',
      '2015-02',
      '2019-02',
      '昆山玉泉模具厂',
      '数控学徒',
    );
    expect(jobs(text)).toEqual([
      ['数控编程员', '苏州凯瑞精密机械厂', '2019-03 – 至今'],
      ['数控学徒', '昆山玉泉模具厂', '2015-02 – 2019-02'],
    ]);
  });

  it('keeps nothing of the holidays beside it for the title', () => {
    const text = page(
      '工作经历',
      '在 丝路旅行社 任 导游（2009年—2010年，寒暑假）',
      '在 第二十小学 任 语文教师（2011年9月—2019年7月）',
    );
    expect(roles(text)[0]).toEqual(['导游', '丝路旅行社']);
  });
});

describe('a table', () => {
  it('has points in rows of which one cell is filled', () => {
    const text = page(
      'WORK HISTORY',
      '',
      '| Period | Employer | Position |',
      '|---|---|---|',
      '| 07/2019 - Present | Crestline School District | Payroll Supervisor |',
      '| | 1. Closes two payrolls a month | |',
      '| | 2. Answers the auditor; clean letters in 2021 and 2023 | |',
      '| 02/2014 - 06/2019 | Ortega Tile | Bookkeeper |',
    );
    expect(roles(text)).toEqual([
      ['Payroll Supervisor', 'Crestline School District'],
      ['Bookkeeper', 'Ortega Tile'],
    ]);
    expect(read(text).experience[0]?.bullets).toHaveLength(2);
  });

  it('has a head that is no job, with the words of workshops and schools', () => {
    const text = page(
      '工作简历',
      '单位\t工种\t开始\t结束\t离开原因',
      '宏桥机械配件厂\t车工\t2006.03\t2014.09\t厂子搬迁',
      '拓岭轴承制造有限公司\t数控车工\t2014.10\t至今\t—',
      '学习简历',
      '学校\t学历及专业\t开始\t结束',
      '煤矿技工学校\t技校 机械加工\t2001.09\t2004.07',
    );
    expect(roles(text)).toEqual([
      ['车工', '宏桥机械配件厂'],
      ['数控车工', '拓岭轴承制造有限公司'],
    ]);
    expect(studies(text)).toEqual([['技校 机械加工', '煤矿技工学校']]);
  });
});

it('the number of a house before a postal code is no telephone', () => {
  const { contact } = read(['Nuria Castells', 'C/ Real, 12 – 43201 Reus', '600 000 411']);
  expect(contact.phone?.value).toBe('600 000 411');
});
