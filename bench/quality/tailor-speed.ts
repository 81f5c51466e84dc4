import { type PreparedJob, tailor } from '@tailor/engine';
import { benchDay, benchEngine, linesOfResumes, ownPairs, quantile } from '../engine-pieces.ts';
import { longResumes, wordsOf } from '../long-resumes.ts';
import type { Measurement, Row } from '../measure.ts';

/**
 * Everything that a person waits for: resume read, matched, scored, tailored, every edit measured by a full
 * re-read, all of them together read and scored again; the job is prepared. Resumes of 800 words in one language:
 * each pair's own, with jobs of others among its own. SPEED_PAGES=mixed fills them up with single lines of all
 * languages instead, which nobody brings: for comparing with what was measured so before.
 */

const engine = benchEngine();
const pairs = ownPairs();
const { padded, ofWords } = linesOfResumes(pairs, 11);
const long = longResumes(pairs, 11);
const pageOf = (at: number): string =>
  process.env.SPEED_PAGES === 'mixed' ? padded(pairs[at % pairs.length]?.resume ?? '', 800) : long(at, 800);

interface Timed {
  milliseconds: number;
  edits: number;
  words: number;
}

function timed(resume: string, job: PreparedJob): Timed {
  const start = performance.now();
  const { edits } = tailor(engine, { resume, job, asOf: benchDay });
  return { milliseconds: performance.now() - start, edits: edits.length, words: wordsOf(resume) };
}

function longOnes(times: number): Timed[] {
  const jobs = pairs.map(({ job }) => engine.prepare(job));
  const cases = Array.from({ length: times }, (_, i) => {
    // Every other case is the pair itself, the rest meet a posting of another trade.
    const at = i % 2 === 0 ? i : i * 7 + 3;
    return { resume: pageOf(i), job: jobs[at % jobs.length] };
  });
  // The first of each language opens its lexicon and its lists.
  const each = cases.flatMap(({ resume, job }) => (job ? [timed(resume, job)] : []));
  return each.slice(50);
}

/**
 * How much more 20,000 words cost than 1,000, each time another text: one seen before is half remembered. Short and
 * long ones take turns, so that both find the engine equally warm.
 */
function growth(): number {
  const own = pairs.find((pair) => pair.language === 'en');
  const job = engine.prepare(own?.job ?? { title: '', description: '' });
  const time = (words: number): number => timed(ofWords(words), job).milliseconds;
  for (let i = 0; i < 40; i += 1) time(1000);
  const rounds = Array.from({ length: 5 }, () => ({
    short: [time(1000), time(1000), time(1000), time(1000)],
    long: time(20_000),
  }));
  return (
    quantile(
      rounds.map(({ long }) => long),
      0.5,
    ) /
    quantile(
      rounds.flatMap(({ short }) => short),
      0.5,
    )
  );
}

export const measurement: Measurement = {
  title: 'Speed of tailoring (milliseconds, this machine, 800 words)',
  measure(): Row[] {
    const grown = growth();
    const each = longOnes(1050);
    const times = each.map(({ milliseconds }) => milliseconds);
    const edits = each.map((one) => one.edits);
    return [
      { name: 'median', value: quantile(times, 0.5), floor: 40, better: 'lower' },
      { name: '95th percentile', value: quantile(times, 0.95), floor: 100, better: 'lower' },
      {
        name: 'words of the shortest',
        value: Math.min(...each.map(({ words }) => words)),
        floor: 800,
        better: 'higher',
      },
      {
        name: 'edits of the one with the most',
        value: Math.max(...edits),
        floor: 1,
        better: 'higher',
        note: `median ${quantile(edits, 0.5)}`,
      },
      { name: 'time(20,000 words) / time(1,000 words)', value: grown, floor: 30, better: 'lower' },
    ];
  },
};
