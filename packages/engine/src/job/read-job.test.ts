import { expect, test } from 'vitest';
import { noNames } from '../../test/no-names.ts';
import type { Lexica } from '../lexica.ts';
import type { ConceptKind, FoundTerm, TermHit } from '../types.ts';
import { readJob } from './read-job.ts';

/** A lexicon of a dozen names, found as whole words. */
const names: [string, number, ConceptKind][] = [
  ['Go', 1, 'tool'],
  ['Java', 2, 'tool'],
  ['Kafka', 3, 'tool'],
  ['RabbitMQ', 4, 'tool'],
  ['PostgreSQL', 5, 'tool'],
  ['Python', 6, 'tool'],
  ['teamwork', 7, 'soft'],
  ['Teamfähigkeit', 7, 'soft'],
  ['Wundversorgung', 8, 'skill'],
  ['Excel', 9, 'tool'],
  ['Sage', 10, 'tool'],
  ['R', 11, 'tool'],
];

function hits(text: string): TermHit[] {
  return names
    .flatMap(([name, concept]) =>
      [...text.matchAll(new RegExp(`(?<![\\p{Script=Latin}])${name}(?![\\p{Script=Latin}])`, 'gu'))].map(
        (m) => ({
          start: m.index,
          end: m.index + name.length,
          concept,
          exact: true,
        }),
      ),
    )
    .sort((a, b) => a.start - b.start);
}

const kind = (concept: number): ConceptKind | undefined => names.find((name) => name[1] === concept)?.[2];

const lexica: Lexica = {
  ...noNames,
  hits,
  found: (text) =>
    hits(text)
      .filter((hit) => kind(hit.concept) !== 'soft')
      .map((hit): FoundTerm => ({ ...hit, text: text.slice(hit.start, hit.end), kind: 'tool' })),
  kind,
};

const english = (description: string, company?: string) =>
  readJob({ title: 'Backend Engineer', description, ...(company ? { company } : {}) }, 'en', lexica)
    .requirements;

test('alternatives are one requirement with several terms', () => {
  const found = english(
    'Requirements\n- Go or Java\n- At least one of: Kafka, RabbitMQ\n- PostgreSQL, Excel',
  );
  expect(found.map((r) => r.terms.map((t) => t.text))).toEqual([
    ['Go', 'Java'],
    ['Kafka', 'RabbitMQ'],
    ['PostgreSQL'],
    ['Excel'],
  ]);
});

test('a quote of a requirement stands in the description where its span says', () => {
  const description = 'About us\nWe bake.\n\nRequirements\n• Strong PostgreSQL\n• Go or Java';
  const found = english(description);
  expect(found.map((r) => r.text)).toEqual(['PostgreSQL', 'Go or Java']);
  for (const r of found) expect(description.slice(r.span?.start, r.span?.end)).toBe(r.text);
});

test('headings say what is a must, what is preferred and what is none of it', () => {
  const found = english(
    "What you'll do\n- Build services in Java\n\nRequirements:\n- PostgreSQL\n\nNice to have\n- Kafka\n\nBenefits\n- Python meetups\n\nEqual opportunity\nWe welcome everyone, Excel users too.",
  );
  const terms = found.filter((r) => r.kind === 'hard_skill').map((r) => [r.text, r.importance]);
  expect(terms).toEqual([
    ['Java', 'context'],
    ['PostgreSQL', 'must'],
    ['Kafka', 'preferred'],
  ]);
});

test('prose without headings is read by its cues', () => {
  const found = english(
    'We are looking for an engineer. You must know PostgreSQL. Experience with Kafka is a plus. We offer Python courses and a pension.',
  );
  expect(found.filter((r) => r.kind === 'hard_skill').map((r) => [r.text, r.importance])).toEqual([
    ['PostgreSQL', 'must'],
    ['Kafka', 'preferred'],
  ]);
});

