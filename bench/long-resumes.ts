import type { Entry } from '@tailor/engine';
import { seeded } from '../packages/engine/test/seeded.ts';
import { benchEngine, type PairedText } from './engine-pieces.ts';

/** Chinese parts no words: so many characters say as much as one. */
const charactersOfWord = 1.6;

export function wordsOf(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return (
    han / charactersOfWord + (text.match(/[^\s\p{Script=Han}]*[\p{L}\p{N}](?!\p{Script=Han})/gu)?.length ?? 0)
  );
}

interface Parted {
  language: string;
  lines: string[];
  /** What stands in the lines of each job. */
  jobs: string[][];
  /** The last line of the last job. */
  end: number;
}

const linesOf = ({ lines, bullets }: Entry): number[] => [
  ...lines,
  ...bullets.flatMap((bullet) => bullet.lines),
];

function parted({ language, resume }: PairedText): Parted {
  const { experience } = benchEngine().read(resume).resume;
  const lines = resume.split('\n');
  const jobs = experience.map((entry) =>
    [...new Set(linesOf(entry))].sort((a, b) => a - b).map((line) => lines[line] ?? ''),
  );
  return { language, lines, jobs, end: Math.max(-1, ...experience.flatMap(linesOf)) };
}

/** Long resumes as somebody might bring them: each the person's own, with jobs of others of its language among theirs. */
export function longResumes(pairs: PairedText[], seed: number) {
  const draw = seeded(seed);
  const all = pairs.map(parted);
  return (at: number, words: number): string => {
    const own = all[at % all.length];
    if (!own) return '';
    const others = all
      .filter((one) => one !== own && one.language === own.language)
      .flatMap(({ jobs }) => jobs);
    const more: string[] = [];
    let count = wordsOf(own.lines.join('\n'));
    while (count < words && others.length > 0) {
      const job = others[draw(others.length)] ?? [];
      more.push('', ...job);
      count += wordsOf(job.join('\n'));
    }
    return [...own.lines.slice(0, own.end + 1), ...more, ...own.lines.slice(own.end + 1)].join('\n');
  };
}
