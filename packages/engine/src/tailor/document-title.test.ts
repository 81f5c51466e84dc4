import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };
const tailored = (resume: string, title: string) =>
  tailor(engine, { resume, job: { title, description: `Requirements\n- ${title}` }, asOf }).text;

const glazier = (top: string, end = '') =>
  `${top}Signe Faure\nGlazier\nsigne.faure@example.org\n\nExperience\n\nGlazier, Bay Glass, Hull\nMay 2019 - present\n- Cut and set shop windows\n- Mended leaded lights\n\nEducation\nNVQ Level 2 Glazing, Hull College, 2018\n${end}`;

test('what the page calls itself goes, and the name comes first', () => {
  expect(tailored(glazier('Curriculum Vitae\n\n'), 'Glazier')).toMatch(/^Signe Faure/u);
  expect(tailored(glazier('CV\n'), 'Glazier')).toMatch(/^Signe Faure/u);
});

test('a title that holds the name, or stands right above a text, stays', () => {
  expect(tailored(glazier('CV of Signe Faure, glazier\n\n'), 'Glazier')).toContain('CV of Signe Faure');
  const text = tailored(
    glazier('').replace(
      '\n\nExperience',
      '\n\nResume\nGlazier since 2019, at home on scaffolds.\n\nExperience',
    ),
    'Glazier',
  );
  expect(text).toMatch(/Resume|Summary/u);
});

test('what the page calls itself before the name goes, and the name stays', () => {
  const page = (top: string) =>
    `${top}\nGlaser\nenno.behrens@example.org\n\nBerufserfahrung\n\nGlaser, Glas Kuhn, Emden\nMai 2019 – heute\n- Fenster eingesetzt\n- Spiegel zugeschnitten\n`;
  expect(tailored(page('Lebenslauf von Enno Behrens'), 'Glaser')).toMatch(/^Enno Behrens\n/u);
  expect(tailored(page('Persönliches Profil – Enno Behrens'), 'Glaser')).toMatch(/^Enno Behrens\n/u);
  expect(tailored(page('Profilglas Enno Behrens'), 'Glaser')).toMatch(/^Profilglas/u);
});

test('what is private goes from below a list as it goes from the head', () => {
  const page = (last: string) =>
    `Enno Behrens\nGlaser\nenno.behrens@example.org\n\nBerufserfahrung\n\nGlaser, Glas Kuhn, Emden\nMai 2019 – heute\n- Fenster eingesetzt\n- Spiegel zugeschnitten\n\nKenntnisse\nBleiverglasung, Word\n\n${last}\n`;
  expect(tailored(page('Familienstand: ledig'), 'Glaser')).not.toContain('ledig');
  expect(tailored(page('Bleiverglasung: sehr gut'), 'Glaser')).toContain('Bleiverglasung: sehr gut');
});

test('in Spanish an infinitive stands as well without the words that hang it on a duty', () => {
  const page =
    'Olalla Seoane\nCristalera\nolalla.seoane@example.org\n\nExperiencia\n\nCristalera, Vidrios Ría, Vigo\nMayo 2015 - actualidad\n- Encargada de montar escaparates y mamparas\n- Corte de espejos\n\nEstudios\nIES Vigo, 2004\n';
  expect(tailored(page, 'Cristalera')).toContain('- Montar escaparates y mamparas');
});

test('what a Chinese page calls itself goes, however wide it is set', () => {
  const page = (top: string) =>
    `${top}\n\n周明\nzhou@example.com\n\n工作经历\n\n2019.03 - 至今 苏州某酒店有限公司 厨师\n- 负责热菜制作\n- 管理库存\n`;
  expect(tailored(page('个  人  履  历'), '厨师')).toMatch(/^周明\n/u);
  expect(tailored(page('求职简历'), '厨师')).toMatch(/^周明\n/u);
  expect(tailored(page('周明的简历'), '厨师')).toMatch(/^周明的简历/u);
});