test('years of experience are values, the age of the company is not', () => {
  const years = (text: string) => english(text).find((r) => r.kind === 'years')?.years;
  expect(years('Requirements\n- 5+ years of experience with Java')).toEqual({ min: 5 });
  expect(years('Requirements\n- three to five years in a similar role')).toEqual({ min: 3, max: 5 });
  expect(years('Requirements\n- Minimum 6 months of experience')).toEqual({ min: 0.5 });
  expect(years('About us\nFor more than 20 years we have baked.')).toBeUndefined();
  expect(years('Requirements\n- You are at least 18 years old')).toBeUndefined();
});

test('the least degree counts, and languages carry their own level', () => {
  const found = english(
    "Requirements\n- Bachelor's or Master's degree in computing\n- Fluent English and German (B2)",
  );
  expect(found.find((r) => r.kind === 'degree')?.degree).toBe('bachelor');
  expect(found.filter((r) => r.kind === 'language').map((r) => r.language)).toEqual([
    { code: 'en', level: 'C1' },
    { code: 'de', level: 'B2' },
  ]);
});

test('a skill asked for twice is one requirement of the stronger importance', () => {
  const found = english('Nice to have\n- Kafka\n\nRequirements\n- Kafka');
  expect(found.map((r) => [r.text, r.importance])).toEqual([['Kafka', 'must']]);
});

test('German, French and Chinese postings are read by their own words', () => {
  const german = readJob(
    {
      title: 'Pflegefachkraft (m/w/d)',
      description:
        'Ihr Profil\n• Mindestens drei Jahre Berufserfahrung\n• Abgeschlossene Ausbildung\n• Deutschkenntnisse auf Niveau B2\n• Führerschein Klasse B von Vorteil\n\nWir bieten\n• 30 Tage Urlaub',
    },
    'de',
    lexica,
  ).requirements;
  expect(german.map((r) => [r.kind, r.importance])).toEqual([
    ['years', 'must'],
    ['degree', 'must'],
    ['language', 'must'],
    ['certificate', 'preferred'],
  ]);
  expect(german[0]?.years).toEqual({ min: 3 });
  expect(german[2]?.language).toEqual({ code: 'de', level: 'B2' });
  const french = readJob(
    {
      title: 'Comptable',
      description: "Profil : BTS exigé, 3 ans d'expérience minimum. Maîtrise d'Excel ou de Sage.",
    },
    'fr',
    lexica,
  ).requirements;
  expect(french.map((r) => r.kind)).toEqual(['years', 'degree', 'hard_skill']);
  expect(french[2]?.terms.map((t) => t.text)).toEqual(['Excel', 'Sage']);
  const chinese = readJob(
    {
      title: 'Java开发',
      description:
        '任职要求：\n1、本科及以上学历，3-5年Java经验；\n2、熟悉Kafka或RabbitMQ；\n3、英语六级。\n福利待遇：\n五险一金，Python培训',
    },
    'zh',
    lexica,
  ).requirements;
  expect(chinese.map((r) => r.kind)).toEqual(['years', 'degree', 'hard_skill', 'hard_skill', 'language']);
  expect(chinese[0]?.years).toEqual({ min: 3, max: 5 });
  expect(chinese[1]?.degree).toBe('bachelor');
});

test("the employer's own name is no requirement", () => {
  const named: Lexica = {
    ...lexica,
    found: (text) =>
      [...text.matchAll(/Crumbworks/g)].map((m) => ({
        start: m.index,
        end: m.index + 10,
        text: 'Crumbworks',
        kind: 'tool',
      })),
  };
  const found = readJob(
    {
      title: 'Baker',
      description: 'Requirements\n- Crumbworks needs bakers who bake sourdough',
      company: 'Crumbworks GmbH',
    },
    'en',
    named,
  ).requirements;
  expect(found.filter((r) => r.kind === 'hard_skill')).toEqual([]);
});

test('a name of one letter is a requirement like any other', () => {
  const found = english('Requirements\n- Statistics with R\n- Python');
  expect(found.map((one) => one.text)).toContain('R');
});
