import { expect, test } from 'vitest';
import { emptyResume } from '../read/empty-resume.ts';
import type { Language } from '../types.ts';
import { openGate } from './check.ts';
import { resumeWith } from './fixture.ts';

/** A point of a job, a list further down, and the list as it would be. */
type List = [Language, string, string, string];

function passes(...[language, point, list, text]: List): boolean {
  const { source, experience } = resumeWith(language, [point]);
  const lines = [...source.lines, { text: list }];
  return openGate({ ...emptyResume({ lines }, language), experience }, []).check(text, {}).passed;
}

const honest: List[] = [
  [
    'en',
    'Grafted fruit trees',
    'Chainsaw, basic Welsh, first aid',
    'Chainsaw, grafting, basic Welsh, first aid',
  ],
  [
    'en',
    'Tuned pianos in schools',
    'Some Czech, soldering, Excel',
    'Piano tuning, some Czech, soldering, Excel',
  ],
  [
    'en',
    'Planned rotas for the ward',
    'Excel, no Mac, Teams, e-mail',
    'Excel, rota planning, no Mac, Teams, e-mail',
  ],
  [
    'de',
    'Hecken geschnitten',
    'Motorsäge, Polnisch-Grundlagen, Traktor',
    'Motorsäge, Heckenschnitt, Polnisch-Grundlagen, Traktor',
  ],
  [
    'de',
    'Klaviere gestimmt',
    'Löten, etwas Tschechisch, Excel',
    'Klaviere stimmen, Löten, etwas Tschechisch, Excel',
  ],
  [
    'de',
    'Dienstpläne für die Station geschrieben',
    'Word, Excel ohne Makros, Teams',
    'Word, Dienstpläne, Excel ohne Makros, Teams',
  ],
  [
    'es',
    'Poda de olivos',
    'Motosierra, inglés básico, tractor',
    'Motosierra, poda de olivos, inglés básico, tractor',
  ],
  [
    'es',
    'Afinación de pianos',
    'Excel básico, soldadura, Teams',
    'Excel básico, soldadura, Teams, afinación de pianos',
  ],
  [
    'fr',
    'Taille des haies',
    "Tronçonneuse, bases d'anglais, tracteur",
    "Tronçonneuse, taille des haies, bases d'anglais, tracteur",
  ],
  [
    'fr',
    'Accordage de pianos',
    'Excel simple, soudure, Teams',
    'Accordage de pianos, Excel simple, soudure, Teams',
  ],
  ['zh', '修剪果树', '油锯、基础英语、拖拉机', '油锯、修剪果树、基础英语、拖拉机'],
  ['zh', '钢琴调律', 'Excel(简单表格)、焊接、驾驶', '钢琴调律、Excel(简单表格)、焊接、驾驶'],
];
test.each(honest)('what is added to a list is proven by itself, %s: %s; %s, %s', (...each) => {
  expect(passes(...each)).toBe(true);
});

const invented: List[] = [
  [
    'en',
    'Grafted fruit trees',
    'Chainsaw, basic Welsh, first aid',
    'Chainsaw, plumbing, basic Welsh, first aid',
  ],
  ['en', 'Grafted fruit trees', 'Chainsaw, basic Welsh, first aid', 'Chainsaw, Welsh, first aid, grafting'],
  [
    'en',
    'Helped to graft fruit trees',
    'Chainsaw, basic Welsh, first aid',
    'Chainsaw, grafted fruit trees, basic Welsh, first aid',
  ],
  ['en', 'Washed the vans', 'Basic knowledge of Excel, Word, Teams', 'Word, Teams, vans'],
  [
    'en',
    'Tuned pianos in schools',
    'Some Czech, soldering, Excel',
    'Some Czech, soldering, Excel, led tuners',
  ],
  [
    'de',
    'Hecken geschnitten',
    'Motorsäge, Polnisch-Grundlagen, Traktor',
    'Motorsäge, Baumfällung, Polnisch-Grundlagen, Traktor',
  ],
  [
    'de',
    'Hecken geschnitten',
    'Motorsäge, Polnisch-Grundlagen, Traktor',
    'Motorsäge, Hecken, Polnisch, Traktor',
  ],
  ['de', 'Wagen gewaschen', 'Grundkenntnisse in Excel, Word, Teams', 'Word, Teams, Wagen'],
  [
    'es',
    'Poda de olivos',
    'Motosierra, inglés básico, tractor',
    'Motosierra, injerto de olivos, inglés básico, tractor',
  ],
  ['es', 'Poda de olivos', 'Motosierra, inglés básico, tractor', 'Motosierra, inglés, tractor, olivos'],
  [
    'fr',
    'Taille des haies',
    "Tronçonneuse, bases d'anglais, tracteur",
    "Tronçonneuse, soudure, bases d'anglais, tracteur",
  ],
  [
    'fr',
    'Taille des haies',
    "Tronçonneuse, bases d'anglais, tracteur",
    'Tronçonneuse, anglais, tracteur, haies',
  ],
  ['zh', '修剪果树', '油锯、基础英语、拖拉机', '油锯、嫁接、基础英语、拖拉机'],
  ['zh', '修剪果树', '油锯、基础英语、拖拉机', '油锯、英语、拖拉机、果树'],
];
test.each(invented)(
  'what nothing proves is not added, and no bound is lost by it, %s: %s; %s, %s',
  (...each) => {
    expect(passes(...each)).toBe(false);
  },
);
