import { describe, expect, it } from 'vitest';
import { headed, jobs, jobsByMonth, read, roles, studies } from '../../test/reading.ts';

describe('what stands inside an entry opens nothing', () => {
  it('a known heading right below its time is what the time dates, where times open the entries', () => {
    const lines = [
      'Petra Olms',
      'petra.olms@example.org',
      '',
      'Berufliche Laufbahn',
      '03.2015 – 08.2020',
      'Lagerfachkraft',
      'Spedition Rhönblick GmbH, Fulda',
      '07.2013 – 02.2015',
      'Wehrdienst und Verpflichtung',
      'Bundeswehr, Nachschubbataillon 9, Fritzlar',
    ];
    expect(roles(lines)).toEqual([
      ['Lagerfachkraft', 'Spedition Rhönblick GmbH'],
      ['Wehrdienst und Verpflichtung', 'Bundeswehr, Nachschubbataillon 9'],
    ]);
  });

  it('a single time behind words, between spans alone in their lines, dates no entry', () => {
    const lines = [
      'Ausbildung',
      '08.2016 – 07.2018',
      'Umschulung zur Kauffrau für Büromanagement',
      'Bildungswerk Rhönblick gGmbH, Fulda',
      'IHK-Abschluss 07/2018',
      '08.2004 – 04.2007',
      'Ausbildung zur Bäckerin',
      'Bäckerei Olms, Fulda',
    ];
    expect(studies(lines)).toEqual([
      ['Umschulung zur Kauffrau für Büromanagement', 'Bildungswerk Rhönblick gGmbH'],
      ['Ausbildung zur Bäckerin', 'Bäckerei Olms'],
    ]);
  });

  it('a year in the bracket of a leave does not part it from its time', () => {
    const lines = [
      'BERUFSERFAHRUNG',
      '',
      'Lohnverrechnerin | Liftbau Olms AG | Wien',
      'Mai 2015 – laufend',
      '• Abrechnung',
      '',
      'Karenz (Tochter, geb. 2013)',
      'August 2013 – April 2015',
      '',
      'Buchhalterin | Feinkost Olms GmbH | Wien',
      'September 2009 – Juli 2013',
      '• Kreditoren',
    ];
    expect(roles(lines)).toEqual([
      ['Lohnverrechnerin', 'Liftbau Olms AG'],
      ['Buchhalterin', 'Feinkost Olms GmbH'],
    ]);
  });

  it('subjects below a school are no section, and the work that follows is read', () => {
    const lines = [
      '库林·艾山',
      'kulin@example.org',
      '',
      '西北文岚大学    2022年9月—2026年6月',
      '网络与新媒体专业 本科',
      '主修课程：新闻采写、视听语言、数据新闻。连续两年获校二等奖学金。',
      '',
      '西安古城文化传播有限公司    新媒体运营实习生    2025年6月—2025年9月',
      '- 独立运营短视频账号，三个月涨粉一万',
      '',
      '陕西长安晚报社    实习记者    2024年7月—2024年8月',
      '- 跟随老师采访十二次',
    ];
    expect(roles(lines)).toEqual([
      ['新媒体运营实习生', '西安古城文化传播有限公司'],
      ['实习记者', '陕西长安晚报社'],
    ]);
    expect(studies(lines)).toEqual([['网络与新媒体专业 本科', '西北文岚大学']]);
  });

  it('what a sentence says one was there names the employer, though no list knows it', () => {
    const lines = [
      '何秀兰',
      '电话：15900006666',
      '',
      '2019年3月至今，我在遵义爱家月嫂服务中心做月嫂，照顾过三十多位产妇和新生儿，客户都满意。',
      '',
      '2012年4月到2019年2月在遵义塞上物流有限公司开半挂车，岗位是长途货车司机，负责装车和交接单据。',
      '',
      '2010年到2012年，在老城一家亲做服务员，后来当了领班，管六个人，每天安排班次和采买。',
    ];
    expect(roles(lines)).toEqual([
      ['月嫂', '遵义爱家月嫂服务中心'],
      ['长途货车司机', '遵义塞上物流有限公司'],
      ['服务员', '老城一家亲'],
    ]);
  });
});

