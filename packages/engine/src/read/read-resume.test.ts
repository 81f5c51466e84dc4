import { expect, test } from 'vitest';
import { answer, jobsByMonth, read, studiesByMonth } from '../../test/reading.ts';
import { sourceFromText } from '../text/source.ts';
import { readResume } from './read-resume.ts';

test.each([
  ['Priya Subramaniam-Holt, RN, BSN\npriya@example.com', 'Priya Subramaniam-Holt'],
  ['J A N E   R O E\njane@example.com', 'JANE ROE'],
  ['Lebenslauf\n\nName:      Kathrin von der Heyde\nE-Mail: k@example.com', 'Kathrin von der Heyde'],
  ['姓    名    苏婉清          性    别    女\n电话 130 0000 0251', '苏婉清'],
  ['Anjelito\nLINE COOK\nanjelito@example.com', 'Anjelito'],
  ['Resume of Priya Natarajan\n\npriya@example.com', 'Priya Natarajan'],
  ['Nora Bergmann, Goethestr. 12, 04109 Leipzig\nnora@example.org', 'Nora Bergmann'],
  ['Ms. Fatima Al-Zahra Hussein | Data Engineer\nfatima@example.com', 'Fatima Al-Zahra Hussein'],
])('the name stands alone, without degrees, titles and labels: %j', (text, name) => {
  expect(answer(text).contact.name).toBe(name);
});

test('dates before titles, and a place behind the employer', () => {
  const text =
    'Experience\n\nseit 04/2017     Pflegerin, Stationsleitung\n                 Klinikum Am Hafenpark, Münster\n                 - Leitung';
  expect(jobsByMonth(text)).toEqual([
    ['Pflegerin, Stationsleitung', 'Klinikum Am Hafenpark', '2017-04', 'now'],
  ]);
});

test('two roles at one employer share it', () => {
  const text =
    'Experience\n\nSkyline Travel Group     Dublin\nDirector of Product     2021 – Present\n• Roadmap\nProduct Manager     2018 – 2020\n• Specs';
  expect(jobsByMonth(text)).toEqual([
    ['Director of Product', 'Skyline Travel Group', '2021', 'now'],
    ['Product Manager', 'Skyline Travel Group', '2018', '2020'],
  ]);
});

test('a role without an employer does not take the one before when each stands in its own line', () => {
  const text =
    '## Work\n\n### Designer — Studio Nord\n*2019 – 2022*\n\n- Research\n\n### Illustrator\n*2016 – 2019*\n\n- Books';
  expect(jobsByMonth(text)[1]).toEqual(['Illustrator', null, '2016', '2019']);
});

test('title, employer, place and dates in one line, in any order', () => {
  expect(jobsByMonth('WORK\nEngineer at Acme Corp, Berlin (May 2020 - present)\n- x')).toEqual([
    ['Engineer', 'Acme Corp', '2020-05', 'now'],
  ]);
  expect(jobsByMonth('WORK\nAcme Corp — Senior Engineer — 2019-2020')).toEqual([
    ['Senior Engineer', 'Acme Corp', '2019', '2020'],
  ]);
  expect(jobsByMonth('WORK\nEngineer | Acme | Leipzig | 07/2021 – heute')).toEqual([
    ['Engineer', 'Acme', '2021-07', 'now'],
  ]);
  expect(jobsByMonth('工作经历\n2020.03—至今    上海星河网络科技有限公司    前端开发工程师')).toEqual([
    ['前端开发工程师', '上海星河网络科技有限公司', '2020-03', 'now'],
  ]);
});

test('bullets are joined over broken lines and keep their lines', () => {
  const resume = read('Experience\nCook, Inn   2019 – 2020\n• made soup for\n  forty guests\n• bread');
  expect(resume.experience[0]?.bullets.map((bullet) => bullet.text)).toEqual([
    'made soup for forty guests',
    'bread',
  ]);
  expect(resume.experience[0]?.bullets[0]?.lines).toEqual([2, 3]);
});

test('degrees and schools in their layouts', () => {
  expect(studiesByMonth('Education\nB.S. in Computer Science, University of Ozark, 2011 – 2015')).toEqual([
    ['B.S. in Computer Science', 'University of Ozark', '2011', '2015'],
  ]);
  expect(studiesByMonth('Formation\n2021 – BTS Gestion de la PME – Lycée Ozenne, Toulouse')).toEqual([
    ['BTS Gestion de la PME', 'Lycée Ozenne', null, '2021'],
  ]);
  expect(studiesByMonth('教育背景\n浙东理工大学    计算机科学与技术 本科    2014.09 - 2018.06')).toEqual([
    ['计算机科学与技术 本科', '浙东理工大学', '2014-09', '2018-06'],
  ]);
});

