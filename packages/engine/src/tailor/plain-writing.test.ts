import { expect, test } from 'vitest';
import { engine } from '../../test/whole-engine.ts';
import { tailor } from './tailor.ts';

const asOf = { year: 2026, month: 11 };

const heads = {
  en: ['Experience', 'Shop Manager, Fen & Field Ltd, Ely', 'March 2019 - present', 'Requirements'],
  es: ['Experiencia', 'Encargada de tienda, Prado S.L., Soria', 'marzo de 2019 - actualidad', 'Requisitos'],
  fr: ['Expérience', 'Magasinier, Les Prés SARL, Dijon', 'Mars 2019 - aujourd’hui', 'Profil recherché'],
  de: ['Berufserfahrung', 'Elektriker, Feld GmbH, Kiel', 'März 2019 bis heute', 'Ihr Profil'],
} as const;

interface Written {
  points: string[];
  asked: string[];
  more?: string;
  top?: string;
}

function written(language: keyof typeof heads, { points, asked, more = '', top = '' }: Written) {
  const [experience, role, dates, profile] = heads[language];
  const list = points.map((point) => `- ${point}`).join('\n');
  const resume = `Mara Linden\nmara.linden@example.com\n\n${top}${experience}\n\n${role}\n${dates}\n${list}\n\n${more}`;
  const description = `${profile}\n${asked.map((line) => `- ${line}`).join('\n')}`;
  const title = role.split(',')[0] ?? '';
  return tailor(engine, { resume, job: { title, description }, asOf });
}

test('a point does not begin with a helping verb; the work itself stands first', () => {
  const german = [
    'Habe den Waldtag eingeführt: jeden Dienstag',
    'Wartung der Aufzüge',
    'Prüfung der Anlagen',
  ];
  expect(written('de', { points: german, asked: ['Wartung'] }).text).toContain(
    '- Waldtag eingeführt: jeden Dienstag\n',
  );
  const spanish = [
    'He montado 150 placas en tejado',
    'He dirigido a tres personas',
    'He tenido dos ayudantes',
  ];
  const { text } = written('es', { points: spanish, asked: ['Montaje'] });
  expect(text).toContain('- Monté 150 placas en tejado\n');
  expect(text).toContain('- Dirigí a tres personas\n');
  expect(text).toContain('- He tenido dos ayudantes\n');
});

test('an office stands by itself, and the words between may still be said as the posting says them', () => {
  const points = [
    'Bin Ansprechpartner für QM und Hygiene, habe das Handbuch geschrieben',
    'Wartung der Aufzüge',
    'Bin oft allein',
  ];
  const { text, edits } = written('de', { points, asked: ['Qualitätsmanagement und Hygiene', 'Wartung'] });
  expect(text).toContain(
    '- Ansprechpartner für QM (Qualitätsmanagement) und Hygiene; Handbuch geschrieben\n',
  );
  expect(text).toContain('- Bin oft allein\n');
  expect(edits.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['verb', 'acronym']));
});

test('a calling above the roles is no heading of theirs', () => {
  const resume =
    'NOM : Aude Perrin\nMAIL : aude.perrin@example.com\n\nCARRELEUSE\n\n2018 à 2025 – Sols du Midi – Alès\nPose de faïence\nChapes\n\nDIPLOMES\nCAP Carreleur 2017\n';
  const job = { title: 'Carreleur', description: 'Profil\n- pose de faïence' };
  expect(tailor(engine, { resume, job, asOf }).text).toContain('\nCARRELEUSE\n');
});

test('a helping verb stays where a second verb hangs on it, or no participle ends its clause', () => {
  const { text } = written('es', {
    points: ['He montado placas y he formado a dos ayudantes', 'Cuadros y medidas'],
    asked: ['Montaje'],
  });
  expect(text).toContain('- He montado placas y he formado');
  expect(
    written('de', { points: ['Habe Freude an Technik', 'Wartung der Aufzüge'], asked: ['Wartung'] }).text,
  ).toContain('- Habe Freude an Technik');
});

test('a last section whose heading says nothing takes one that does; one that says something keeps it', () => {
  const points = ['Trained new staff', 'Counted the stock'];
  const more = (heading: string) => `${heading}\nTreasurer of a choir. Driving licence.\n`;
  const { edits, text } = written('en', { points, asked: ['Stock'], more: more('Away from the till') });
  expect(text).toContain('\nAdditional information\n');
  expect(edits.map(({ reason }) => reason.code)).toContain('edit.vague-heading');
  for (const heading of ['Community', 'Press and prizes', 'Other'])
    expect(written('en', { points, asked: ['Stock'], more: more(heading) }).text).toContain(`\n${heading}\n`);
});

test('what others say of the person goes, what the person says of the work stays', () => {
  const points = ['Trained new staff', 'Counted the stock'];
  const more =
    'Other\nDriving licence. My manager calls me the one who remembers birthdays. Overtime is fine.\n';
  const { edits, text } = written('en', { points, asked: ['Stock'], more });
  expect(edits.find(({ reason }) => reason.code === 'edit.drop-hearsay')?.before).toContain('birthdays');
  expect(text).toContain('Driving licence. Overtime is fine.');
});

test('behind a label a Spanish or French verb has no capital, and a name keeps its own', () => {
  const { text } = written('es', {
    points: ['Manejé la caja de dos tiendas', 'Inventarios'],
    asked: ['Manejo de caja'],
  });
  expect(text).not.toMatch(/: Manejé/);
});

test('people named in one word are not named again in brackets', () => {
  const { text } = written('de', {
    points: ['Löhne für 240 Mitarbeitende abgerechnet', 'Wartung der Aufzüge'],
    asked: ['Betreuung der Beschäftigten', 'Beschäftigte'],
  });
  expect(text).not.toContain('(Beschäftigte');
});

