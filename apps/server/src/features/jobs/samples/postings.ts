import type { ForeignPosting } from '../posting.ts';
import { de } from './texts-de.ts';
import { en } from './texts-en.ts';
import { es } from './texts-es.ts';
import { fr } from './texts-fr.ts';
import { zh } from './texts-zh.ts';

/** Words of our own from which the sample postings are put together, always the same ones. */
export interface SampleTexts {
  headings: [string, string, string];
  cities: string[];
  companies: string[];
  intros: string[];
  offers: string[];
  salaries: string[];
  types: string[];
  /** Titles, tasks, demands of a trade, each list in one line. */
  trades: [titles: string, tasks: string, demands: string][];
}

const texts = { en, de, fr, es, zh };
const variants = 5;

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** Beginning anywhere and going round in steps, so that no two variants take the same ones. */
const some = (list: readonly string[], from: number, step: number, count: number): string[] =>
  Array.from({ length: count }, (_, n) => at(list, from + n * step));

const listed = (items: string[]): string => items.map((item) => `- ${item}`).join('\n');

function sample(language: keyof typeof texts, trade: number, variant: number): ForeignPosting {
  const { headings, cities, companies, intros, offers, salaries, types, trades } = texts[language];
  const [titles = '', tasks = '', demands = ''] = trades[trade] ?? [];
  const number = trade * variants + variant;
  const company = at(companies, number * 3 + trade);
  const step = [1, 3, 5, 7, 3][variant] ?? 1;
  const parts = [
    at(intros, variant + trade).replace('{company}', company),
    headings[0],
    listed(some(tasks.split('|'), variant * 2, step, 5)),
    headings[1],
    listed(some(demands.split('|'), variant * 3, [1, 2, 3, 4, 5][variant] ?? 1, 4)),
    headings[2],
    at(offers, variant * 2 + trade),
  ];
  const location = at(cities, number);
  return {
    key: `${language}-${trade}-${variant}`,
    title: at(titles.split('|'), variant),
    company,
    description: parts.join('\n\n'),
    location,
    ...(variant % 2 === 0 ? { salary: at(salaries, number) } : {}),
    jobType: at(types, variant === 4 ? 1 : 0),
  };
}

/** Three hundred, in twelve trades and five languages. */
export function samplePostings(): ForeignPosting[] {
  return (Object.keys(texts) as (keyof typeof texts)[]).flatMap((language) =>
    texts[language].trades.flatMap((_, trade) =>
      Array.from({ length: variants }, (_, variant) => sample(language, trade, variant)),
    ),
  );
}
