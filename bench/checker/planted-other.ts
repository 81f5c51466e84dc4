import type { Planted } from './planted-latin.ts';

const de: Planted = {
  language: 'de',
  resume: `Wiebke Harmsdorf
Sachbearbeiterin Einkauf
Sachbearbeiterin Einkauf, Nordkamp Pumpen GmbH, Emden, 2018 bis 2024
- Bestelle Teile für drei Werke, rund 60 Aufträge in der Woche
- Unterstütze die Leitung bei Preisverhandlungen
Bürokauffrau, Tischlerei Osterloh, Leer, 2014 bis 2018
- Rechnungen und Mahnungen für zwölf Kunden
Kenntnisse: Excel, Lexware`,
  changes: [
    ['60 Aufträge', '160 Aufträge'],
    ['drei Werke', 'sieben Werke'],
    ['Emden, 2018', 'Emden, 2015'],
    ['Tischlerei Osterloh', 'Tischlerei Brinkmann'],
    ['Excel, Lexware', 'Excel, SAP, Lexware'],
    ['- Unterstütze die Leitung bei', '- Verantworte die'],
    ['\nSachbearbeiterin Einkauf\n', '\nEinkaufsleiterin\n'],
    ['zwölf Kunden', '60 Kunden'],
    ['Leer, 2014', 'Hamburg, 2014'],
    ['Excel, Lexware', 'Excel, Lexware, Betriebswirtin (IHK)'],
  ],
  honest: [
    [
      'Bestelle Teile für drei Werke, rund 60 Aufträge in der Woche',
      'Rund 60 Aufträge in der Woche: bestelle Teile für drei Werke',
    ],
    ['Rechnungen und Mahnungen für zwölf Kunden', 'Mahnungen und Rechnungen für zwölf Kunden'],
    ['Unterstütze die Leitung bei Preisverhandlungen', 'Unterstützung der Leitung bei Preisverhandlungen'],
  ],
};

const zh: Planted = {
  language: 'zh',
  resume: `温予宁
采购专员
2018.03 - 2024.05 青禾食品有限公司 采购专员 苏州
- 每月处理 90 份订单,对接四家供应商
- 协助经理进行价格谈判
2015.07 - 2018.02 恒远五金厂 文员 无锡
- 整理十二位客户的发票
技能:Excel、用友`,
  changes: [
    ['90 份订单', '190 份订单'],
    ['四家供应商', '七家供应商'],
    ['2018.03 -', '2016.03 -'],
    ['恒远五金厂', '华鼎五金厂'],
    ['Excel、用友', 'Excel、SAP、用友'],
    ['协助经理进行价格谈判', '主导价格谈判'],
    ['\n采购专员\n', '\n采购总监\n'],
    ['十二位客户', '90 位客户'],
    ['文员 无锡', '文员 上海'],
    ['Excel、用友', 'Excel、用友、本科学历'],
  ],
  honest: [
    ['每月处理 90 份订单,对接四家供应商', '对接四家供应商,每月处理 90 份订单'],
    ['协助经理进行价格谈判', '协助经理谈判价格'],
    ['整理十二位客户的发票', '整理发票:十二位客户'],
  ],
};

export const plantedOther: Planted[] = [de, zh];