test('a course between degrees is no degree', () => {
  expect(studiesByMonth('EDUCATION\nBSc Chemistry, University of Kent, 2011\nFood hygiene, 2019')).toEqual([
    ['BSc Chemistry', 'University of Kent', null, '2011'],
  ]);
});

test('a resume without headings is read by what its paragraphs hold', () => {
  const text =
    'Aoife Brennan\naoife@example.org\n\nTeacher of Science, Lea Academy, 2018 to date\n* lessons\n\nBSc Chemistry, University of Kilcarrick, 2008 to 2011';
  expect(jobsByMonth(text)).toEqual([['Teacher of Science', 'Lea Academy', '2018', 'now']]);
  expect(studiesByMonth(text)).toEqual([['BSc Chemistry', 'University of Kilcarrick', '2008', '2011']]);
});

test('columns set by blanks are read one after the other', () => {
  const text = [
    'DeShawn Whitfield',
    '',
    'CONTACT                  EXPERIENCE',
    '',
    'Decatur, GA              Electrician',
    'd@example.com            Peachtree Power Co., Atlanta, GA',
    '                         June 2019 – Present',
    'SKILLS                   • Rough-in and trim',
    '                         • Read prints',
    'Conduit bending          EDUCATION',
    'Fire alarm               High School Diploma',
    'PLC basics               Clarkston High School, 2013',
  ].join('\n');
  expect(jobsByMonth(text)).toEqual([['Electrician', 'Peachtree Power Co.', '2019-06', 'now']]);
  expect(studiesByMonth(text)).toEqual([['High School Diploma', 'Clarkston High School', null, '2013']]);
  expect(answer(text).skills).toEqual(['Conduit bending', 'Fire alarm', 'PLC basics']);
});

test('hidden text is kept apart and reported, never read as a fact', () => {
  const source = sourceFromText('Jane Roe\nhidden@example.com\njane@example.com');
  const hidden = source.lines[1];
  if (hidden)
    hidden.layout = {
      page: 1,
      x: 0,
      y: 0,
      width: 1,
      height: 1,
      size: 1,
      bold: false,
      column: 0,
      region: 'body',
      hidden: 'tiny',
    };
  const { resume, report } = readResume(source);
  expect(resume.contact.email?.value).toBe('jane@example.com');
  expect(resume.unread).toContain(1);
  expect(report.findings.map((finding) => finding.code)).toContain('read.hidden-text');
});

test('every line belongs to a field, a section or is named as unread', () => {
  const text = 'CURRICULUM VITAE\nJane Roe\nsomething odd\n\nSKILLS\n-----\nJava, Go\n\n???';
  const resume = read(text);
  const held = new Set([
    ...resume.sections.flatMap((section) => section.lines),
    ...resume.unread,
    ...(resume.contact.name?.lines ?? []),
  ]);
  expect(
    resume.source.lines.flatMap((line, index) => (line.text.trim() && !held.has(index) ? [line.text] : [])),
  ).toEqual([]);
});

test('skills know their place in the raw line', () => {
  const resume = read('技能\n语言：Ｊａｖａ、Go');
  for (const skill of resume.skills) {
    const raw = resume.source.lines[skill.line]?.text.slice(skill.start, skill.end);
    expect(raw?.normalize('NFKC')).toBe(skill.text);
  }
  expect(resume.skills.map((skill) => skill.text)).toEqual(['Java', 'Go']);
});

test('what a machine stumbles on is reported by code', () => {
  const { report } = answer('Jane Roe\n\nExperience\nCook, Inn');
  const codes = report.findings.map((finding) => finding.code);
  expect(codes).toEqual(
    expect.arrayContaining(['read.no-email', 'read.no-phone', 'read.no-education', 'read.dates-missing']),
  );
});

test('an empty text is read as nothing, without an error', () => {
  const nothing = answer('');
  expect(nothing.contact).toEqual({ name: null, email: null, phone: null, location: null, links: [] });
  expect(nothing.report.findings.map((finding) => finding.code)).toContain('read.empty');
});
