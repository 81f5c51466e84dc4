import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const tailored = (resume: string, description: string) =>
  tailor(engine, { resume, job: { title: '', description }, asOf: { year: 2026, month: 11 } });

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