describe('evidence beside unknown words', () => {
  it('the part of an employer is not the employer, whatever stands nearer to the title', () => {
    const lines = [
      '工作经验',
      '',
      '2022/3-至今    西安长乐轨道装备有限责任公司 [3年2个月]',
      '研发部 | 结构工程师',
      '1、负责构架的强度校核；',
      '',
      '2017/7-2022/2    宝鸡渭北钛业股份有限公司 [4年7个月]',
      '技术中心 | 工艺员',
      '1、编制锻造工艺卡；',
    ];
    expect(roles(lines)).toEqual([
      ['结构工程师', '西安长乐轨道装备有限责任公司'],
      ['工艺员', '宝鸡渭北钛业股份有限公司'],
    ]);
  });

  it('a level by itself has the subject of the line beside it, a school before it has none', () => {
    const lines = [
      '教育经历',
      '2015.09-2019.06',
      '浙东传媒学院',
      '新闻学',
      '本科',
      '2012.09-2015.06',
      '绍兴市稽山中学',
      '高中',
    ];
    expect(studies(lines)).toEqual([
      ['新闻学 本科', '浙东传媒学院'],
      ['高中', '绍兴市稽山中学'],
    ]);
  });

  it('a time that fills its column of a table has one blank behind it', () => {
    const lines = [
      '姓名：葛文',
      '',
      '工作简历（由近及远）',
      '起止时间        单位名称                岗位        证明人',
      '2019.02-至今    芜湖弋江造船厂          冷作工      赵师傅',
      '2014.05-2019.01 上海长兴港机基地        起重指挥    李班长',
      '',
      '学习简历（由近及远）',
      '起止时间        学校                    专业        学历',
      '2008.09-2011.01 芜湖机械工程学校        焊接        中专',
    ];
    expect(roles(lines)).toEqual([
      ['冷作工', '芜湖弋江造船厂'],
      ['起重指挥', '上海长兴港机基地'],
    ]);
    expect(studies(lines)).toEqual([['焊接 中专', '芜湖机械工程学校']]);
  });

  it('labels say what a line is where nothing else does', () => {
    const lines = [
      '陶野',
      '手机 13611110001    邮箱 taoye@example.org',
      '',
      '公司：丽江听雨客栈    职位：管家    时间：2017年3月至2020年4月',
      '接机、办理入住。',
      '',
      '公司：大理苍山索道    职位：检票    时间：2015年7月至2017年2月',
      '疏导客流。',
      '',
      '学校：云岭旅游职业学院    专业：酒店管理    学历：大专    时间：2012年9月至2015年6月',
    ];
    expect(roles(lines)).toEqual([
      ['管家', '丽江听雨客栈'],
      ['检票', '大理苍山索道'],
    ]);
    expect(studies(lines)).toEqual([['酒店管理 大专', '云岭旅游职业学院']]);
  });

  it('a small word with its article parts title and employer where the others are written so', () => {
    const lines = [
      'Meine Stationen',
      '',
      'Kulturvermittlerin im Museum der Mur',
      'Graz, März 2020 bis heute',
      '',
      'Redaktionsassistenz bei Radio Murtal',
      'Graz, September 2017 bis Februar 2020',
      '',
      'Saisonkraft in der Buschenschank Tschermann',
      'Leutschach, Sommer 2014',
    ];
    expect(roles(lines)).toEqual([
      ['Kulturvermittlerin', 'Museum der Mur'],
      ['Redaktionsassistenz', 'Radio Murtal'],
      ['Saisonkraft', 'Buschenschank Tschermann'],
    ]);
  });

  it('what one learned is told with the same words as what one was', () => {
    const lines = [
      'Ruth Angerer',
      'ruth.angerer@example.org',
      '',
      'Seit August 2019 arbeite ich als Küsterin bei der Kirchgemeinde Neustadt-West in Dresden.',
      '',
      'Von 2011 bis 2019 war ich Floristin bei Blumen Gräfe in Radebeul, zuletzt mit Lehrtochter.',
      '',
      'Meine Ausbildung zur Floristin machte ich von 2005 bis 2008 bei der Gärtnerei Opitz in Coswig.',
    ];
    expect(roles(lines)).toEqual([
      ['Küsterin', 'Kirchgemeinde Neustadt-West'],
      ['Floristin', 'Blumen Gräfe'],
    ]);
    expect(studies(lines)).toEqual([['Ausbildung zur Floristin', 'Gärtnerei Opitz']]);
  });

  it('a legal form in letters with their stops belongs to an employer that a sentence names', () => {
    const lines = [
      'Wilma Auer',
      'wilma.auer@example.org',
      '',
      'Seit Februar 2024 bin ich Alltagshelferin in der Kita Rheinauen e. V. und vertrete in der Gruppe.',
      '',
      'Von 2016 bis 2023 war ich Verkäuferin bei Blumen Gräfe in Radebeul, zuletzt mit Lehrtochter.',
    ];
    expect(roles(lines)).toEqual([
      ['Alltagshelferin', 'Kita Rheinauen e. V.'],
      ['Verkäuferin', 'Blumen Gräfe'],
    ]);
  });

  it('a name in two scripts is the Chinese one, though the address repeats the other', () => {
    const { contact } = read(['郑 婉 清   Wanqing Zheng (Wendy)', '', '邮箱: wendy.zheng@example.com']);
    expect(contact.name?.value).toBe('郑婉清');
  });
});

