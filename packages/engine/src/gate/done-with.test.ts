import { describe } from 'vitest';
import { kept, refused } from '../../test/gate-cases.ts';

describe('with what and in what a thing was done is not taken from a line about another thing', () => {
  refused([
    ['en', ['Ordered office supplies', 'Kept the accounts in Xero'], 'Ordered office supplies in Xero'],
    ['en', ['Washed the windows', 'Cut hedges with a chainsaw'], 'Washed the windows with a chainsaw'],
    ['es', ['Entregué correo urgente', 'Recogí muebles en camión'], 'Entregué correo urgente en camión'],
    ['fr', ['Relancé les impayés', 'Établi les bulletins sous Ciel'], 'Relancé les impayés sous Ciel'],
    ['de', ['Fenster eingesetzt', 'Ziegel mit dem Kran bewegt'], 'Fenster mit dem Kran eingesetzt'],
    ['zh', ['采购办公用品', '使用金蝶系统登记资产'], '使用金蝶系统采购办公用品'],
    ['zh', ['盘点货架商品', '用PDA扫描包裹'], '用PDA盘点货架商品'],
  ]);
});

describe('it stands beside its own thing, however the line is turned', () => {
  kept([
    ['en', ['Kept the accounts in Xero'], 'Accounts kept in Xero'],
    [
      'en',
      ['Ordered office supplies', 'Kept the accounts in Xero'],
      'Ordered office supplies and kept the accounts in Xero',
    ],
    ['en', ['Ordered office supplies', 'Tools: Excel, Xero'], 'Ordered office supplies in Xero'],
    ['es', ['Recogí muebles en camión'], 'Muebles recogidos en camión'],
    ['fr', ['Établi les bulletins sous Ciel'], 'Bulletins établis sous Ciel'],
    ['de', ['Ziegel mit dem Kran bewegt'], 'Mit dem Kran Ziegel bewegt'],
    ['zh', ['使用金蝶系统登记资产'], '用金蝶系统登记资产'],
    ['zh', ['使用金蝶系统登记资产', '采购办公用品'], '采购办公用品，使用金蝶系统登记资产'],
  ]);
});
