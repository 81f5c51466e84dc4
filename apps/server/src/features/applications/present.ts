import type { Application } from '@tailor/contract/shapes/application';
import { csvLine, csvMark } from '../../platform/csv.ts';
import type { OpenApplication } from './words.ts';

export function presentApplication(row: OpenApplication): Application {
  return {
    id: row.id,
    status: row.status,
    title: row.title,
    company: row.company,
    url: row.url,
    notes: row.notes,
    resumeId: row.resumeId,
    score: row.score,
    remindOn: row.remindOn,
    appliedOn: row.appliedOn,
    interviewOn: row.interviewOn,
    decidedOn: row.decidedOn,
    createdAt: row.createdAt.toISOString(),
  };
}

const columns = [
  'status',
  'title',
  'company',
  'url',
  'appliedOn',
  'interviewOn',
  'decidedOn',
  'remindOn',
  'score',
  'notes',
] as const;

export function csvOf(rows: OpenApplication[]): string {
  const lines = rows.map((row) => csvLine(columns.map((name) => row[name])));
  return csvMark + csvLine(columns) + lines.join('');
}
