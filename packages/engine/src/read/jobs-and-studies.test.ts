import { describe, expect, it } from 'vitest';
import { jobs, read, roles, studies } from '../../test/reading.ts';

describe('what a page set apart is brought together', () => {
  it('times in a block above as many entries without any are theirs, section by section', () => {
    const lines = [
      'BERUFSERFAHRUNG',
      '03.2021 – heute',
      '08.2017 – 02.2021',
      'AUSBILDUNG',
      '2013 – 2016',
      '',
      'Teamleiter Lager',
      'Moosbach Logistik AG, Aarau',
      '– Führung von sechs Leuten',
      '',
      'Logistiker',
      'Tannen Medizinaltechnik AG, Olten',
      '– Kommissionierung',
      '',
      'Logistiker EFZ',
      'Möbelhaus Ramseier AG, Olten',
    ];
    expect(jobs(lines)).toEqual([
      ['Teamleiter Lager', 'Moosbach Logistik AG', '03.2021 – heute'],
      ['Logistiker', 'Tannen Medizinaltechnik AG', '08.2017 – 02.2021'],
    ]);
    expect(studies(lines)).toEqual([['Logistiker EFZ', 'Möbelhaus Ramseier AG']]);
  });

  it('a name on two lines keeps the part that begins with a small word', () => {
    const { contact } = read([
      'Jorin',
      'von Aesch',
      'Logistiker',
      '',
      'KONTAKT',
      'jorin.vonaesch@example.com',
    ]);
    expect(contact.name?.value).toBe('Jorin von Aesch');
  });

  it('a label that asks for the family name first is heeded, unless the address says otherwise', () => {
    const name = (mail: string) =>
      read(['Personalien', '', 'Name / Vorname\t\tZwyssig Sereina', `Mail\t\t\t${mail}`]).contact.name?.value;
    expect(name('sereina.zwyssig@example.com')).toBe('Sereina Zwyssig');
    expect(name('zwyssig.sereina@example.com')).toBe('Zwyssig Sereina');
  });

  it('an employer with its town above its roles is theirs, however it is set', () => {
    const found = jobs([
      'EXPERIENCIA PROFESIONAL',
      '',
      'PLÁSTICOS DEL CERRO, S.A. DE C.V.\tQuerétaro, Qro.',
      '',
      'Coordinadora de Calidad\tAgosto 2022 – Actualidad',
      '• Auditorías',
      '',
      'ARNESES DEL LLANO, S. DE R.L.\tCelaya, Gto.',
      '',
      'Inspectora de Calidad\tMarzo 2017 – Diciembre 2018',
      '• Inspección',
    ]);
    expect(found).toEqual([
      ['Coordinadora de Calidad', 'PLÁSTICOS DEL CERRO, S.A. DE C.V.', 'Agosto 2022 – Actualidad'],
      ['Inspectora de Calidad', 'ARNESES DEL LLANO, S. DE R.L.', 'Marzo 2017 – Diciembre 2018'],
    ]);
  });
});

describe('titles and employers', () => {
  it('a second half behind a sign belongs to the title where another line names the employer', () => {
    const found = jobs([
      'Employment',
      '',
      'Nov 2023 - current',
      'Demi Chef - Grill and Larder',
      'The Salt Lantern, Fremantle',
      '- Sauces',
      '',
      'Feb 2022 - Oct 2023',
      'Steward / Barman',
      'Hotel Banksia, Perth',
      '- Breakfast',
      '',
      'Aug 2021 - Jan 2022',
      'Kitchen Hand',
      'Wattle Street Noodle House, Perth',
      '- Dishes',
      '',
      'Jan 2018 - Dec 2020',
      'Cook',
      'Warung Biru, Yogyakarta, Indonesia',
    ]);
    expect(found.slice(0, 2).map(([title]) => title)).toEqual([
      'Demi Chef - Grill and Larder',
      'Steward / Barman',
    ]);
  });

  it('"at" inside a title parts no employer from it', () => {
    const [first] = jobs([
      'Work Experience',
      '',
      'Legal Assistant',
      'Office of Raymond Gautreau, Attorney at Law - Gonzales, LA',
      'August 2015 to February 2018',
      '* Filing',
      '',
      'Server',
      'Heron Landing Oyster House - Gonzales, LA',
      'May 2012 to July 2015',
    ]);
    expect(first?.[0]).toBe('Legal Assistant');
  });

  it('trades that lists of occupations leave out are titles, also where what they are for stands behind them', () => {
    const lines = [
      'Berufserfahrung',
      '',
      '2019 – heute  Kelterhof Sonnleiten, Leiter Einkauf',
      '',
      '2015 – 2019  Hirschquelle, Goldschmiedin',
      '',
      '2012 – 2015  Weißer Turm, Zimmermädchen',
    ];
    expect(jobs(lines).map(([title]) => title)).toEqual(['Leiter Einkauf', 'Goldschmiedin', 'Zimmermädchen']);
  });

  it('what was done for no pay, under a heading of its own, is no job', () => {
    const lines = [
      'Berufserfahrung',
      '',
      '2019 – heute  Technikerin, Funkwerk Elbtal GmbH',
      '',
      'Ehrenamtliche Erfahrung',
      '',
      'Freifunk Elbtal',
      'Admin im Kernteam',
      'Seit 2016',
    ];
    expect(jobs(lines).map(([title]) => title)).toEqual(['Technikerin']);
  });

  it('a date with a remark in one bracket dates the entry', () => {
    const [first] = jobs([
      'Berufserfahrung',
      '',
      'Werkstattleiterin (seit 10/2024, 25 Std./Woche)',
      'Optik Lindner GmbH',
      '- Endkontrolle',
      '',
      'Optikerin (03/2019 – 08/2022)',
      'Optik Lindner GmbH',
    ]);
    expect(first).toEqual(['Werkstattleiterin', 'Optik Lindner GmbH', 'seit 10/2024']);
  });
});