describe('how the lines of a page are set', () => {
  it('where times stand in the margin, what hangs under one does not open the next', () => {
    const lines = [
      'Stationen',
      '',
      '2021–heute     Segelloft Wismarhaff, Wismar',
      '               Segelmacher, Zuschnitt',
      '               Großsegel, Reparaturen, Beratung',
      '2016–2021      Planen-Meyer GmbH, Grevesmühlen',
      '               Planenkonfektion',
      '               Nähen, Schweißen, Montage vor Ort',
    ];
    expect(roles(lines)).toEqual([
      ['Segelmacher, Zuschnitt', 'Segelloft Wismarhaff'],
      ['Planenkonfektion', 'Planen-Meyer GmbH'],
    ]);
  });

  it('a Chinese number before a time counts entries', () => {
    const lines = [
      '从业经历：',
      '一、2019年10月至今，成都锦城川菜馆，行政总厨。管理后厨二十二人，研发新菜四十道。',
      '二、2014年5月至2019年9月，眉山东湖酒楼，炒锅领班。负责热菜出品，带两名徒弟。',
    ];
    expect(jobs(lines)).toEqual([
      ['行政总厨', '成都锦城川菜馆', '2019年10月至今'],
      ['炒锅领班', '眉山东湖酒楼', '2014年5月至2019年9月'],
    ]);
  });

  it('a kind of work that heads sections too is what one was, below a time and an employer', () => {
    const lines = [
      '工作经历',
      '2020-07 至 2022-06',
      '南宁市青山区人民法院',
      '书记员',
      '- 庭审记录、卷宗归档',
      '',
      '2019-03 至 2019-06',
      '桂林漓东区检察院',
      '实习',
      '- 摘录案卷',
    ];
    expect(roles(lines)).toEqual([
      ['书记员', '南宁市青山区人民法院'],
      ['实习', '桂林漓东区检察院'],
    ]);
  });

  it('personal data may stand behind upright strokes', () => {
    const { contact } = read(['基本信息', '姓名 | 钟灵', '电话 | 13511110022', '城市 | 南宁']);
    expect([contact.name?.value, contact.phone?.value, contact.location?.value]).toEqual([
      '钟灵',
      '13511110022',
      '南宁',
    ]);
  });

  it('what someone says of themselves below a role opens no role, though it names since when', () => {
    expect(
      jobsByMonth(
        headed(`EXPERIENCE

Gardener, Fernleigh Park, Exeter, May 2021 to now
I cut hedges and lawns
I use the chainsaw (ticket since 2022)
I look after two apprentices since March 2024

Van driver, Quickpost, Exeter, 2018 to 2021
Carried parcels, loaded the van each morning`),
      ),
    ).toEqual([
      ['Gardener', 'Fernleigh Park', '2021-05', 'now'],
      ['Van driver', 'Quickpost', '2018', '2021'],
    ]);
    expect(
      jobsByMonth(
        headed(`Berufserfahrung

Lagerhelfer, Spedition Ostertag, Ulm, 06/2020 – heute
Ich kommissioniere Ersatzteile
Ich fahre Stapler (Schein seit 2021)

Küchenhilfe, Gasthof Linde, Ulm, 2018 – 2020
Geschirr und Böden`),
      ),
    ).toEqual([
      ['Lagerhelfer', 'Spedition Ostertag', '2020-06', 'now'],
      ['Küchenhilfe', 'Gasthof Linde', '2018', '2020'],
    ]);
  });
});
