import { eq, sql } from 'drizzle-orm';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database.ts';
import { connectors } from './connectors/all.ts';
import type { Connector } from './connectors/connector.ts';
import type { SourceTerms } from './posting.ts';
import { jobSources } from './schema.ts';

export type Source = typeof jobSources.$inferSelect;

/** A mistake of the operator, told in a sentence. */
export class SourceError extends Error {}

export function connectorOf(source: { connector: string }): Connector {
  const connector = connectors.get(source.connector);
  if (!connector)
    throw new SourceError(
      `There is no connector ${source.connector}; there are ${[...connectors.keys()].join(', ')}.`,
    );
  return connector;
}

/** Keys are settings of the process and never rows. */
export function settingsOf(source: Source, config: Config): Record<string, string> {
  const keys = { appId: config.ADZUNA_APP_ID ?? '', appKey: config.ADZUNA_APP_KEY ?? '' };
  return source.connector === 'adzuna' ? { ...source.settings, ...keys } : source.settings;
}

export const termsOf = (source: { connector: string; settings: Record<string, string> }): SourceTerms =>
  connectorOf(source).terms(source.settings);

export async function sourceNamed(db: Database, name: string): Promise<Source | undefined> {
  return (await db.select().from(jobSources).where(eq(jobSources.name, name)))[0];
}

/** "greenhouse company=acme" becomes the source "greenhouse:acme", once. */
export async function addSource(
  db: Database,
  connectorName: string,
  settings: Record<string, string>,
  name = [connectorName, ...Object.values(settings)].join(':').slice(0, 200),
): Promise<Source> {
  const connector = connectorOf({ connector: connectorName });
  const missing = connector.needs.filter((need) => !/^app(Id|Key)$/.test(need) && !settings[need]);
  if (missing.length > 0)
    throw new SourceError(`${connectorName} needs ${missing.map((one) => `${one}=…`).join(' ')}`);
  await db.insert(jobSources).values({ name, connector: connectorName, settings }).onConflictDoNothing();
  const source = await sourceNamed(db, name);
  if (!source) throw new SourceError(`${name} could not be added`);
  return source;
}

export interface SourceState extends Source {
  postings: number;
}

export async function listSources(db: Database): Promise<SourceState[]> {
  const sources = await db.select().from(jobSources).orderBy(jobSources.name);
  const { rows } = await db.execute<{ source: string; n: number }>(
    sql`SELECT source, count(*)::int AS n FROM job_postings GROUP BY source`,
  );
  const counts = new Map(rows.map(({ source, n }) => [source, n]));
  return sources.map((source) => ({ ...source, postings: counts.get(source.name) ?? 0 }));
}
