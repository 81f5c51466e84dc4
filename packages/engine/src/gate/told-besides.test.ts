import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

test.each<Case>([
  ['en', 'Watched the surgeon set fractures', 'Watched the surgeon set fractures (set fractures)'],
  [
    'en',
    'Went to the monthly sales meeting',
    'Went to the monthly sales meeting and chaired the monthly sales meeting',
  ],
  ['en', 'Helped the plumber fit boilers', 'Helped the plumber fit boilers, fitted boilers'],
  [
    'en',
    'Drafted price lists with the manager',
    'Price lists drafted alone: drafted price lists with the manager',
  ],
  ['es', 'Ayudé al fontanero a montar calderas', 'Ayudé al fontanero a montar calderas (monté calderas)'],
  ['es', 'Recibí formación en ventas', 'Recibí formación en ventas y enseñé ventas'],
  [
    'fr',
    'Aidé le plombier à poser des chaudières',
    'Aidé le plombier à poser des chaudières, posé des chaudières',
  ],
  ['fr', 'Suivi une formation à la vente', 'Suivi une formation à la vente (enseigné la vente)'],
  ['de', 'Bei Blutentnahmen assistiert', 'Bei Blutentnahmen assistiert, Blutentnahmen durchgeführt'],
  [
    'de',
    'Den Meister bei Prüfungen begleitet',
    'Prüfungen durchgeführt: den Meister bei Prüfungen begleitet',
  ],
  [
    'en',
    'Sat in on the weekly sales meeting',
    'Attended the weekly sales meeting, chaired the weekly sales meeting',
  ],
  [
    'de',
    'Bei kleinen Operationen assistiert',
    'Bei kleineren Operationen assistiert, kleine Operationen durchgeführt',
  ],
  [
    'fr',
    'Vu le chef préparer les sauces chaudes',
    'Observé le chef préparer les sauces chaudes, préparé les sauces chaudes',
  ],
  ['zh', '参加消防培训', '消防授课：参加消防培训'],
  ['zh', '协助师傅安装空调', '协助师傅安装空调（安装空调）'],
  ['zh', '把退货单转给主管', '退货处理：把退货单转给主管'],
])('what is told beside a true line is held against the resume by itself (%s, %s)', (...one) => {
  expect(passes(...one)).toBe(false);
});

test.each<Case>([
  ['en', 'Ran a 60 hour course in welding', 'Ran a course in welding (60 hours)'],
  ['en', 'Answered frequently asked questions', 'Answered frequently asked questions (FAQ)'],
  [
    'en',
    'Helped with frequently asked questions (40 a day)',
    'Helped with frequently asked questions (FAQ, 40 a day)',
  ],
  ['en', 'Copied files for the court', 'Photocopied files for the court'],
  ['en', 'Planned menus', 'Menu planning: planned menus'],
  ['en', ['Planned menus', 'Ordered food'], 'Planned menus and ordered food'],
  ['en', 'Cleaned guest rooms and checked guest rooms', 'Cleaned guest rooms, checked guest rooms'],
  ['es', 'Dirigí una tienda de 14 empleados', 'Dirigí una tienda (14 empleados)'],
  ['fr', 'Chargé 20 palettes avant 6 h', 'Chargé 20 palettes avant 6 heures'],
  ['de', '2020 die Fortbildung begonnen', 'Im Jahr 2020 die Fortbildung begonnen'],
  ['zh', '组织员工参加义诊', '义诊组织：组织员工参加义诊'],
  ['zh', '修理空调', '空调修理：修理空调'],
  ['zh', '每月盘点库存', '每月盘点库存（库存盘点）'],
])('an amount, letters, or what the resume proves may stand beside it (%s, %s)', (...one) => {
  expect(passes(...one)).toBe(true);
});
