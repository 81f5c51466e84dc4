import { describe, expect, it } from 'vitest';
import { jobs as datedJobs, studies } from '../../test/read-lines.ts';

const jobs = (lines: string[]) => datedJobs(lines).map((job) => job.slice(0, 2));

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
    expect(jobs(lines)).toEqual([
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
    expect(jobs(lines)).toEqual([
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
    expect(jobs(lines)).toEqual([
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
    expect(jobs(lines)).toEqual([
      ['月嫂', '遵义爱家月嫂服务中心'],
      ['长途货车司机', '遵义塞上物流有限公司'],
      ['服务员', '老城一家亲'],
    ]);
  });
});
