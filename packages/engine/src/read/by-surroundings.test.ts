import { describe, expect, it } from 'vitest';
import { jobs, read, roles, studies } from '../../test/reading.ts';

describe('what stands around a line says what it is', () => {
  it('a line that ends like a sentence heads an entry where a time stands below it, as in the others', () => {
    const found = jobs([
      'EXPERIENCIA',
      '',
      'Contadora | Envases del Sur, S.A. de C.V. | Zapopan, Jal.',
      'Agosto 2021 – Actual',
      '• Cierre mensual',
      '',
      'Auxiliar contable | Despacho Roble y Asociados | Guadalajara, Jal.',
      'Febrero 2017 – Julio 2021',
      '• Pólizas',
    ]);
    expect(found).toEqual([
      ['Contadora', 'Envases del Sur, S.A. de C.V.', 'Agosto 2021 – Actual'],
      ['Auxiliar contable', 'Despacho Roble y Asociados', 'Febrero 2017 – Julio 2021'],
    ]);
  });

  it('a line that opens a paragraph below a title is no employer', () => {
    const [first] = jobs([
      'Work',
      '',
      '2019 – 2022',
      'Freelance Editor',
      'Series for Larch Pictures and films for the',
      'Museum of the Fens. Delivered on time.',
      '',
      '2015 – 2019',
      'Assistant Editor, Fen Light Studios',
    ]);
    expect(first).toEqual(['Freelance Editor', undefined, '2019 – 2022']);
  });

  it('a label that comes again in each entry tells, whatever list it is in', () => {
    const found = jobs([
      'Empleos',
      '',
      'Aserradero Los Pinos Ltda.',
      'Operario de sierra',
      '2014 - 2018',
      'Supervisora directa: Nubia Rentería',
      '',
      'Maderas del Valle Ltda.',
      'Operario de patio',
      '2011 - 2013',
      'Supervisora directa: Ana Solís',
    ]);
    expect(found).toEqual([
      ['Operario de sierra', 'Aserradero Los Pinos Ltda.', '2014 - 2018'],
      ['Operario de patio', 'Maderas del Valle Ltda.', '2011 - 2013'],
    ]);
  });

  it('brackets hold the title in every entry where words say so of one', () => {
    const found = jobs([
      '工作经历',
      '',
      '【2019/03—2024/12】成都云阁餐饮管理有限公司(砧板)',
      '',
      '【2014/06—2019/02】重庆雾轩酒楼(厨师)',
    ]);
    expect(found.map(([title]) => title)).toEqual(['砧板', '厨师']);
  });

  it('marks that each name a role open entries under the employer above them', () => {
    const found = jobs([
      'TRAYECTORIA',
      '',
      'GRUPO LUMBRE RETAIL (marzo 2018 – a la fecha)',
      'Empresa de indumentaria, 94 locales.',
      '',
      '    ▪ Gerente de tienda, desde julio de 2022',
      '        › Tablero de ventas',
      '',
      '    ▪ Vendedor, marzo 2018 – junio 2022',
      '        › Atención al público',
    ]);
    expect(found).toEqual([
      ['Gerente de tienda', 'GRUPO LUMBRE RETAIL', 'desde julio de 2022'],
      ['Vendedor', 'GRUPO LUMBRE RETAIL', 'marzo 2018 – junio 2022'],
    ]);
  });

  it('a run of commas holds title, employer, town and what was done', () => {
    const found = jobs([
      'Berufserfahrung',
      '',
      '2010 - 2018   Milchhof Planetal eG, Brück, Tanksammelwagenfahrer,',
      '              Hofabholung nachts, Probenahme',
      '2001 - 2009   Spedition Jasper GmbH, Michendorf, Kraftfahrer,',
      '              Fernverkehr, keine Unfälle',
    ]);
    expect(found).toEqual([
      ['Tanksammelwagenfahrer', 'Milchhof Planetal eG', '2010 - 2018'],
      ['Kraftfahrer', 'Spedition Jasper GmbH', '2001 - 2009'],
    ]);
  });
});

