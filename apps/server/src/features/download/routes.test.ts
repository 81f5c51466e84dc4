import { beforeAll, expect, test } from 'vitest';
import { contentOf } from '../../../../../packages/documents/test/read-bytes.ts';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';
import { newId } from '../../platform/ids.ts';
import { planGrants } from '../plans/schema.ts';
import { contentDisposition, fileName } from './file-name.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const input = {
  originalContent: [
    'Jane Doe',
    'jane.doe@example.com',
    '',
    'Experience',
    'Software Engineer, Initech, 2019 - 2023',
    '- Built payment services in TypeScript and PostgreSQL',
  ].join('\n'),
  jobTitle: 'Ingeniero/a "Senior"\r\nX-Evil: 1',
  jobDescription: 'We need TypeScript and Kubernetes.',
};

async function processed(person: Person, paid: boolean): Promise<string> {
  const reply = await person.call('POST', '/api/resumes', input);
  const { id } = reply.body.resume as { id: string };
  if (paid) {
    const { rows } = await app.database.pool.query('SELECT owner_id FROM resumes WHERE id = $1', [id]);
    await app.context.db
      .insert(planGrants)
      .values({ id: newId(), ownerId: rows[0].owner_id, plan: 'basic', source: 'test', resumeId: id });
  }
  expect((await person.call('POST', `/api/resumes/${id}/process`, {})).status).toBe(200);
  return id;
}

async function download(person: Person, id: string, query: string) {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return app.server.inject({ url: `/api/resumes/${id}/download?${query}`, headers: { cookie } });
}

test('a paid result comes in every format, read back whole, under the job’s name', async () => {
  const person = app.person();
  const id = await processed(person, true);
  for (const format of ['txt', 'docx', 'pdf', 'json']) {
    const reply = await download(person, id, `format=${format}&template=modern`);
    expect([format, reply.statusCode]).toEqual([format, 200]);
    const [matched, total] = String(reply.headers['x-read-back']).split('/').map(Number);
    expect(total).toBeGreaterThan(3);
    expect(matched).toBe(total);
    expect(reply.headers['x-evil']).toBeUndefined();
    const disposition = String(reply.headers['content-disposition']);
    expect(disposition).toContain(`_resume.${format}`);
    if (format !== 'json')
      expect((await contentOf(reply.rawPayload, `r.${format}`)).text).toContain('jane.doe@example.com');
  }
});

test('without a right there is no download, and another’s resume does not exist', async () => {
  const person = app.person();
  const id = await processed(person, false);
  const unpaid = await download(person, id, 'format=pdf');
  expect([unpaid.statusCode, unpaid.json().code]).toEqual([402, 'payment_required']);
  expect(unpaid.body).not.toContain('Jane');
  const stranger = app.person();
  await stranger.call('POST', '/api/resumes', input);
  expect((await download(stranger, id, 'format=pdf')).statusCode).toBe(404);
});

test('names are safe in headers and on every system', () => {
  expect(fileName('Data Engineer', 'txt')).toBe('Data Engineer_resume.txt');
  expect(fileName('../../etc/passwd\r\nx: 1', 'pdf')).toBe('etc passwd x 1_resume.pdf');
  expect(fileName(' .. ', 'pdf')).toBe('my_resume.pdf');
  expect(contentDisposition('数据工程师_resume.txt')).toBe(
    `attachment; filename="my_resume.txt"; filename*=UTF-8''%E6%95%B0%E6%8D%AE%E5%B7%A5%E7%A8%8B%E5%B8%88_resume.txt`,
  );
});

test('half a character in a title breaks no download', async () => {
  const person = app.person();
  const created = await person.call('POST', '/api/resumes', { ...input, jobTitle: 'Cook \ud800\u0000!' });
  const { id } = created.body.resume as { id: string };
  const { rows } = await app.database.pool.query('SELECT owner_id FROM resumes WHERE id = $1', [id]);
  await app.context.db
    .insert(planGrants)
    .values({ id: newId(), ownerId: rows[0].owner_id, plan: 'basic', source: 'test', resumeId: id });
  await person.call('POST', `/api/resumes/${id}/process`, {});
  expect((await download(person, id, 'format=txt')).statusCode).toBe(200);
});
