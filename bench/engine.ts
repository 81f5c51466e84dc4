import { benchDay, benchEngine, linesOfResumes, ownPairs, quantile } from './engine-pieces.ts';
import { hostileTexts } from './hostile-texts.ts';
import { passes, printRows, type Row } from './measure.ts';

/** Time of reading, matching and scoring; how it grows; what hostile text costs. */

const engine = benchEngine();
const pairs = ownPairs();
const { ofWords: resumeOf, padded } = linesOfResumes(pairs, 7);

function timed(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function typical(): number[] {
  const jobs = pairs.map((pair) => pair.job);
  const cases = Array.from({ length: 1000 }, (_, i) => {
    const pair = pairs[i % pairs.length];
    return {
      resume: padded(pair?.resume ?? '', 800),
      job: jobs[(i * 7) % jobs.length] ?? { title: '', description: '' },
    };
  });
  for (const { resume, job } of cases.slice(0, 60)) engine.analyse(resume, job, benchDay);
  return cases.map(({ resume, job }) => timed(() => engine.analyse(resume, job, benchDay)));
}

function growth(): number {
  const job = engine.prepare(
    pairs.find((pair) => pair.language === 'en')?.job ?? { title: '', description: '' },
  );
  const [short, long] = [resumeOf(1000), resumeOf(20_000)];
  const median = (text: string, times: number): number =>
    quantile(
      Array.from({ length: times }, () => timed(() => engine.analyse(text, job, benchDay))),
      0.5,
    );
  median(short, 20);
  return median(long, 7) / median(short, 41);
}

function worst(as: 'resume' | 'posting'): { name: string; time: number } {
  const pair = pairs.find((one) => one.language === 'en');
  let found = { name: '', time: 0 };
  for (const [name, text] of Object.entries(hostileTexts)) {
    const resume = as === 'resume' ? text : (pair?.resume ?? '');
    const job =
      as === 'posting' ? { title: name, description: text } : (pair?.job ?? { title: '', description: '' });
    const time = timed(() => engine.analyse(resume, job, benchDay));
    if (time > found.time) found = { name, time };
  }
  return found;
}

/** Work, not waiting: what the process itself computed. */
function computed(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Below this many milliseconds the clock decides, not the text. */
const leastCost = 20;

/** How much more a text four times as long costs, of the kind that grows fastest; 4 is linear. */
function steepest(): { name: string; growth: number } {
  let found = { name: '', growth: 0 };
  const cost = (text: string): number =>
    computed(() => engine.analyse(text, { title: 'Developer', description: text }, benchDay));
  for (const [name, text] of Object.entries(hostileTexts)) {
    const long = cost(text);
    // However little a quarter of it costs, others grow faster.
    if (long / leastCost <= found.growth) continue;
    const quarter = text.slice(0, text.length / 4);
    const short = Math.min(cost(quarter), cost(quarter));
    const growth = Math.min(long, cost(text)) / Math.max(short, leastCost);
    if (growth > found.growth) found = { name, growth };
  }
  return found;
}

/** Each part takes its time: what is known is told at once. */
function told(title: string, rows: Row[]): Row[] {
  printRows(title, rows);
  return rows;
}

function typicalRows(): Row[] {
  const times = typical();
  return [
    { name: '1,000 × 800 words: median, ms', value: quantile(times, 0.5), floor: 25, better: 'lower' },
    {
      name: '1,000 × 800 words: 95th percentile, ms',
      value: quantile(times, 0.95),
      floor: 60,
      better: 'lower',
    },
  ];
}

function hostileRows(): Row[] {
  const resumes = worst('resume');
  const postings = worst('posting');
  return [
    {
      name: 'hostile resume of 200 KB, worst, ms',
      value: resumes.time,
      floor: 1000,
      better: 'lower',
      note: resumes.name,
    },
    {
      name: 'hostile posting of 200 KB, worst, ms',
      value: postings.time,
      floor: 1000,
      better: 'lower',
      note: postings.name,
    },
    {
      name: 'kinds of hostile text',
      value: Object.keys(hostileTexts).length,
      floor: 50,
      better: 'higher',
    },
  ];
}

function growthRows(): Row[] {
  const steep = steepest();
  return [
    { name: 'time(20,000 words) / time(1,000 words)', value: growth(), floor: 30, better: 'lower' },
    {
      name: 'time(200 KB) / time(50 KB) of both hostile, worst',
      value: steep.growth,
      floor: 8,
      better: 'lower',
      note: steep.name,
    },
  ];
}

const rows = [
  ...told('Engine: read, match, score', typicalRows()),
  ...told('Engine: texts that nobody writes to find a job', hostileRows()),
  ...told('Engine: longer texts', growthRows()),
];
process.exit(rows.every(passes) ? 0 : 1);
