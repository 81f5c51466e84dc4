import { expect, test } from 'vitest';
import type { Language } from '../types.ts';
import { isMeasured } from './measured.ts';

test('a bullet says how much in any language; a year or a version alone does not', () => {
  for (const text of [
    'Cut costs by 8 %',
    'Led a team of 12',
    'Budget of €2m',
    '每天制作120份餐',
    '为14个服务引入Docker',
    '1.200 Kunden betreut',
  ])
    expect(isMeasured(text, 'en'), text).toBe(true);
  for (const text of ['Joined in 2019', 'Used Python3 daily', '2019年加入团队', 'Wrote tests'])
    expect(isMeasured(text, 'zh'), text).toBe(false);
});

test('an amount in words counts as one in digits', () => {
  const said: [Language, string][] = [
    ['en', 'Trained nine cashiers'],
    ['es', 'Formé a dieciséis compañeras'],
    ['fr', 'Encadrement de onze vendeurs'],
    ['de', 'Einarbeitung von zwölf Aushilfen'],
    ['zh', '带四个运营助理和两个设计'],
    ['zh', '月花费六十万，投产比提高'],
  ];
  for (const [language, text] of said) expect(isMeasured(text, language), text).toBe(true);
});

test('number words that count nothing are no figure', () => {
  const said: [Language, string][] = [
    ['en', 'Zero tolerance of waste, second to none'],
    ['en', 'Worked in one shop'],
    ['fr', 'Ouverture du magasin neuf'],
    ['de', 'Mehl sieben'],
    ['zh', '负责一个项目，每周一开会，统一口径'],
    ['zh', '第三次获奖'],
  ];
  for (const [language, text] of said) expect(isMeasured(text, language), text).toBe(false);
});
