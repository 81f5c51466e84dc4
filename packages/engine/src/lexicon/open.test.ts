import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Language, type Lexicon, languages } from '../types.ts';
import { openLexicon } from './open.ts';

const opened = new Map<Language, Lexicon>();
function lexicon(language: Language): Lexicon {
  const known = opened.get(language) ?? openLexicon(readFileSync(dataFile(language)));
  opened.set(language, known);
  return known;
}
function dataFile(language: Language): string {
  return join(import.meta.dirname, '..', '..', 'data', `${language}.lexicon`);
}

/** What is found, as "words=key". */
function found(language: Language, text: string): string[] {
  const its = lexicon(language);
  return its.find(text).map((hit) => `${text.slice(hit.start, hit.end)}=${its.key(hit.concept)}`);
}

test('an alias and its long form are one concept', () => {
  expect(found('en', 'k8s, Kubernetes, JS, JavaScript, Postgres, PostgreSQL')).toEqual([
    'k8s=kubernetes',
    'Kubernetes=kubernetes',
    'JS=javascript',
    'JavaScript=javascript',
    'Postgres=postgresql',
    'PostgreSQL=postgresql',
  ]);
  expect(found('en', 'KPI / key performance indicators')).toEqual([
    'KPI=kpi',
    'key performance indicators=kpi',
  ]);
});

test('names with signs are kept apart: C, C++, C#, .NET, CI/CD', () => {
  expect(found('en', 'C++, C#, C, .NET, ASP.NET, CI/CD')).toEqual([
    'C++=c++',
    'C#=c#',
    'C=c',
    '.NET=.net',
    'ASP.NET=asp.net',
    'CI/CD=ci-cd',
  ]);
});

test('Go is a language among languages and a verb in a sentence', () => {
  expect(found('en', 'Services written in Go.')).toEqual(['Go=go']);
  expect(found('en', 'Go with us to new markets. We go far.')).toEqual([]);
  expect(found('en', 'You will excel at this. Excel in your role!')).toEqual([]);
  expect(found('en', 'Strong Excel skills')).toEqual(['Excel=microsoft-excel']);
  expect(found('en', 'Spring is here, the word is out and our teams have access.')).toEqual([]);
});

test('inflection, hyphens and spelling do not hide a name', () => {
  expect(found('en', 'data modelling, Data-Modeling')).toEqual([
    'data modelling=data-modeling',
    'Data-Modeling=data-modeling',
  ]);
  expect(found('de', 'Kenntnisse in objektorientierter Programmierung und maschinellem Lernen')).toEqual([
    'objektorientierter Programmierung=object-oriented-programming',
    'maschinellem Lernen=machine-learning',
  ]);
  expect(found('fr', 'gestion des projets, analyse de données')).toEqual([
    'gestion des projets=project-management',
    'analyse de données=data-analysis',
  ]);
});

test('a German compound with a head that adds nothing is found by its first part', () => {
  expect(found('de', 'Buchhaltungskenntnisse und SAP-Kenntnisse')).toEqual([
    'Buchhaltung=accounting',
    'SAP=sap',
  ]);
});

test('Chinese is matched by characters, the longest name first', () => {
  expect(found('zh', '熟悉C语言，掌握关系型数据库')).toEqual([
    'C语言=c',
    '关系型数据库=relational-databases',
  ]);
});

test('a concept has the same number and key in every language', () => {
  const numbers = languages.map((language) => lexicon(language).conceptOf('project-management'));
  expect(new Set(numbers).size).toBe(1);
  expect(lexicon('de').find('Projektmanagement')[0]?.concept).toBe(numbers[0]);
  expect(lexicon('zh').find('项目管理')[0]?.concept).toBe(numbers[0]);
});

test('labels are the exact names of that language only', () => {
  const de = lexicon('de');
  const number = de.conceptOf('machine-learning') ?? -1;
  expect(de.labels(number)).toContain('maschinelles Lernen');
  expect(de.isExact('maschinellem Lernen', number)).toBe(true);
  const cloud = lexicon('en').conceptOf('cloud-computing') ?? -1;
  expect(lexicon('en').isExact('cloud platforms', cloud)).toBe(false);
  expect(lexicon('en').labels(cloud)).not.toContain('cloud platforms');
});

test('what a skill proves beyond itself is one step away', () => {
  const en = lexicon('en');
  const implied = en.implies(en.conceptOf('react') ?? -1).map((concept) => en.key(concept));
  expect(implied).toContain('javascript');
  expect(en.implies(en.conceptOf('terraform') ?? -1).map((concept) => en.key(concept))).toEqual([
    'infrastructure-as-code',
  ]);
});

test('bytes at an odd address are read like others, and other bytes are refused', () => {
  const bytes = readFileSync(dataFile('en'));
  const shifted = new Uint8Array(bytes.length + 1);
  shifted.set(bytes, 1);
  expect(openLexicon(shifted.subarray(1)).find('Terraform')).toHaveLength(1);
  expect(() => openLexicon(new Uint8Array(100))).toThrow('not a lexicon file');
});
