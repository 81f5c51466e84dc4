import type { ApplicationRate } from '@tailor/contract/shapes/application';
import type { OpenApplication } from './words.ts';

type Counted = Pick<OpenApplication, 'status' | 'appliedOn' | 'interviewOn' | 'score'>;

/** An application counts once it was sent; an interview, once it was reached, also if it was rejected later. */
const isSent = ({ status, appliedOn }: Counted): boolean => appliedOn !== null || status !== 'saved';
const hadInterview = ({ status, interviewOn }: Counted): boolean =>
  interviewOn !== null || status === 'interview' || status === 'offer';

function rate(key: string, rows: Counted[]): ApplicationRate {
  return { key, applied: rows.length, interviews: rows.filter(hadInterview).length };
}

const bands: [string, (score: number) => boolean][] = [
  ['80', (score) => score >= 80],
  ['60', (score) => score >= 60 && score < 80],
  ['0', (score) => score < 60],
];

export function statisticsOf(rows: Counted[]) {
  const sent = rows.filter(isSent);
  const months = [...new Set(sent.flatMap(({ appliedOn }) => appliedOn?.slice(0, 7) ?? []))]
    .sort()
    .slice(-12);
  return {
    all: rate('all', sent),
    byMonth: months.map((month) =>
      rate(
        month,
        sent.filter(({ appliedOn }) => appliedOn?.startsWith(month)),
      ),
    ),
    byScore: bands
      .map(([key, fits]) =>
        rate(
          key,
          sent.filter(({ score }) => score !== null && fits(score)),
        ),
      )
      .filter(({ applied }) => applied > 0),
  };
}
