import type { Application } from '@tailor/contract/shapes/application';
import type { ApplicationRow } from './schema.ts';

export function presentApplication(row: ApplicationRow): Application {
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

/** What begins like a formula gets a mark in front, so that a spreadsheet shows it and runs nothing. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[\s]*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

export function csvOf(rows: ApplicationRow[]): string {
  const lines = rows.map((row) => columns.map((name) => cell(row[name])).join(','));
  return `\ufeff${[columns.map((name) => `"${name}"`).join(','), ...lines].join('\r\n')}\r\n`;
}
