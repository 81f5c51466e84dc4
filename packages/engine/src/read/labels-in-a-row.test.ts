import { expect, it } from 'vitest';
import { headed, jobs, read, roles, studies } from '../../test/reading.ts';

const page = (...lines: string[]): string => headed(lines.join('\n'));

it('labels with one blank between part a line', () => {
  const { contact } = read([
    '员工信息登记表',
    '姓名：蓝秋月 部门：生产二部 籍贯：广西河池',
    '联系电话：134 0000 2266',
    '',
    '工作经历',
    '2020.02-2024.01   恒益鞋业制品厂     组长',
  ]);
  expect(contact.name?.value).toBe('蓝秋月');
});

it('in a form of jobs a school opens an entry of its own', () => {
  const text = [
    '王雪松的求职简历',
    '手机号：139 0000 4402',
    '工作单位：秋林食品有限责任公司',
    '工作时间：2015年3月到现在',
    '工作岗位：质检员',
    '工作单位：双城屠宰厂',
    '工作时间：2010年5月到2015年2月',
    '工作岗位：分割工',
    '毕业学校：黑龙江农业职业学院',
    '所学专业：食品检验',
    '毕业时间：2010年',
  ];
  expect(roles(text)).toEqual([
    ['质检员', '秋林食品有限责任公司'],
    ['分割工', '双城屠宰厂'],
  ]);
  expect(studies(text)).toEqual([['食品检验', '黑龙江农业职业学院']]);
});

it('time at home on the land is no job, and a department of a hospital stays with it', () => {
  const text = page(
    '工作经历',
    '南京鼓楼东区医院·重症医学科        主管护师        2016年7月 — 至今',
    '盐城市第三人民医院 消化内科        护士            2014年8月 — 2016年6月',
    '在家务农        2013年8月 — 2014年6月',
  );
  expect(roles(text)).toEqual([
    ['主管护师', '南京鼓楼东区医院·重症医学科'],
    ['护士', '盐城市第三人民医院 消化内科'],
  ]);
});

it('what leads to the name of an employer is no part of it, in a sentence either', () => {
  const text = page(
    'Beruf',
    '',
    'Davor war ich von 2003 bis 2012 Verkäuferin bei der Firma Schuhhaus Zehner in Linz.',
  );
  expect(roles(text)).toEqual([['Verkäuferin', 'Schuhhaus Zehner']]);
});

it('between two roles of one employer a line in small letters tells of the first', () => {
  const text = page(
    'EXPERIENCIA',
    'Continental Tecate, Guadalajara, Jal.',
    'Ingeniero de calidad    Ene 2020 - Actual',
    'Revisión de piezas',
    'Técnico de calidad    Mar 2017 - Dic 2019',
    '',
    'Flexmetal, El Salto, Jal.',
    'Practicante de procesos    Ago 2016 - Feb 2017',
  );
  expect(roles(text)).toEqual([
    ['Ingeniero de calidad', 'Continental Tecate'],
    ['Técnico de calidad', 'Continental Tecate'],
    ['Practicante de procesos', 'Flexmetal'],
  ]);
});

it('the agency through which one came is no part of title or employer', () => {
  const text = page(
    'WORK',
    '',
    '02.2019 - 05.2022',
    'Production operative',
    'Oakland Bakery via Stafflane',
    '',
    '2015 - 2019',
    'Bricklayer',
    'Mason Ltd',
  );
  expect(roles(text)[0]).toEqual(['Production operative', 'Oakland Bakery']);
  const german = page(
    'Arbeitspraxis',
    '02.2021 – heute: Staplerfahrer über Randfeld Personal GmbH bei Spedition Kruse, Hamm',
    '10.2014 – 04.2018: Lagerhelfer bei Getränke Hoffstadt KG in Unna',
  );
  expect(roles(german)[0]).toEqual(['Staplerfahrer', 'Spedition Kruse']);
});

it('two titles with a stroke between them are one', () => {
  const text = page(
    '工作经历',
    '2018.05-2024.02',
    '绿都地产集团有限公司',
    '项目经理',
    '2012.07-2018.04',
    '河畔建设集团有限公司',
    '施工员/技术员',
  );
  expect(roles(text)[1]).toEqual(['施工员/技术员', '河畔建设集团有限公司']);
});

it('on a page without gaps, headed by words with a colon, a label with its text beside it is a section', () => {
  const text = [
    '姓名：田小禾',
    '电话：137 0000 5521',
    '工作经历：',
    '2018.3-2024.6 襄阳江岸泵业有限公司 装配钳工',
    '装配离心泵，一天八台。',
    '教育经历：',
    '2015.9-2018.1 襄阳技师学院 机械装配 中专',
    '证书：钳工四级；叉车证',
    '自我评价：手稳，守时，和班组合得来。',
  ];
  expect(
    read(text)
      .certificates.map(({ value }) => value)
      .join(' '),
  ).toContain('叉车证');
  expect(read(text).summary?.value).toContain('手稳');
  expect(studies(text)).toEqual([['机械装配 中专', '襄阳技师学院']]);
});

it('points marked by figures in circles are points, white or black', () => {
  for (const marks of ['①②③', '❶❷❸'])
    expect(
      read(
        page(
          '工作经历',
          '2018.3-2024.6 襄阳江岸泵业有限公司 装配钳工',
          `${marks.charAt(0)}装配离心泵和阀门`,
          `${marks.charAt(1)} 试压，填写试验记录`,
          `${marks.charAt(2)}带两名学徒`,
        ),
      ).experience[0]?.bullets.map(({ text }) => text),
    ).toEqual(['装配离心泵和阀门', '试压,填写试验记录', '带两名学徒']);
});

it('a label in square brackets is no part of what is looked for', () => {
  const text = [
    '姓名：田小禾',
    '电话：137 0000 5521',
    '',
    '【应聘岗位】机械装配工程师',
    '',
    '【工作经历】',
    '2018.3-2024.6 襄阳江岸泵业有限公司 装配工',
  ];
  expect(read(text).headline?.value).toBe('机械装配工程师');
});

it('an examination in a language stands in the row of the school where it was passed', () => {
  const text = page('教育背景', '襄阳学院\t机械工程\t本科\t2014.09-2018.06\t英语六级');
  expect(read(text).languages).toMatchObject([{ language: 'en', level: 'B2' }]);
});

it('between two names of a Chinese line a stretch of time dates them', () => {
  const text = page(
    '工作经历',
    '江岸泵业有限公司 2018.03-2024.06 装配钳工',
    '- 装配离心泵',
    '襄阳汉水机床厂　钳工　2015年7月-2018年2月　襄阳',
    '',
    '教育经历',
    '襄阳技师学院 2012.09—2015.06 中专',
  );
  expect(jobs(text)).toEqual([
    ['装配钳工', '江岸泵业有限公司', '2018.03-2024.06'],
    ['钳工', '襄阳汉水机床厂', '2015年7月-2018年2月'],
  ]);
  expect(studies(text)).toEqual([['中专', '襄阳技师学院']]);
});

it('a stretch of time inside a Chinese sentence dates no entry', () => {
  const text = page(
    '工作经历',
    '江岸泵业有限公司 装配钳工 2018.03-2024.06',
    '- 参加 2019.03-2019.08 大修，换泵二十台',
  );
  expect(jobs(text)).toEqual([['装配钳工', '江岸泵业有限公司', '2018.03-2024.06']]);
});
