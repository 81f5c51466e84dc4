import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { prepareDatabase } from '../src/platform/prepare.ts';
import { startPrivateServer } from './private-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server; its databases are made and dropped by testDatabase(). */
    databaseServer: string;
    databaseTemplate: string;
  }
}

const source = resolve(join(import.meta.dirname, '..', 'src'));

async function migrateTemplate(url: string): Promise<void> {
  await prepareDatabase(url, join(source, 'migrations'));
}

async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** One server for all files; TEST_DATABASE_URL names another one, for the same tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPrivateServer();
  const template = `tailor_template_${randomBytes(6).toString('hex')}`;
  try {
    await command(server.url, `create database ${template}`);
    await migrateTemplate(withDatabase(server.url, template));
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('databaseServer', server.url);
  project.provide('databaseTemplate', template);
  return async () => {
    await command(server.url, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
}
