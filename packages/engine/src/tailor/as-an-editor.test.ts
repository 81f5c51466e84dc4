import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };

const pages = {
  en: {
    experience: 'Experience\n\nShop Manager, Fen & Field Ltd, Ely\nMarch 2019 - present',
    skills: 'Skills',
    education: 'Education\nBA History, University of Lynn, 2011 - 2014',
  },
  fr: {
    experience: 'Expérience\n\nMagasinier, Les Prés SARL, Dijon\nMars 2019 - aujourd’hui',
    skills: 'Compétences',
    education: 'Formation\nCAP Logistique, Lycée du Pré, 2011 - 2014',
  },
  de: {
    experience: 'Berufserfahrung\n\nElektriker, Feld und Wiese GmbH, Kiel\nMärz 2019 bis heute',
    skills: 'Kenntnisse',
    education: 'Ausbildung\nElektroniker, Berufsschule Kiel, 2011 bis 2014',
  },
  zh: {
    experience: '工作经历\n\n2019.03-至今 杭州田野家居有限公司 店长',
    skills: '技能',
    education: '教育背景\n2011.09-2015.06 东海学院 市场营销 本科',
  },
} as const;

function written(
  language: keyof typeof pages,
  points: string[],
  asked: string[],
  skills = '',
  title = { en: 'Shop Manager', fr: 'Magasinier', de: 'Elektriker', zh: '店长' }[language],
) {
  const page = pages[language];
  const name = language === 'zh' ? '陈思琪' : 'Mara Linden';
  const list = skills === '' ? '' : `\n\n${page.skills}\n${skills}`;
  const head = { en: 'Requirements', fr: 'Profil recherché', de: 'Ihr Profil', zh: '任职要求' }[language];
  const resume = `${name}\nmara.linden@example.com\n\n${page.experience}\n${points
    .map((point) => `- ${point}`)
    .join('\n')}${list}\n\n${page.education}\n`;
  const description = `${head}\n${asked.map((line) => `- ${line}`).join('\n')}`;
  return tailor(engine, { resume, job: { title, description }, asOf });
}

test('a product in the list of skills takes the name that the posting gives it', () => {
  const { text, edits } = written('en', ['Kept the tables of two shops'], ['PostgreSQL'], 'Postgres, Git');
  expect(text).toContain('PostgreSQL, Git');
  expect(edits.find(({ after }) => after.includes('PostgreSQL, Git'))?.place.entryId).toBeUndefined();
});

test('a short name in a Chinese list takes the long one beside it', () => {
  expect(written('zh', ['负责店铺日常经营'], ['熟练使用Photoshop'], 'PS、剪映').text).toMatch(
    /PS（Photoshop）、剪映|Photoshop、剪映/,
  );
});

test('“ich” goes with its verb in one piece where the verb has two parts', () => {
  const points = [
    'Ich bereite die Abnahme für 18 Wohnungen vor',
    'Bestellung von Material',
    'Wartung der Aufzüge',
  ];
  expect(written('de', points, ['Wartung']).text).toContain('- Die Abnahme für 18 Wohnungen vorbereiten\n');
});

test('a role that would stay half in the first person keeps it, and no verb becomes an order', () => {
  const points = [
    'Je tiens le stock',
    'Je contrôle les palettes',
    'Inventaire',
    'Tri des colis',
    'Rangement',
  ];
  expect(written('fr', points, ['Inventaire']).text).toContain('- Je contrôle les palettes');
  const plain = points.slice(1);
  expect(written('fr', plain, ['Inventaire']).text).toContain('- Contrôle les palettes');
});

test('a verb in two parts has not done what its first part alone says', () => {
  const { text } = written('de', ['Baue Schaltschränke nach Plan um'], ['Schaltschrankbau']);
  expect(text).not.toContain('Schaltschrankbau');
});

test('behind a label the verb of the point has no capital', () => {
  const { text } = written('en', ['Kept the books for two shops'], ['Bookkeeping']);
  expect(text).toContain('- Bookkeeping: kept the books for two shops');
});

test('behind a label a German thing that the label begins with keeps its capital', () => {
  const { text } = written('de', ['Berichte und Listen in Excel schreiben', 'Ablage'], ['Berichterstellung']);
  expect(text).not.toContain(': berichte');
});

test('half of the name of a book is no name', () => {
  const { edits } = written(
    'fr',
    ['Tenue de la main courante', 'Rondes de nuit'],
    ['Tenue de la main courante'],
    'Word, Excel, Outlook',
  );
  const listed = edits.filter(({ kind }) => kind === 'list-skill').map(({ after }) => after);
  expect(listed.map((each) => each.toLowerCase())).not.toContain('tenue de la main');
});

test('a Chinese word is not cut in two by a bracket', () => {
  const { text } = written('zh', ['带六人客服组', '每天看数据'], ['客户服务管理经验', '客户服务']);
  expect(text).not.toContain('客服（客户服务）组');
});

test('what the person put first stays first where it says how much', () => {
  const points = ['Carry some 65 matters at a time', 'Kept the till', 'Counted the stock each week'];
  const lines = written('en', points, ['Stock counting']).text.split('\n');
  expect(lines.indexOf('- Carry some 65 matters at a time')).toBeLessThan(
    lines.findIndex((line) => /stock/i.test(line)),
  );
});

test('what role and posting name in the same words joins the list of skills, people and offices do not', () => {
  const { edits } = written(
    'de',
    ['Wartungsanleitungen für zwölf Anlagen', 'Gespräche mit der Geschäftsführung'],
    ['Wartungsanleitungen schreiben', 'Abstimmung mit der Geschäftsführung'],
    'Löten, Messen, Biegen',
  );
  const listed = edits.filter(({ kind }) => kind === 'list-skill').map(({ after }) => after);
  expect(listed).toContain('Wartungsanleitungen');
  expect(listed.join()).not.toContain('Geschäftsführung');
});
