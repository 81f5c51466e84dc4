import { beforeAll, expect, test, vi } from 'vitest';
import { Archive } from '../../../../../packages/documents/src/docx/archive.ts';
import { makeDocx, paragraph } from '../../../../../packages/documents/test/make-docx.ts';
import { contentOf } from '../../../../../packages/documents/test/read-bytes.ts';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';
import { newId } from '../../platform/ids.ts';
import { sweepDocuments } from '../extract/store.ts';
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

async function processed(person: Person, paid: boolean, more: Record<string, string> = {}): Promise<string> {
  const reply = await person.call('POST', '/api/resumes', { ...input, ...more });
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

const id128 = '0123456789abcdef0123456789abcdef';

async function uploaded(person: Person, docx: Buffer): Promise<string> {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="mara.docx"\r\n\r\n';
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/extract-text',
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'x-extraction-id': id128, cookie },
    payload: Buffer.concat([Buffer.from(head), docx, Buffer.from('\r\n--b--\r\n')]),
  });
  expect(reply.statusCode).toBe(200);
  return reply.json().text;
}

const bold = '<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Jane </w:t></w:r>';
const ownDocx = makeDocx(
  `<w:p>${bold}<w:r><w:t>Doe</w:t></w:r></w:p>${input.originalContent
    .split('\n')
    .slice(1)
    .map((line) => paragraph(line, '<w:jc w:val="both"/>'))
    .join('')}`,
);

test('a person’s own DOCX comes back with the changes in place; it is sealed, and gone with its resume', async () => {
  const person = app.person();
  await person.call('GET', '/api/gamification/widget');
  const first = await processed(person, false);
  const originalContent = await uploaded(person, ownDocx);
  const id = await processed(person, true, { originalContent, extractionId: id128 });
  const other = await processed(person, true, {
    originalContent: 'Quite another text\nof two lines',
    extractionId: id128,
  });
  const has = async (resume: string) =>
    (await person.call('GET', `/api/resumes/${resume}`)).body.resume as { hasDocument: boolean };
  expect([
    (await has(id)).hasDocument,
    (await has(first)).hasDocument,
    (await has(other)).hasDocument,
  ]).toEqual([true, false, false]);
  const wanted = originalContent.replace('payment services', 'payment and billing services');
  await person.call('PUT', `/api/resumes/${id}/text`, { optimizedContent: wanted });
  const reply = await download(person, id, 'format=docx&template=own');
  expect(reply.statusCode).toBe(200);
  expect((await contentOf(reply.rawPayload, 'r.docx')).text.split('\n').filter(Boolean)).toEqual(
    wanted.split('\n').filter(Boolean),
  );
  const [matched, total] = String(reply.headers['x-read-back']).split('/').map(Number);
  expect(matched).toBe(total);
  const archive = await Archive.open(reply.rawPayload);
  const xml = String(await archive.read('word/document.xml'));
  archive.close();
  expect(xml).toContain(bold);
  expect(xml.match(/<w:jc w:val="both"\/>/g)).toHaveLength(input.originalContent.split('\n').length - 1);
  expect((await download(person, id, 'format=pdf&template=own')).statusCode).toBe(400);
  expect((await download(person, first, 'format=docx&template=own')).statusCode).toBe(402);
  expect((await download(person, other, 'format=docx&template=own')).json().code).toBe('not_found');
  const stored = await app.database.pool.query('SELECT sealed FROM resume_documents');
  expect(stored.rows).toHaveLength(1);
  expect(stored.rows[0].sealed.includes(Buffer.from('word/document.xml'))).toBe(false);
  await person.call('DELETE', `/api/resumes/${id}`);
  expect((await app.database.pool.query('SELECT 1 FROM resume_documents')).rows).toEqual([]);
});

test('a document that a visitor uploaded comes along into the account, as old as it is; of two the later stays', async () => {
  const ages = async () =>
    (
      await app.database.pool.query(
        'SELECT created_at::text AS at FROM extract_documents ORDER BY created_at',
      )
    ).rows;
  const person = app.person();
  await person.call('POST', '/api/resumes', input);
  const originalContent = await uploaded(person, ownDocx);
  const visitor = new Map(person.cookies);
  const before = await ages();
  await person.call('POST', '/api/auth/sign-up', { email: 'brings@example.com', password: 'long enough 1' });
  expect((await person.call('GET', '/api/auth/visitor')).body.documents).toBe(1);
  await person.call('POST', '/api/auth/claim', { mine: true });
  expect(await ages()).toEqual(before);
  const id = await processed(person, true, { originalContent, extractionId: id128 });
  expect((await person.call('GET', `/api/resumes/${id}`)).body.resume).toMatchObject({ hasDocument: true });
  for (const [name, value] of visitor) if (name === 'visitor') person.cookies.set(name, value);
  const session = person.cookies.get('session') ?? '';
  person.cookies.delete('session');
  await uploaded(person, ownDocx);
  person.cookies.set('session', session);
  await uploaded(person, ownDocx);
  const both = await ages();
  await person.call('POST', '/api/auth/claim', { mine: true });
  expect(both).toHaveLength(before.length + 1);
  expect(await ages()).toEqual([...both.slice(0, -2), ...both.slice(-1)]);
});

test('a stranger’s reading gives no document, and one kept for nobody is forgotten after 48 hours', async () => {
  const person = app.person();
  await person.call('POST', '/api/resumes', input);
  const originalContent = await uploaded(person, ownDocx);
  const stranger = app.person();
  const id = await processed(stranger, true, { originalContent, extractionId: id128 });
  expect((await stranger.call('GET', `/api/resumes/${id}`)).body.resume).toMatchObject({
    hasDocument: false,
  });
  const left = async () => (await app.database.pool.query('SELECT 1 FROM extract_documents')).rows.length;
  const before = await left();
  expect(before).toBeGreaterThan(0);
  await sweepDocuments(app.context.db, new Date(app.context.clock.now().getTime() - 48 * 3_600_000));
  expect(await left()).toBe(before);
  await sweepDocuments(app.context.db, new Date(app.context.clock.now().getTime() + 1_000));
  expect(await left()).toBe(0);
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

test('a file that is not made in time says when to come again; one that cannot be made says so', async () => {
  const person = app.person();
  const id = await processed(person, true);
  const run = vi.spyOn(app.context.documents, 'run');
  for (const [code, status] of [
    ['busy', 503],
    ['timed_out', 503],
    ['crashed', 500],
  ] as const) {
    run.mockResolvedValueOnce({ ok: false, error: { code, params: {} } });
    const reply = await download(person, id, 'format=pdf');
    expect([code, reply.statusCode, reply.headers['retry-after']]).toEqual([
      code,
      status,
      status === 503 ? '5' : undefined,
    ]);
  }
  run.mockRestore();
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
