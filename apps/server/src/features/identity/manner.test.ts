import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ worker: false });
});

const madrid = { 'accept-language': 'es', 'x-time-zone': 'Europe/Madrid' };
const resume = { originalContent: 'Cook', jobTitle: 'Cook', jobDescription: 'We cook.' };

async function kept(table: 'users' | 'visitors'): Promise<unknown[]> {
  const { rows } = await app.database.pool.query(`SELECT language, time_zone FROM ${table}`);
  return rows.map(({ language, time_zone }) => [language, time_zone]);
}

test.each(['visitors', 'users'] as const)(
  'what a request does not say, or says wrongly, replaces nothing that was kept of %s',
  async (table) => {
    const person = app.person(madrid);
    if (table === 'users')
      await person.call('POST', '/api/auth/sign-up', { email: 'ana@example.com', password: 'long enough 1' });
    await person.call('POST', '/api/resumes', resume);
    for (const [headers, after] of [
      [{}, ['es', 'Europe/Madrid']],
      [{ 'x-time-zone': 'Mars/Olympus' }, ['es', 'Europe/Madrid']],
      [{ 'accept-language': 'de' }, ['de', 'Europe/Madrid']],
      [{ 'x-time-zone': 'Asia/Tokyo' }, ['de', 'Asia/Tokyo']],
    ] as const) {
      const later = app.person(headers);
      for (const [name, value] of person.cookies) later.cookies.set(name, value);
      expect((await later.call('POST', '/api/resumes', resume)).status).toBe(201);
      expect(await kept(table)).toContainEqual(after);
    }
  },
);
