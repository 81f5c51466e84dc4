import { expect, test } from 'vitest';
import { findDates } from './dates.ts';
import { written } from './report.ts';

function read(text: string): string | undefined {
  const hit = findDates(text)[0];
  if (!hit) return undefined;
  const end = hit.current ? 'now' : hit.to ? written(hit.to) : '';
  return hit.single && hit.from ? written(hit.from) : `${hit.from ? written(hit.from) : ''}>${end}`;
}

test.each([
  ['2016 – 2019', '2016>2019'],
  ["Jun '19 – Aug '20", '2019-06>2020-08'],
  ['01.2019 – 12.2021', '2019-01>2021-12'],
  ['03/2018-present', '2018-03>now'],
  ['2019年3月至今', '2019-03>now'],
  ['2018.07-2020.06', '2018-07>2020-06'],
  ['2019.03—至今', '2019-03>now'],
  ['seit 2019', '2019>now'],
  ['depuis mars 2020', '2020-03>now'],
  ['desde 2018', '2018>now'],
  ['Summer 2019', '2019'],
  ['Q1 2020', '2020'],
  ['09/15 – 05/18', '2015-09>2018-05'],
  ['2020 Sept. – present', '2020-09>now'],
  ['01.10.2014 – 31.03.2019', '2014-10>2019-03'],
  ['March 1, 2019 to April 30, 2020', '2019-03>2020-04'],
  ['1. März 2019 bis heute', '2019-03>now'],
  ['de mayo de 2010 a enero de 2016', '2010-05>2016-01'],
  ['De septembre 2012 à août 2017', '2012-09>2017-08'],
  ['enero de 2022 hasta la actualidad', '2022-01>now'],
  ['Jan – Mar 2020', '2020-01>2020-03'],
  ['Mai – Juin 2020', '2020-05>2020-06'],
  ['2016-2018', '2016>2018'],
  ['2015/16', '2015>2016'],
  ['2016–18', '2016>2018'],
  ['2021 –', '2021>now'],
  ['bis 2019', '>2019'],
  ['Wintersaison 2016/17 bis Sommersaison 2019', '2016>2019'],
  ['seit Wintersaison 2020/21', '2020>now'],
  ['temporadas de invierno 2015-16 a 2019-20', '2015>2020'],
  ['veranos 2014, 2015 y 2016', '2014>2016'],
  ['étés 2012 à 2015', '2012>2015'],
  ['between 2011 and 2014', '2011>2014'],
  ['Summer 2017 (June – Aug.)', '2017-06>2017-08'],
  ['2020（7月-9月）', '2020-07>2020-09'],
  ['2018年4月至6月', '2018-04>2018-06'],
  ['2019.03-07', '2019-03>2019-07'],
  ['01.03.–15.05.2016', '2016-03>2016-05'],
  ['4–19 July 2015', '2015-07>2015-07'],
  ['June and July 2014', '2014-06>2014-07'],
  ['8/14 – 3/17', '2014-08>2017-03'],
  ['201405-201711', '2014-05>2017-11'],
  ['2015 -> 2018', '2015>2018'],
  ['2016 onwards', '2016>now'],
  ['H1 2016 – H2 2018', '2016>2018'],
  ['2016年春—2018年底', '2016>2018'],
  ['民国104年3月', '2015-03'],
  ["D'octobre 2013 à février 2018", '2013-10>2018-02'],
  ['2023 - en cours', '2023>now'],
  ['04/2021     03/2022', '2021-04>2022-03'],
  ['04/2021\tactualidad', '2021-04>now'],
  ['04/2021 03/2022', '2021-04'],
  ['Mar-19 - Apr-20', '2019-03>2020-04'],
  ['2022-05 → now', '2022-05>now'],
  ['2019年5月 至 現在', '2019-05>now'],
])('%s is read as %s', (text, meaning) => {
  expect(read(text)).toBe(meaning);
});

test.each([
  'ISO 9001:2015 audits',
  '2000+ users',
  '1,500 – 2,000 parts',
  'raised 25 %',
  '(512) 555-0143',
  'route 66',
])('%s holds no date', (text) => {
  expect(findDates(text)).toEqual([]);
});
