import { expect, test } from 'vitest';
import { isMeasured } from './form-parts.ts';

test('a bullet says how much in any language; a year or a version alone does not', () => {
  for (const text of [
    'Cut costs by 8 %',
    'Led a team of 12',
    'Budget of €2m',
    '每天制作120份餐',
    '为14个服务引入Docker',
    '1.200 Kunden betreut',
  ])
    expect(isMeasured(text), text).toBe(true);
  for (const text of ['Joined in 2019', 'Used Python3 daily', '2019年加入团队', 'Wrote tests'])
    expect(isMeasured(text), text).toBe(false);
});
