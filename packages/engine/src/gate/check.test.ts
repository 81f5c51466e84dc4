import { describe, expect, test } from 'vitest';
import { emptyResume } from '../read/empty-resume.ts';
import type { Entry, Language, Resume } from '../types.ts';
import { openGate } from './check.ts';

interface Case {
  language: Language;
  /** Two jobs: title, organisation, place and dates, then bullets. */
  jobs: [string, string, string, ...string[]][];
  school: string;
  skills: string;
  honest: string[];
  invented: string[];
}

const cases: Case[] = [
  {
    language: 'en',
    jobs: [
      [
        'Accountant',
        'Harbour Foods Ltd',
        'Leeds, 03/2019 - present',
        'Kept the books for three restaurants and prepared monthly reports for 12 branches',
        'Helped hire new staff and trained two juniors',
        'Reduced overdue invoices by 30% using Excel',
        'Checked the stock of the whole warehouse quarterly with one colleague',
        'Drove the van at weekends and minded children aged 6 to 8',
      ],
      [
        'Office Assistant',
        'Miller & Sons',
        'York, 2015 - 2018',
        'Answered customer calls and filed documents',
        'Reported to the Finance Director',
      ],
    ],
    school: 'BSc Accounting, University of Hull, 2015',
    skills: 'Excel, SAP, English (native), German (B1)',
    honest: [
      'Bookkeeping for three restaurants',
      'Prepared reports each month for 12 branches',
      'Cut overdue invoices by 30 percent with Excel',
      'Trained two juniors and helped with hiring',
      'Reduced overdue bills by 30%',
      'As accountant at Harbour Foods Ltd prepared monthly reports for 12 branches',
      'Trained two juniors and kept the books for three restaurants',
      'Together with one colleague, checked the stock of the entire warehouse every three months',
      'Drove the van on Saturdays and Sundays, minded children from 6 to 8',
      'Checked the stock of the whole warehouse quarterly with 1 colleague',
      'Kept the books for three restaurants; drove the van at weekends, minded children aged 6 to 8',
    ],
    invented: [
      'Prepared monthly reports for 14 branches',
      'Led a team of 12',
      'Hired new staff',
      'Reduced overdue invoices by 30% using Power BI',
      'Kept the books for twelve restaurants',
      'Answered customer calls',
      'Finance Director at Harbour Foods',
      'Senior Accountant',
      'Kept the books in Berlin',
      'Master in Accounting',
      'Prepared monthly reports since 2017',
      'Reduced costs by $30',
      'Increased overdue invoices by 30%',
      'Checked the stock of the whole company',
      'Checked the stock every month',
      'Prepared monthly reports every three months',
      'Prepared reports for 12 branches at weekends',
      'Trained two juniors and three restaurants',
      'Trained all juniors',
      'Led and trained two juniors',
      'Trained two restaurants and kept the books for three juniors',
      'Prepared 12 accountant reports',
      'Supervisor: kept the books',
    ],
  },
  {
    language: 'de',
    jobs: [
      [
        'Pflegefachkraft',
        'Klinikum Nordstadt',
        'Hannover, 04/2018 - heute',
        'Versorgung von 14 Patienten je Schicht auf der chirurgischen Station',
        'Wunden versorgt und Verbände gewechselt',
        'Mitarbeit bei der Dienstplanung',
        'Führte Schulungen zur Hygiene durch',
        'Mit den Azubis vierteljährlich alle Betten gezählt',
        'Die Wohnbereichsleiterin bei der Medikamentenbestellung unterstützt',
      ],
      ['Pflegehelferin', 'Haus Abendruh', 'Celle, 2014 - 2018', 'Betreuung von Menschen mit Demenz'],
    ],
    school: 'Ausbildung zur Gesundheits- und Krankenpflegerin, Schule für Pflege Hannover, 2018',
    skills: 'Orbis, Englisch B1',
    honest: [
      'Wundversorgung und Verbandwechsel',
      'Patienten auf der chirurgischen Station versorgt, 14 je Schicht',
      'Durchführung von Hygieneschulungen',
      'Mitarbeit am Dienstplan',
      'Der Wohnbereichsleiterin bei der Medikamentenbestellung geholfen',
      'Mit den Auszubildenden alle drei Monate sämtliche Betten gezählt',
      'Führte Schulungen zur Hygiene durch, versorgte 14 Patienten je Schicht auf der chirurgischen Station',
    ],
    invented: [
      'Leitung der chirurgischen Station',
      'Versorgung von 40 Patienten je Schicht',
      'Betreuung von Menschen mit Demenz',
      'Verantwortlich für die Dienstplanung',
      'Dokumentation in SAP',
      'Stationsleitung am Klinikum Nordstadt',
      'Studium der Pflege',
      'Versorgung von Patienten in Hamburg',
      'Dienstplanung erstellt',
      'Die Medikamentenbestellung übernommen',
      'Alle drei Monate Hygieneschulungen',
      'Alle sechs Monate alle Betten gezählt',
    ],
  },
  {
    language: 'fr',
    jobs: [
      [
        'Chef de rang',
        'Brasserie du Port',
        'Nantes, 06/2019 - présent',
        'Accueil des clients et service de 60 couverts par jour',
        'Participation à la formation des apprentis',
        'Gestion de la caisse et des réservations',
        'Posé les nappes et noté les allergies',
      ],
      ['Serveur', 'Café des Arts', 'Rennes, 2016 - 2019', 'Préparation des commandes de boissons'],
    ],
    school: 'CAP Restaurant, Lycée hôtelier de Dinard, 2016',
    skills: 'Anglais B2, espagnol notions',
    honest: [
      'Accueillir les clients et servir 60 couverts par jour',
      'Encaissement et gestion des réservations',
      'Pose des nappes',
      'Participation à la formation d’apprentis',
    ],
    invented: [
      'Service de 80 couverts par jour',
      'Formation des apprentis',
      'Directeur de salle',
      'Préparation des commandes de boissons',
      'Gestion de la caisse avec Lightspeed',
      'Anglais C1',
      'Gestion d’une équipe de 60 personnes',
      'Service à Paris',
      'BTS Restaurant',
    ],
  },
  {
    language: 'es',
    jobs: [
      [
        'Técnico de mantenimiento',
        'Industrias Robledo',
        'Zaragoza, 01/2017 - actualidad',
        'Mantenimiento de 25 máquinas de envasado',
        'Reparé averías eléctricas y reduje las paradas un 15 %',
        'Apoyo en la formación de nuevos operarios',
        'Ayudé a la encargada del almacén en la compra de recambios',
      ],
      ['Electricista', 'Montajes Ebro', 'Huesca, 2012 - 2016', 'Instalación de cuadros eléctricos'],
    ],
    school: 'FP Electromecánica, IES Los Enlaces, 2012',
    skills: 'AutoCAD, inglés A2',
    honest: [
      'Mantener 25 máquinas de envasado',
      'Reparación de averías eléctricas, con un 15 % menos de paradas',
      'Reducción de las paradas en un 15 %',
      'Apoyo a la encargada del almacén en la compra de recambios',
    ],
    invented: [
      'Mantenimiento de 52 máquinas de envasado',
      'Jefe de mantenimiento',
      'Formación de nuevos operarios',
      'Me ocupé de la compra de recambios',
      'Instalación de cuadros eléctricos',
      'Programación de PLC Siemens',
      'Reduje las paradas un 51 %',
      'Ingeniero técnico',
      'Lideré un equipo de 25 operarios',
      'Mantenimiento en Barcelona',
    ],
  },
  {
    language: 'zh',
    jobs: [
      [
        '会计',
        '海风食品有限公司',
        '青岛 2018年3月 - 至今',
        '负责三家门店的日常账务处理，每月编制财务报表',
        '协助招聘新员工',
        '和两名同事共同核对三篇报告',
        '催收欠款，逾期账款降低30%',
      ],
      ['文员', '远山贸易公司', '济南 2014 - 2017', '接听电话，整理客户档案'],
    ],
    school: '会计学 本科 山东大学 2014',
    skills: '用友 Excel 英语四级',
    honest: [
      '三间门店记账',
      '三家门店记账',
      '每月编制财务报表',
      '逾期账款减少30%',
      '协助招聘新员工',
      '与2位同事携手核对3篇报告',
    ],
    invented: [
      '负责五家门店的账务处理',
      '招聘新员工',
      '财务经理',
      '逾期账款降低50%',
      '带领12人团队',
      '整理客户档案',
      '使用金蝶处理账务',
      '会计学硕士',
      '在上海编制财务报表',
      '每周编制财务报表',
      '核对三篇报告',
    ],
  },
];