describe('what a section is, its place and its lines say', () => {
  const form = [
    'Person          Hinnerk Boysen',
    'Wohnhaft        Deichreihe 7, 25899 Niebüll',
    '',
    'Beruf bisher    04/2017 bis jetzt',
    '                Betriebsleiter im Wasserwerk Drei Harden',
    '                Rufbereitschaft, neun Mitarbeiter',
    '',
    '                09/2002 bis 03/2017',
    '                Anlagenmechaniker bei Petersen Rohrleitungsbau GmbH',
    '',
    'Gelernt         08/1998 bis 07/2001',
    '                Ausbildung zum Anlagenmechaniker',
    '                Stadtwerke Husum',
    '',
    'Sonst noch      Plattdeutsch, Führerschein BE',
  ];

  it('labels in a margin head what stands beside and below them', () => {
    expect(roles(form)).toEqual([
      ['Betriebsleiter', 'Wasserwerk Drei Harden'],
      ['Anlagenmechaniker', 'Petersen Rohrleitungsbau GmbH'],
    ]);
    expect(studies(form)).toEqual([['Ausbildung zum Anlagenmechaniker', 'Stadtwerke Husum']]);
  });

  it('work under a heading for something else is work where there is no other', () => {
    const found = jobs([
      'Jo Roe',
      '',
      'SELECTED WORK',
      '',
      '2018 – 2021',
      'Senior Editor, Fen Television',
      '',
      '2013 – 2017',
      'Editor, Larch Post',
    ]);
    expect(found.map(([title]) => title)).toEqual(['Senior Editor', 'Editor']);
  });

  it('labels of personal data above their values are a form, not headings', () => {
    const { contact, experience } = read([
      '应聘岗位',
      '工程主管',
      '姓 名',
      '卜建军',
      '性 别',
      '男',
      '手机',
      '13100000000',
      '邮箱',
      'bo@example.org',
      '',
      '工作经历',
      '2017.5-至今 天津汇泊物业服务有限公司 电工',
    ]);
    expect([contact.name?.value, contact.phone?.value, experience.length]).toEqual([
      '卜建军',
      '13100000000',
      1,
    ]);
  });

  it('the other Chinese script is read by the same words', () => {
    const found = jobs([
      '工作經歷  總年資 9 年',
      '',
      '採購專員',
      '榮峻零件股份有限公司',
      '2019/1~2021/4',
      '',
      '船務專員',
      '海豐國際物流有限公司',
      '2016/8~2018/12',
    ]);
    expect(found.map(([title, employer]) => [title, employer])).toEqual([
      ['採購專員', '榮峻零件股份有限公司'],
      ['船務專員', '海豐國際物流有限公司'],
    ]);
  });

  it('the head that each page repeats belongs to no entry', () => {
    const found = jobs([
      'Stéphane Mazurier                                   page 1/2',
      '',
      'EXPÉRIENCE',
      '',
      '2019 - 2021   Cuisinier, Hôtel du Lac',
      '',
      'Stéphane Mazurier                                   page 2/2',
      '',
      '2015 - 2019   Commis de cuisine, Brasserie du Port',
    ]);
    expect(found.map(([title]) => title)).toEqual(['Cuisinier', 'Commis de cuisine']);
  });
});

describe('lines that belong together', () => {
  it('a name set in two lines is one', () => {
    const { contact } = read([
      'THANDEKA',
      'VAN ROYEN',
      'editor',
      '',
      'thandeka@example.net',
      '',
      'WORK',
      'x',
    ]);
    expect(contact.name).toMatchObject({ value: 'THANDEKA VAN ROYEN', lines: [0, 1] });
  });

  it('a name broken behind a small word goes on below, and keeps both its lines', () => {
    const [study] = read([
      'Education',
      '',
      'Postgraduate Diploma in',
      'Documentary Film',
      'Signal Hill School of Film',
      '2011',
    ]).education;
    expect(study?.degree).toEqual({ value: 'Postgraduate Diploma in Documentary Film', lines: [2, 3] });
  });

  it('two columns parted by one tab are read one behind the other', () => {
    const { experience, skills } = read([
      'Contacto\tNEREA ABRIL',
      'Zaragoza\tAnalista de datos',
      'nerea@example.com',
      '',
      'Herramientas\tExperiencia',
      'Python\t',
      'SQL\tAnalista de datos',
      'Looker\tRibera Energía S.A.',
      'Git\t10/2023 - 09/2025',
      'WordPress\t· Modelos de consumo',
      '\t· Informe mensual',
      'Idiomas\t',
      'Inglés\tRedactora',
      'Francés\tDiario del Jalón',
      'Alemán\t2014 - 2017',
    ]);
    expect(experience.map(({ title, organization }) => [title?.value, organization?.value])).toEqual([
      ['Analista de datos', 'Ribera Energía S.A.'],
      ['Redactora', 'Diario del Jalón'],
    ]);
    expect(skills.map(({ text }) => text)).toContain('SQL');
  });
});
