import type { Analysis } from '@tailor/engine';
import { seeded } from '../../packages/engine/test/seeded.ts';
import { benchDay, benchEngine, ownPairs, type PairedText, quantile } from '../engine-pieces.ts';
import type { Measurement, Row } from '../measure.ts';

/**
 * Fuller against poorer: from each resume one to three proven requirements are taken out, everywhere they
 * stand. And the trick that must not pay: twenty words of the posting as a bare list.
 */

const engine = benchEngine();
const draw = seeded(20261120);

interface Provable {
  words: string[];
}

/** Requirements that the resume proves by name, with the words that prove them. */
function provable(analysis: Analysis): Provable[] {
  const byId = new Map(analysis.job.requirements.map((one) => [one.id, one]));
  return analysis.matches.flatMap((match) => {
    const requirement = byId.get(match.requirementId);
    const named = match.quotes.some((quote) => quote.relation === 'same' || quote.relation === 'alias');
    if (requirement?.kind !== 'hard_skill' || match.status !== 'met' || !named) return [];
    return [{ words: requirement.terms.map((term) => term.text) }];
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** The words gone from every line, with the ending that inflection gives them. */
function without(text: string, words: string[]): string {
  return words.reduce(
    (rest, word) => rest.replace(new RegExp(`${escaped(word)}\\p{L}{0,2}`, 'giu'), ''),
    text,
  );
}

function poorer({ resume, job }: PairedText, taken: Provable[]): { text: string; gone: boolean } {
  const text = without(
    resume,
    taken.flatMap((one) => one.words),
  );
  const after = engine.analyse(text, job, benchDay);
  const met = new Set(after.matches.filter((one) => one.status === 'met').map((one) => one.requirementId));
  const names = new Set(taken.flatMap((one) => one.words));
  // Where an alias still proves it, nothing was taken out and nothing can be compared.
  const left = after.job.requirements.some(
    (one) => met.has(one.id) && one.kind === 'hard_skill' && one.terms.every((term) => names.has(term.text)),
  );
  return { text, gone: !left };
}

function fullerWins(pair: PairedText): { tried: number; won: number } {
  const before = engine.analyse(pair.resume, pair.job, benchDay);
  const candidates = provable(before);
  let tried = 0;
  let won = 0;
  for (let count = 1; count <= 3 && count <= candidates.length; count += 1) {
    const taken = [...candidates].sort(() => draw(2) - 0.5).slice(0, count);
    const { text, gone } = poorer(pair, taken);
    if (!gone) continue;
    tried += 1;
    if (engine.analyse(text, pair.job, benchDay).score.total < before.score.total) won += 1;
  }
  return { tried, won };
}

/** Twenty different words of the posting, as a script would pick them. */
function twentyWords(description: string, pick: 'first' | 'frequent' | 'random'): string[] {
  const counts = new Map<string, number>();
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  for (const { segment, isWordLike } of segmenter.segment(description))
    if (isWordLike && segment.length > (/\p{Script=Han}/u.test(segment) ? 1 : 3))
      counts.set(segment, (counts.get(segment) ?? 0) + 1);
  const words = [...counts.keys()];
  if (pick === 'frequent') words.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  if (pick === 'random') words.sort(() => draw(2) - 0.5);
  return words.slice(0, 20);
}

/** Twenty words of the skills that the posting asks for: the list that would pay most. */
function twentyTerms({ job }: PairedText): string[] {
  const { requirements } = engine.prepare(job).job;
  return requirements
    .filter((one) => one.kind === 'hard_skill' || one.kind === 'soft_skill')
    .flatMap((one) => one.terms.flatMap((term) => term.text.split(/\s+/)))
    .slice(0, 20);
}

function listGains(pair: PairedText): number[] {
  const before = engine.analyse(pair.resume, pair.job, benchDay).score.total;
  const lists = [
    ...(['first', 'frequent', 'random'] as const).map((pick) => twentyWords(pair.job.description, pick)),
    twentyTerms(pair),
  ].filter((list) => list.length === 20);
  return lists.flatMap((words) =>
    [
      `${pair.resume}\n\n${words.join(', ')}\n`,
      `${pair.resume}\n${words.join(' ')}\n`,
      `${pair.resume}\n${words.join('\n')}\n`,
    ].map((text) => engine.analyse(text, pair.job, benchDay).score.total - before),
  );
}

/** The share of resumes whose own posting gets the highest score of all postings of its language. */
function ownTradeWins(pairs: PairedText[]): number {
  const prepared = new Map(pairs.map((pair) => [pair.id, engine.prepare(pair.job)]));
  let won = 0;
  for (const pair of pairs) {
    const read = engine.read(pair.resume);
    const scores = pairs
      .filter((other) => other.language === pair.language)
      .map((other) => {
        const job = prepared.get(other.id);
        return { id: other.id, total: job ? engine.analyseRead(read, job, benchDay).score.total : 0 };
      })
      .sort((a, b) => b.total - a.total);
    if (scores[0]?.id === pair.id) won += 1;
  }
  return won / pairs.length;
}

function measure(): Row[] {
  const pairs = ownPairs();
  const fuller = pairs.map(fullerWins);
  const tried = fuller.reduce((sum, one) => sum + one.tried, 0);
  const won = fuller.reduce((sum, one) => sum + one.won, 0);
  const gains = pairs.flatMap(listGains);
  const raised = gains.filter((gain) => gain > 0).length;
  const jobScores = pairs.map((pair) => engine.analyse(pair.resume, pair.job, benchDay).score.total);
  return [
    { name: 'resumes', value: pairs.length, floor: 60, better: 'higher' },
    {
      name: 'fuller resume scores strictly higher',
      value: won / tried,
      floor: 0.95,
      better: 'higher',
      note: `${tried} cases`,
    },
    {
      name: 'bare lists that raise the score',
      value: raised,
      floor: 0,
      better: 'lower',
      note: `${gains.length} lists`,
    },
    {
      name: 'own trade scores highest in its language',
      value: ownTradeWins(pairs),
      floor: 0.95,
      better: 'higher',
    },
    {
      name: 'score of the own posting, median',
      value: quantile(jobScores, 0.5),
      floor: 50,
      better: 'higher',
    },
  ];
}

export const measurement: Measurement = { title: 'Ranking', measure };
