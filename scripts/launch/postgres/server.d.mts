/** What TypeScript's tests use of the launcher. */
export interface PostgresServer {
  version: string;
  folder: string;
  process: { pid: number; start: string };
  url(database: string): string;
  isAlive(): boolean;
  stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
}
export function startPostgres(
  data: string,
  options?: { extra?: Record<string, string>; initFlags?: string[] },
): Promise<PostgresServer>;