describe('what was learned', () => {
  it('is known by the degrees of a country, also by short forms in capitals, and without how it was learned', () => {
    expect(
      studies([
        'Formation',
        '',
        'DEP en Mécanique de véhicules lourds (en alternance)',
        'Centre de formation professionnelle du Ruisseau - Jonquière, QC',
        'Août 2010 à Juin 2011',
        '',
        'DES',
        'Polyvalente des Trois-Érables - Alma, QC',
        'Septembre 2004 à Juin 2009',
      ]),
    ).toEqual([
      ['DEP en Mécanique de véhicules lourds', 'Centre de formation professionnelle du Ruisseau'],
      ['DES', 'Polyvalente des Trois-Érables'],
    ]);
  });

  it('small words are no short forms of degrees', () => {
    expect(jobs(['Expérience', '', 'Vendeuse, Marché des Halles, 2015 – 2018'])).toEqual([
      ['Vendeuse', 'Marché des Halles', '2015 – 2018'],
    ]);
  });

  it('a kind of school by itself is what one has from the school that is named', () => {
    expect(
      studies([
        'Ausbildung',
        '',
        'Kreisschule Unteres Reusstal, Silenen\t2009 – 2012',
        'Sekundarschule',
        '',
        'Lehre als Logistikerin EFZ\t2012 – 2015',
        'Getränke Arnold, Erstfeld',
      ])[0],
    ).toEqual(['Sekundarschule', 'Kreisschule Unteres Reusstal']);
  });
});

describe('Chinese', () => {
  it('a life told in paragraphs may list employer and work behind their time', () => {
    const lines = [
      '赵大海，男，42 岁，电话 136 0000 0825，邮箱 zhaodahai@example.com',
      '',
      '2021 年 5 月到现在在昆山顺通物流有限公司做叉车班长。手下九个人，管两个库，一个常温一个冷藏。每天进出大概四百托。',
      '',
      '2016 年 3 月—2021 年 4 月，苏州鑫达包装材料厂，叉车司机',
      '开三吨内燃叉车，给六条生产线送原纸、拉成品。后来学了高位前移式叉车，七米的货架也能上。厂里搬到安徽去了。',
    ];
    expect(roles(lines)).toEqual([
      ['叉车班长', '昆山顺通物流有限公司'],
      ['叉车司机', '苏州鑫达包装材料厂'],
    ]);
  });

  it('a header said as a sentence names employer and title', () => {
    const [first] = jobs([
      '工作经历',
      '',
      '2020年5月起,在广州市澜湾卫浴有限公司任外贸经理。',
      '－ 维护老客户三十余家',
      '',
      '2016.3～2020.4 佛山市恒星照明电器厂 外贸业务员',
      '－ 跟单',
    ]);
    expect(first?.slice(0, 2)).toEqual(['外贸经理', '广州市澜湾卫浴有限公司']);
  });

  it('a Latin word between a rank and a trade parts no title', () => {
    expect(
      jobs([
        '工作经历',
        '',
        '杭州云鲸科技有限公司 ｜ 高级 Java 开发工程师',
        '2022.07 - 至今',
        '- 负责库存中心',
      ])[0]?.[0],
    ).toBe('高级 Java 开发工程师');
  });

  it('rows of a table go on below a line that tells of one, and columns of no use name nothing', () => {
    const lines = [
      '工作经历',
      '起止时间\t工作单位\t职务\t离职原因',
      '2016.10-至今\t东莞市绮云制衣有限公司\tQC组长\t在职',
      '主要工作:尾查组十二人的安排,AQL抽检。',
      '2011.2-2016.8\t东莞市虎门凯丰时装厂\tQC\t工厂搬迁',
      '主要工作:中查、尾查。',
    ];
    expect(roles(lines)).toEqual([
      ['QC组长', '东莞市绮云制衣有限公司'],
      ['QC', '东莞市虎门凯丰时装厂'],
    ]);
  });
});
