export interface RunEntry {
  pid: number;
  start: string;
  address?: string;
  url?: string;
}
export type RunName = 'database' | 'server' | 'worker';
export function readRun(data: string): Partial<Record<RunName, RunEntry>>;
export function running(data: string): Partial<Record<RunName, RunEntry>>;