test('of two official names that share most words one takes the place of the other', () => {
  const { text } = written('es', {
    points: ['Atención a clientes', 'Inventarios'],
    asked: ['Permiso de conducir B'],
    more: 'Certificados\nCarné de conducir B, 2012\n',
  });
  expect(text).not.toContain('(Permiso de conducir)');
  expect(text).not.toContain('(permiso de conducir)');
});

test('beside the person’s own words one paper, or one language by its grade, is worth a line', () => {
  const top = 'Summary\nI keep shops running.\n\n';
  const more =
    'Education\nBSc Nursing, University of Lynn, 2011 - 2014\n\nLanguages\nEnglish (native), French B2, German\n';
  const line = (asked: string[]) =>
    written('en', { points: ['Trained new staff'], asked, more, top }).edits.find(
      ({ reason }) => reason.code === 'edit.credentials',
    )?.after;
  expect(line(['Degree in nursing'])).toBe('Qualifications: BSc Nursing.');
  expect(line(['Degree in nursing', 'French at B1 or above', 'German'])).toBe(
    'Qualifications: BSc Nursing. Languages: French B2.',
  );
  expect(line(['French at B1 or above'])).toBe('Languages: French B2.');
  expect(line(['German'])).toBeUndefined();
});

test('a degree that was not finished is no qualification, and one with a remark keeps it', () => {
  const line = (degree: string) =>
    written('en', {
      points: ['Trained new staff'],
      asked: ['Degree in nursing'],
      more: `Education\n${degree}, University of Lynn, 2011 - 2014\n`,
      top: 'Summary\nI keep shops running.\n\n',
    }).edits.find(({ reason }) => reason.code === 'edit.credentials')?.after;
  expect(line('BSc Nursing')).toBe('Qualifications: BSc Nursing.');
  expect(line('BSc Nursing (180 of 240 credits)')).not.toBe('Qualifications: BSc Nursing.');
  expect(line('BSc Nursing (not completed)')).toBeUndefined();
});

test('a noun with its adjective that role and posting share joins the list of skills', () => {
  const listed = (language: keyof typeof heads, point: string, asked: string, skills: string) =>
    written(language, { points: [point, 'Inventaires'], asked: [asked], more: `${skills}\n` })
      .edits.filter(({ kind }) => kind === 'list-skill')
      .map(({ after }) => after);
  expect(
    listed(
      'fr',
      'Suivi budgétaire d’un atelier',
      'Suivi budgétaire et commandes',
      'Compétences\nExcel, Sage, Word',
    ),
  ).toContain('Suivi budgétaire');
  expect(
    listed(
      'fr',
      'Accueil de nouveaux clients',
      'Recherche de nouveaux clients',
      'Compétences\nExcel, Sage, Word',
    ),
  ).toEqual([]);
});

test('a role that goes on ends in the word that filters know, and one that ended keeps its date', () => {
  const points = ['Trained new staff', 'Counted the stock'];
  const resume = `Mara Linden\nmara.linden@example.com\n\nExperience\n\nShop Manager, Fen Ltd, Ely\nMarch 2019 to now\n${points
    .map((point) => `- ${point}`)
    .join('\n')}\n\nClerk, Mill Stores, Ely\nMay 2014 to February 2019\n- Served customers\n`;
  const { text } = tailor(engine, { resume, job: { title: 'Shop Manager', description: 'Stock' }, asOf });
  expect(text).toContain('March 2019 to present\n');
  expect(text).toContain('May 2014 to February 2019\n');
});

test('a role told in a paragraph becomes points like the other roles; one told like them all stays', () => {
  const told =
    'Ran the shop with six people in all seasons. Counted the stock of both floors each week and ordered\nwhat was short. Trained new staff. Reported to the owner twice a year and kept the till.';
  const page = (points: string) =>
    `Mara Linden\nmara.linden@example.com\n\nExperience\n\nShop Manager, Fen Ltd, Ely\nMarch 2019 to present\n${told}\n\nClerk, Mill Stores, Ely\nMay 2014 to February 2019\n${points}\n`;
  const job = { title: 'Shop Manager', description: 'Requirements\n- Stock control' };
  const { text } = tailor(engine, {
    resume: page('- Served customers\n- Kept the till\n- Cleaned the shop'),
    job,
    asOf,
  });
  expect(text).toContain(
    '- Ran the shop with six people in all seasons\n- Counted the stock of both floors each week and ordered\nwhat was short\n- Trained new staff\n- Reported',
  );
  const { edits } = tailor(engine, { resume: page('Served customers.'), job, asOf });
  expect(edits.map(({ reason }) => reason.code)).not.toContain('edit.points');
});

test('who somebody is begins with what they are, where nothing else hangs on the "I"', () => {
  const points = ['Trained new staff', 'Counted the stock'];
  const top = (words: string) =>
    written('en', { points, asked: ['Stock'], top: `Profile\n${words}\n\n` }).text;
  expect(top('I am a warehouse clerk with nine years in cold stores.')).toContain(
    '\nWarehouse clerk with nine years in cold stores.',
  );
  for (const kept of [
    'I am a warehouse clerk, and I like early shifts.',
    'I am a friend of early shifts.',
    'I am looking for quiet in the cold stores.',
  ])
    expect(top(kept)).toContain(kept);
  const german = (words: string) =>
    written('de', { points: ['Wartung'], asked: ['Wartung'], top: `Profil\n${words}\n\n` }).text;
  expect(german('Ich bin Elektriker mit neun Jahren im Aufzugbau.')).toContain(
    '\nElektriker mit neun Jahren im Aufzugbau.',
  );
});
