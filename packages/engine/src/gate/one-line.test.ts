import { expect, test } from 'vitest';
import { type Case, passes } from './fixture.ts';

const invented: Case[] = [
  ['en', ['Mended fences', 'Helped the vet each spring'], 'Mended fences each spring'],
  [
    'en',
    ['Ordered feed by phone', 'Sold eggs at the Saturday market'],
    'Ordered feed at the Saturday market',
  ],
  ['en', ['Varnished doors', 'Carried planks for a joinery'], 'Varnished doors for a joinery'],
  ['es', ['Planté setos', 'Vendí macetas en la feria de primavera'], 'Planté setos en la feria de primavera'],
  ['es', ['Lijé puertas', 'Cargué tablones para la carpintería'], 'Lijé puertas para la carpintería'],
  ['fr', ['Réparé les tables', 'Conduit la barge à marée basse'], 'Réparé les tables à marée basse'],
  ['fr', ['Verni des volets', 'Porté des planches pour la mairie'], 'Verni des volets pour la mairie'],
  ['de', ['Setzlinge gegossen', 'Rohre in zwei Gewächshäusern verlegt'], 'Setzlinge im Gewächshaus gegossen'],
  ['de', ['Türen lackiert', 'Bretter für die Tischlerei getragen'], 'Türen für die Tischlerei lackiert'],
  ['zh', ['为镇政府种植行道树', '在庙会上销售散装茶叶'], '为镇政府销售散装茶叶'],
  ['zh', ['用叉车搬运集装箱', '在冷库清点冻鱼'], '用叉车清点冻鱼'],
  ['zh', ['烧制餐盘', '下班后清理窑炉'], '下班后烧制餐盘'],
  ['zh', ['喂养马匹', '和邻居一起修补围栏'], '和邻居一起喂养马匹'],
  ['zh', ['给船员宿舍送热水', '为渔政站修补渔网'], '在船员宿舍修补渔网'],
];
test.each(invented)('when, where and for whom is said by the line of the thing, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(false);
});

const honest: Case[] = [
  ['en', ['Mended fences', 'Helped the vet each spring'], 'Mended fences and helped the vet each spring'],
  [
    'en',
    ['Listened to calls and gave feedback', 'Greeted customers'],
    'Listened to calls and gave customers feedback',
  ],
  [
    'es',
    ['Planté setos', 'Cobré a los clientes en la feria'],
    'Planté setos y cobré a los clientes en la feria',
  ],
  [
    'fr',
    ['Payé les fournisseurs', 'Fait un rapprochement bancaire'],
    'Payé les fournisseurs et fait un rapprochement bancaire',
  ],
  [
    'de',
    ['Blut abgenommen', 'Befunde in Medistar abgelegt'],
    'Blut abgenommen sowie Befunde in Medistar abgelegt',
  ],
  ['zh', ['为镇政府种植行道树', '在庙会上销售散装茶叶'], '种植行道树，在庙会上销售散装茶叶'],
  ['zh', ['装卸货物', '向客户送货'], '为客户装卸货物'],
];
test.each(honest)('two lines may be told together, %s: %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});