function resumeOf(one: Case): Resume {
  const lines: { text: string }[] = [{ text: 'Alex Muster' }];
  const add = (text: string) => lines.push({ text }) - 1;
  const experience = one.jobs.map(([title, organization, dates, ...bullets], i): Entry => {
    const titleLine = add(title);
    const organizationLine = add(organization);
    const datesLine = add(dates);
    const list = bullets.map((text, k) => ({
      id: `b${i}-${k}`,
      text,
      marker: '-',
      lines: [add(`- ${text}`)],
    }));
    return {
      id: `job-${i}`,
      title: { value: title, lines: [titleLine] },
      organization: { value: organization, lines: [organizationLine] },
      dates: { text: dates, lines: [datesLine], current: i === 0 },
      bullets: list,
      lines: [titleLine, organizationLine, datesLine, ...list.flatMap((bullet) => bullet.lines)],
    };
  });
  const school = add(one.school);
  add(one.skills);
  return {
    ...emptyResume({ lines }, one.language),
    experience,
    education: [{ id: 'school', bullets: [], lines: [school] }],
  };
}

describe.each(cases)('in $language', (one) => {
  const gate = openGate(resumeOf(one), []);
  test.each(one.honest)('an honest rewording passes: %s', (text) => {
    expect(gate.check(text, { entryId: 'job-0' }).refused).toEqual([]);
  });
  test.each(one.invented)('what the first job does not say is refused there: %s', (text) => {
    expect(gate.check(text, { entryId: 'job-0' }).passed).toBe(false);
  });
});

test('what a person confirmed counts at its place, and a "no" never does', () => {
  const resume = resumeOf(cases[0] as Case);
  const fact = { questionId: 'q', text: 'Power BI', entryId: 'job-0', answer: 'yes' as const };
  const text = 'Reduced overdue invoices by 30% using Power BI';
  expect(openGate(resume, [fact]).check(text, { entryId: 'job-0' }).passed).toBe(true);
  expect(openGate(resume, [{ ...fact, entryId: 'job-1' }]).check(text, { entryId: 'job-0' }).passed).toBe(
    false,
  );
  expect(openGate(resume, [{ ...fact, answer: 'no' }]).check(text, { entryId: 'job-0' }).passed).toBe(false);
});

test('a level belongs to its language', () => {
  const gate = openGate(resumeOf(cases[0] as Case), []);
  expect(gate.check('German (B1)', {}).passed).toBe(true);
  expect(gate.check('English (B1)', {}).passed).toBe(false);
});

test('the summary does not move what one employer proves to another', () => {
  const gate = openGate(resumeOf(cases[0] as Case), []);
  expect(gate.check('Accountant with experience in bookkeeping, Excel and SAP', {}).passed).toBe(true);
  expect(gate.check('Kept the books at Miller & Sons', {}).passed).toBe(false);
});
