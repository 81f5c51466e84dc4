import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { applyEdits } from '../edits/apply.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };

const pages = {
  en: {
    before:
      'Mara Linden\nmara.linden@example.com\n\nExperience\n\nShop Manager, Fen & Field Ltd, Ely\nMarch 2019 - present\n- Trained new staff\n- Reduced waste by 12%\n\nOther\n',
    job: {
      title: 'Shop Manager',
      description: 'We are looking for a manager.\nRequirements\n- Training staff\n- Microsoft Excel',
    },
  },
  de: {
    before:
      'Mara Linden\nmara.linden@example.com\n\nBerufserfahrung\n\nFilialleiterin, Feld und Wiese GmbH, Kiel\nMärz 2019 bis heute\n- Neue Kolleginnen eingearbeitet\n- Schwund um 12 Prozent gesenkt\n\nSonstiges\n',
    job: {
      title: 'Filialleiterin',
      description: 'Wir suchen eine Leitung.\nIhr Profil\n- Einarbeitung\n- Excel',
    },
  },
  zh: {
    before:
      '林小雨\nlin@example.com\n\n工作经历\n\n北京某超市有限公司 店长 2019.03 - 至今\n- 培训新员工\n- 损耗降低12%\n\n其他\n',
    job: { title: '店长', description: '岗位要求\n- 员工培训\n- 熟练使用Excel' },
  },
} as const;

function dropped(language: keyof typeof pages, text: string) {
  const { before, job } = pages[language];
  const { edits, before: analysis } = tailor(engine, { resume: `${before}${text}\n`, job, asOf });
  const own = edits.filter(({ reason }) => reason.code.startsWith('edit.drop'));
  const lines = applyEdits(analysis.resume.source, own).lines.join('\n');
  return {
    codes: own.map(({ reason }) => reason.code).sort(),
    rest: lines.slice(before.length).trim(),
    edits: own,
  };
}

test('leisure, family and wishes for the next place go, each as an edit of its own', () => {
  const text =
    'Clean driving licence. I sing in a choir. Two children. I would like to work in a larger team.';
  const { codes, rest } = dropped('en', text);
  expect(codes).toEqual(['edit.drop', 'edit.drop-private', 'edit.drop-wish']);
  expect(rest).toBe('Clean driving licence.');
});

test('what an employer may want to know stays, and so does what holds a figure or a certificate', () => {
  const text =
    'Willing to travel and happy to work weekends. Board member of a choir. In 2021 I sang for 400 people. I am looking for a place to finish the CPA.';
  expect(dropped('en', text).codes).toEqual([]);
});

test('a wish goes, a schooling under way stays', () => {
  const text =
    'Führerschein B. Ich könnte mir vorstellen zu leiten; für die Meisterschule bin ich angemeldet.';
  expect(dropped('de', text).rest).toBe('Führerschein B. Für die Meisterschule bin ich angemeldet.');
});

test('what the posting speaks of stays, whatever it is', () => {
  const { before } = pages.en;
  const job = { title: 'Swimming teacher', description: 'Requirements\n- Swimming\n- First aid' };
  const { edits } = tailor(engine, { resume: `${before}I love swimming.\n`, job, asOf });
  expect(edits.filter(({ reason }) => reason.code.startsWith('edit.drop'))).toEqual([]);
});

test('a clause goes alone, and the sentence keeps its capital and its stop', () => {
  expect(dropped('en', 'Two children; driving licence and own car.').rest).toBe(
    'Driving licence and own car.',
  );
  expect(dropped('en', 'Driving licence and own car; two children.').rest).toBe(
    'Driving licence and own car.',
  );
  expect(dropped('zh', '喜欢打羽毛球,获公司先进个人奖。').rest).toBe('获公司先进个人奖。');
});

test('a clause that another one points back to stays', () => {
  expect(dropped('en', 'I sing in a choir; both of its concerts were sold out.').codes).toEqual([]);
});

test('each sentence can be kept by itself: every subset leaves whole sentences', () => {
  const { edits } = dropped(
    'de',
    'Führerschein B. Ich singe im Chor. Verheiratet, zwei Kinder. Am liebsten wäre mir ein kleines Haus.',
  );
  expect(edits).toHaveLength(3);
  const { before, job } = pages.de;
  const { before: analysis } = tailor(engine, {
    resume: `${before}Führerschein B. Ich singe im Chor. Verheiratet, zwei Kinder. Am liebsten wäre mir ein kleines Haus.\n`,
    job,
    asOf,
  });
  for (const edit of edits) {
    const line =
      applyEdits(analysis.resume.source, [edit]).lines.at(-1) ||
      applyEdits(analysis.resume.source, [edit]).lines.at(-2);
    expect(line).toMatch(/^Führerschein B\. .*[^ ]\.$/u);
    expect(line).not.toMatch(/ {2}|\.\./u);
  }
});

test('a section of nothing else goes with its heading', () => {
  const { before, job } = pages.en;
  const { text } = tailor(engine, {
    resume: before.replace('Other\n', 'Interests\nFell running, church choir.\n'),
    job,
    asOf,
  });
  expect(text).not.toMatch(/Interests|choir/);
});

test('references for the asking go, though the line was read as a heading with nothing below', () => {
  const { codes, rest } = dropped('en', 'Notice: one month.\n\nReferences available on request');
  expect(codes).toEqual(['edit.drop-reference']);
  expect(rest).toBe('Notice: one month.');
  expect(dropped('en', 'References available, travel possible.').codes).toEqual([]);
});

test('a sentence does not reach above a line that ended early', () => {
  const text =
    'Clean driving licence, forklift licence, first aid\nPrograms: Excel\nMarried, 2 children. Loves novels.';
  const { rest } = dropped('en', text);
  expect(rest).toBe('Clean driving licence, forklift licence, first aid\nPrograms: Excel');
});

test('of short lines without a stop each stands for itself', () => {
  const { rest } = dropped('de', 'Führerschein B\nVerheiratet, 1 Kind');
  expect(rest).toBe('Führerschein B');
});

test('a row of leisure goes alone: the row above it, which has its name and its things in one line, is no heading of it', () => {
  const page =
    'Mara Linden\nmara.linden@example.com\n\nExperience\n\nShop Manager, Fen & Field Ltd, Ely\nMarch 2019 - present\n- Trained new staff\n- Reduced waste by 12%\n\nSoftware: Excel, Sage\nHobbies: chess and cycling\n';
  const { text } = tailor(engine, { resume: page, job: pages.en.job, asOf });
  expect(text).not.toContain('chess');
  expect(text).toMatch(/Software: (?:Microsoft )?Excel/u);
});
