import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const tailored = (resume: string, description: string, title = '') =>
  tailor(engine, { resume, job: { title, description }, asOf: { year: 2026, month: 11 } });

const page = (paper: string): string =>
  `田小禾\n137 0000 5521\n\n工作经历\n2018.3-2024.6 襄阳江岸农场 农机手\n- 收割水稻，一季两百亩\n\n教育经历\n2014.9-2018.6 襄阳学院 人力资源管理 本科\n\n证书\n${paper}\n`;

test('a licence for another vehicle neither proves the one for cars nor takes its name', () => {
  for (const paper of ['拖拉机驾驶证', '船舶驾驶证（内河）']) {
    const { before, text } = tailored(page(paper), '任职要求：\n1、有驾照\n2、能吃苦');
    const asked = before.job.requirements.find(({ kind }) => kind === 'certificate');
    expect(before.matches.find(({ requirementId }) => requirementId === asked?.id)?.status).toBe('missing');
    expect(text).toContain(paper);
  }
  expect(tailored(page('C1驾驶证'), '任职要求：\n1、有驾照').before.matches[0]?.status).toBe('met');
});

test('what a degree is called stays as it stands on the diploma', () => {
  for (const [studied, asked] of [
    ['电子商务', '电商'],
    ['人力资源管理', '人资'],
    ['财务会计', '财会'],
  ] as const) {
    const resume = page('钳工四级').replace('人力资源管理', studied);
    const { text } = tailored(resume, `任职要求：\n1、${asked}、市场营销专业优先`);
    expect(text).toContain(`襄阳学院 ${studied} 本科`);
  }
});

test('the heading on the line of a paper is no part of its name', () => {
  const resume = page('').replace('证书\n', '证书：农机驾驶操作证、植保员三级');
  const { text } = tailored(resume, '任职要求：\n1、持有植保员证\n2、大专以上学历\n3、农机驾驶操作证优先');
  expect(text.replace('证书：农机驾驶操作证、植保员三级', '')).not.toMatch(/[：、]证书：/);
});

test('a program listed below the papers of a page is none of them', () => {
  const resume = page('钳工四级、江岸农机后台、植保员三级');
  const { text } = tailored(resume, '任职要求：\n1、熟悉江岸农机后台\n2、持有植保员证\n3、大专以上学历');
  expect(text.replace('钳工四级、江岸农机后台、植保员三级', '')).not.toMatch(/证书：.*后台/);
});

const nurse = (papers: string): string =>
  `Noa Linden\nnoa@example.com\n\nEXPERIENCE\n\nNurse, Fen Hospital, Ely, 2018 - 2024\n- Cared for 20 patients a shift\n\n${papers}\n`;

test('the letters of a degree are written out where the posting asks for it by its name', () => {
  const { text } = tailored(
    nurse('EDUCATION\nBSN, University of Ely, 2017'),
    'Requirements\n- Bachelor of Science in Nursing',
    'Nurse',
  );
  expect(text).toContain('Bachelor of Science in Nursing (BSN), University of Ely, 2017');
});

test('a degree of another name is not written, however near it is', () => {
  const papers = 'EDUCATION\nBA in Nursing Studies, University of Ely, 2017';
  expect(tailored(nurse(papers), 'Requirements\n- Bachelor of Science in Nursing').text).not.toContain(
    'Bachelor of Science',
  );
});

test('what stands behind a heading in its own line is a list like any other', () => {
  const { text } = tailored(
    nurse('Certificates: BLS, First Aid\n\nSkills: Postgres, Git'),
    'Requirements\n- Basic Life Support\n- PostgreSQL',
  );
  expect(text).toContain('Certificates: Basic Life Support (BLS), First Aid');
  expect(text).toContain('Skills: PostgreSQL, Git');
});

test('a row of short forms is not written in capitals', () => {
  const resume =
    'Noa Linden\nnoa@example.com\n\nEXPÉRIENCE\n\nAuxiliaire de vie, ADMR, Quimper, 2018 - 2024\n- Préparation des repas\n\nDIPLÔMES\nDEAVS, BEP, PSC1\n';
  const { text } = tailored(
    resume,
    "Profil\n- Diplôme d'État d'auxiliaire de vie sociale",
    'Auxiliaire de vie',
  );
  expect(text).toMatch(/DEAVS \([Dd]iplôme d'État d'auxiliaire de vie sociale\), BEP, PSC1/);
});
