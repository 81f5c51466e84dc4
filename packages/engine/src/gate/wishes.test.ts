import { describe, expect, test } from 'vitest';
import { readResume } from '../read/read-resume.ts';
import { sourceFromText } from '../text/source.ts';
import type { Language } from '../types.ts';
import { openGate } from './check.ts';
import { linesWithWishes, partWishes } from './wishes.ts';

const pages: Record<Language, [head: string, work: string]> = {
  en: [
    'Jane Roe\njane@example.org\n\nProfile\n',
    'Experience\nPorter, Hill Hotel, Leeds, 2015 to 2020\n- Carried',
  ],
  es: ['Ana Roe\nana@example.org\n\nPerfil\n', 'Experiencia\nMozo, Hotel Sol, Lugo, 2015 – 2020\n- Llevaba'],
  fr: [
    'Anne Roe\nanne@example.org\n\nProfil\n',
    'Expérience\nPortier, Hôtel Bel, Lyon, 2015 – 2020\n- Portais',
  ],
  de: [
    'Anna Roe\nanna@example.org\n\nProfil\n',
    'Berufserfahrung\nPortier, Hotel Berg, Ulm, 2015 – 2020\n- Trug',
  ],
  zh: ['王芳\nwang@example.org\n\n自我评价\n', '工作经历\n2015年3月-2020年6月 山水酒店 行李员\n- 搬运'],
};

function passes(language: Language, profile: string, text: string): boolean {
  const [head, work] = pages[language];
  const { resume } = readResume(sourceFromText(`${head}${profile}\n\n${work}`));
  expect(resume.language).toBe(language);
  return openGate(resume, []).check(text, {}).passed;
}

type Case = [Language, string, string];

describe('what somebody only hopes for proves nothing done and nothing known', () => {
  const cases: Case[] = [
    [
      'en',
      'Porter at a hotel of the old school. I would love to run a bakery with nine staff.',
      'Ran a bakery with nine staff',
    ],
    ['en', 'Friendly porter with five years at the door, hoping to learn stage lighting.', 'Stage lighting'],
    [
      'en',
      'After years at the door I am looking for a post where wedding planning\nand floristry come together.',
      'Floristry',
    ],
    [
      'es',
      'Mozo con cinco años en la puerta. Me gustaría llevar la contabilidad de una tienda.',
      'Contabilidad',
    ],
    ['es', 'Busco un puesto con atención a viveros y poda de frutales.', 'Poda de frutales'],
    [
      'fr',
      "Portier depuis cinq ans. J'aimerais encadrer une équipe de jardiniers.",
      'Encadré une équipe de jardiniers',
    ],
    ['fr', 'Portier sérieux, désireux de reprendre la comptabilité d’un garage.', 'Comptabilité'],
    ['de', 'Portier mit fünf Jahren am Empfang. Ich möchte künftig ein Lager leiten.', 'Ein Lager geleitet'],
    ['de', 'Zuverlässiger Portier, interessiert an Obstbaumschnitt.', 'Obstbaumschnitt'],
    ['zh', '在酒店工作五年，为人踏实。希望从事花艺设计和婚礼策划。', '婚礼策划'],
    ['zh', '在酒店工作五年，对舞台灯光感兴趣。', '舞台灯光'],
  ];
  test.each(cases)('%s: %s — %s', (language, profile, text) => {
    expect(passes(language, profile, text)).toBe(false);
  });
});

describe('a hope may be said as one, and what stands before it still counts', () => {
  const cases: Case[] = [
    [
      'en',
      'Porter with five years at the door, looking for work in stage lighting.',
      'Looking for work in stage lighting',
    ],
    ['en', 'Porter who ran a bakery stall. I would love to teach.', 'Ran a bakery stall'],
    ['es', 'Llevé la contabilidad de una tienda. Me gustaría enseñar.', 'Contabilidad'],
    ['fr', "Tenu la comptabilité d'un garage. Je souhaite enseigner.", 'Comptabilité'],
    ['de', 'Lager geleitet und Obstbäume geschnitten. Ich suche eine neue Aufgabe.', 'Lager geleitet'],
    ['zh', '做过婚礼策划，希望从事花艺设计。', '婚礼策划'],
  ];
  test.each(cases)('%s: %s — %s', (language, profile, text) => {
    expect(passes(language, profile, text)).toBe(true);
  });
});

test('under a heading that names an aim, a line that tells nothing else is one', () => {
  const page = (below: string) =>
    readResume(
      sourceFromText(
        `Jane Roe\njane@example.org\n\nObjective\n${below}\n\nExperience\nPorter, Hill Hotel, Leeds, 2015 to 2020`,
      ),
    ).resume;
  expect(linesWithWishes(page('A post in stage lighting')).get(4)).toBe('');
  expect(linesWithWishes(page('Electrician with nine years of experience in stage lighting')).size).toBe(0);
});

test('a wish ends with its sentence, and goes on in the next line where that has not ended', () => {
  expect(partWishes('I run a team. I want a larger one. I speak Welsh.', 'en')).toEqual({
    told: 'I run a team.  I speak Welsh.',
    wished: 'I want a larger one.',
    open: false,
  });
  expect(partWishes('I am looking for a house where', 'en').open).toBe(true);
  expect(partWishes('menus are written daily. I speak Welsh.', 'en', true).told).toBe('I speak Welsh.');
});
