import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createEngine } from '../create-engine.ts';
import { tailor } from './tailor.ts';

const data = new URL('../../data/', import.meta.url);
const engine = createEngine((language) => readFileSync(new URL(`${language}.lexicon`, data)));

const pages = {
  en: ['Experience\n\nNurse, Fen Ltd\nMarch 2019 to May 2024\n- ', 'Requirements:\n- Experience in '],
  zh: ['工作经历\n\n专员，草地有限公司\n2019年3月 - 2024年5月\n- ', '任职要求：\n- 熟悉'],
  de: [
    'Berufserfahrung\n\nFachkraft, Wiese GmbH\n03/2019 bis 05/2024\n- ',
    'Anforderungen:\n- Erfahrung in ',
  ],
  es: [
    'Experiencia\n\nTécnica, Prado S.L.\nmarzo de 2019 - mayo de 2024\n- ',
    'Requisitos:\n- Experiencia en ',
  ],
  fr: [
    'Expérience professionnelle\n\nAgente, Prairie SARL\nmars 2019 - mai 2024\n- ',
    'Profil recherché :\n- Expérience en ',
  ],
} as const;

function point(language: keyof typeof pages, said: string, asked: string): string {
  const [before, asks] = pages[language];
  const job = { title: 'Prado', description: `${asks}${asked}` };
  const resume = `Noa Linden\nnoa@example.com\n\n${before}${said}\n`;
  return /^- (.*)$/m.exec(tailor(engine, { resume, job, asOf: { year: 2026, month: 11 } }).text)?.[1] ?? '';
}

test('a point that opens with a noun of doing takes the other noun in its place, and no label with its own words', () => {
  expect(point('de', 'Gewinnung neuer Kunden im Raum Emden', 'Neukundenakquise')).toBe(
    'Neukundenakquise im Raum Emden',
  );
});

test('a label of a doing stands before no words that name a person', () => {
  expect(
    point('es', 'Encargada de registrar las facturas de clientes en Sage', 'facturación emitida'),
  ).not.toMatch(/: encargada/i);
});

test('a noun takes no place before the thing that it has already', () => {
  expect(point('fr', "Gestion des plannings de l'équipe", 'planification des équipes')).not.toMatch(
    /équipes de l'équipe/,
  );
});

test('behind a label no noun of doing goes, and no capital stands but that of a name', () => {
  expect(point('de', 'Pflege der Artikelstämme in einer Datenbank', 'Stammdatenpflege')).toBe(
    'Stammdatenpflege: Pflege der Artikelstämme in einer Datenbank',
  );
  expect(point('fr', "J'implante les ouvrages au théodolite", 'implantation topographique')).toBe(
    "Implantation topographique : j'implante les ouvrages au théodolite",
  );
});

test('what a point says last is no label of all of it', () => {
  expect(point('en', 'Feed the ponies, dress wounds', 'wound management')).not.toMatch(/^Wound management:/);
});

test('a Chinese doing with its partner before it stands behind a verb', () => {
  expect(point('zh', '量房，和业主沟通需求，出平面方案', '需求沟通')).toBe(
    '量房，和业主进行需求沟通，出平面方案',
  );
});
