import { expect, test } from 'vitest';
import { read } from '../../test/reading.ts';

function told(text: string): { jobs: string[]; studies: string[] } {
  const resume = read(text);
  const day = (date: { year: number; month?: number } | undefined) =>
    date ? [date.year, ...(date.month ? [date.month] : [])].join('-') : '';
  const time = (dates: (typeof resume.experience)[number]['dates']) =>
    `${day(dates?.start)}>${dates?.current ? 'now' : day(dates?.end)}`;
  return {
    jobs: resume.experience.map((job) =>
      [job.title?.value, job.organization?.value, time(job.dates)].join(' | '),
    ),
    studies: resume.education.map((study) =>
      [study.degree?.value, study.institution?.value, day(study.dates?.end)].join(' | '),
    ),
  };
}

test('an English life told in sentences gives its jobs, with what ends them', () => {
  const text = `Priya Holloway
priya.holloway@example.com

I left school in Derby and went straight to work, and I have not stopped since then.

From June 2011 to March 2015 I worked as a kitchen porter at the Old Mill Hotel in
Matlock, mostly evenings. It was hard but I learned to keep a station clean.

In April 2015 I joined Bellweather Catering as an assistant cook, where I stayed
until December 2019 and ran the salad section.

Since January 2020 I have been head cook at Ashgate Primary School, feeding 310
children a day.
`;
  expect(told(text).jobs).toEqual([
    'kitchen porter | Old Mill Hotel | 2011-6>2015-3',
    'assistant cook | Bellweather Catering | 2015-4>2019-12',
    'head cook | Ashgate Primary School | 2020-1>now',
  ]);
});

test('a German one names what was learned as well', () => {
  const text = `Ruben Oltmanns
ruben.oltmanns@example.org

Mein Weg

Nach der Schule habe ich von August 2009 bis Juni 2012 eine Ausbildung zum Maurer
bei der Bauhütte Kranz GmbH in Aurich gemacht.

Danach war ich von Juli 2012 bis Februar 2018 als Maurer bei Friesenbau Deters
angestellt, meist auf Baustellen an der Küste.

Seit März 2018 bin ich Polier bei der Weserhochbau AG in Bremen und leite dort
eine Kolonne von elf Leuten.
`;
  expect(told(text)).toEqual({
    jobs: ['Maurer | Friesenbau Deters | 2012-7>2018-2', 'Polier | Weserhochbau AG | 2018-3>now'],
    studies: ['Ausbildung zum Maurer | Bauhütte Kranz GmbH | 2012-6'],
  });
});

test('a Spanish one needs no pronoun before its verbs', () => {
  const text = `Nerea Olabarri Puig
nerea.olabarri@example.com

Mi historia

De 2012 a 2016 trabajé como dependienta en la Ferretería Montcada de Lleida, donde
me ocupaba de la caja y de los pedidos.

Entre marzo de 2016 y julio de 2021 fui encargada de almacén en Logística Ebro S.L.,
con un equipo de seis personas a mi cargo.

Desde septiembre de 2021 soy jefa de tráfico en Transportes Garriga, y coordino
veinte camiones.
`;
  expect(told(text).jobs).toEqual([
    'dependienta | Ferretería Montcada | 2012>2016',
    'encargada de almacén | Logística Ebro S.L. | 2016-3>2021-7',
    'jefa de tráfico | Transportes Garriga | 2021-9>now',
  ]);
});

test('a French one, with its elisions', () => {
  const text = `Élodie Vasseur-Brun
elodie.vasseur@example.fr

Mon parcours

De septembre 2010 à juin 2014, j'ai été employée comme vendeuse chez Maison Perrault,
une petite boutique de tissus de Troyes.

De 2014 à 2019 j'étais responsable de rayon au Grand Bazar Lenoir, à Reims, et je
formais les nouvelles.

Depuis février 2020, je travaille en tant que gérante à la Librairie des Tilleuls,
où j'organise aussi les rencontres.
`;
  expect(told(text).jobs).toEqual([
    'vendeuse | Maison Perrault | 2010-9>2014-6',
    'responsable de rayon | Grand Bazar Lenoir | 2014>2019',
    'gérante | Librairie des Tilleuls | 2020-2>now',
  ]);
});

test('a Chinese one names the person too', () => {
  const text = `自荐信

您好，我叫邹小满，今年三十六岁，现住长沙市岳麓区，电话 130 0000 0093，邮箱 zouxm@example.com。

我二〇〇八年九月到二〇一一年六月在湘江职业技术学院读数控技术专业，成绩中等偏上。

毕业后2011年7月进了长沙恒拓机械有限公司当车工，一直干到2016年3月。主要加工轴类零件。

2016年4月至2021年9月在株洲中锐精密制造有限公司任数控操作员，带过三个徒弟。

2021年10月至今，在湖南远航装备有限公司担任车间主任，管理二十人的班组。
`;
  const resume = read(text);
  expect(resume.contact.name?.value).toBe('邹小满');
  expect(told(text)).toEqual({
    jobs: [
      '车工 | 长沙恒拓机械有限公司 | 2011-7>2016-3',
      '数控操作员 | 株洲中锐精密制造有限公司 | 2016-4>2021-9',
      '车间主任 | 湖南远航装备有限公司 | 2021-10>now',
    ],
    studies: ['数控技术专业 | 湘江职业技术学院 | 2011-6'],
  });
});

test('a profile that mentions a job in passing adds none to those that are listed', () => {
  const text = `Owen Trask
owen.trask@example.com

PROFILE
I have worked as a plumber at several firms since 2012 and I like old houses best of all.

EXPERIENCE
Plumber, Harbour Heating Ltd
2016 – present
- Boilers and bathrooms

Plumber, Quay Services Ltd
2012 – 2016
- New pipework
`;
  expect(told(text).jobs).toHaveLength(2);
});
