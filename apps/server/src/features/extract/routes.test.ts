import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeDocx, paragraph } from '../../../../../packages/documents/test/make-docx.ts';
import { makePdf } from '../../../../../packages/documents/test/make-pdf.ts';
import { type TestApp, testApp } from '../../../test/app.ts';
import { newId } from '../../platform/ids.ts';
import { planGrants } from '../plans/schema.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ worker: false });
});

const pdf = makePdf([{ paints: [{ text: 'Mara Lindqvist, mara@example.org', x: 60, y: 60 }] }]);

interface Upload {
  bytes?: Buffer | string;
  filename?: string;
  type?: string;
  force?: boolean;
  headers?: Record<string, string>;
}

function multipart({
  bytes,
  filename = 'resume.pdf',
  type = 'application/octet-stream',
  force,
}: Upload): Buffer {
  const field = force
    ? '--b0undary\r\nContent-Disposition: form-data; name="forceExtraction"\r\n\r\ntrue\r\n'
    : '';
  const head = `--b0undary\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
  const file = bytes === undefined ? [] : [Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n')];
  return Buffer.concat([Buffer.from(field), ...file, Buffer.from('--b0undary--\r\n')]);
}

async function upload(given: Upload) {
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/extract-text',
    headers: { 'content-type': 'multipart/form-data; boundary=b0undary', ...given.headers },
    payload: multipart(given),
  });
  const cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { status: reply.statusCode, body: reply.json(), cookie };
}

const uploads = () => {
  try {
    return readdirSync(join(app.context.config.dataDir, 'uploads'));
  } catch {
    return [];
  }
};

test('the text of each accepted type comes back, and nothing of the file stays', async () => {
  const read = await upload({ bytes: pdf });
  expect(read.status).toBe(200);
  expect(read.body).toEqual({
    text: 'Mara Lindqvist, mara@example.org',
    filename: 'resume.pdf',
    wordCount: 3,
    emailCaptured: true,
    requiresCopyPaste: false,
    format: 'pdf',
    pages: 1,
    findings: [],
  });
  expect((await upload({ bytes: makeDocx(paragraph('Mara')), filename: 'A.DOCX' })).body).toMatchObject({
    text: 'Mara',
    format: 'docx',
  });
  expect((await upload({ bytes: 'Mara', filename: 'notes', type: 'text/plain' })).body).toMatchObject({
    text: 'Mara',
    format: 'txt',
  });
  expect(uploads()).toEqual([]);
});

test('what is no PDF, DOCX or text is refused with the sentence and its type', async () => {
  const wrong = await upload({ bytes: 'no pdf', type: 'application/pdf' });
  expect([wrong.status, wrong.body.code]).toEqual([415, 'unsupported_file']);
  expect(wrong.body.error).toBe('Please upload a PDF, DOCX, or TXT file. Current file type: application/pdf');
  expect((await upload({ bytes: 'x', filename: 'resume.exe' })).status).toBe(415);
  expect((await upload({ bytes: '', filename: 'resume.txt' })).body).toMatchObject({
    error: 'File appears to be empty. Please try a different file.',
    code: 'empty_file',
  });
  expect((await upload({})).body).toMatchObject({ error: 'No file selected.', code: 'no_file' });
  expect((await upload({ bytes: '%PDF-1.7\n%%EOF' })).body.code).toBe('unreadable_file');
  expect(uploads()).toEqual([]);
});

test('a word of hundreds of thousands of letters holds nobody up', async () => {
  const start = performance.now();
  for (const letters of ['a', 'a.', '@', '中'])
    await upload({ bytes: letters.repeat(400_000 / letters.length), filename: 'resume.txt' });
  expect(performance.now() - start).toBeLessThan(5_000);
});

test('a picture of a page asks for copy and paste', async () => {
  const image = 'q 500 0 0 700 40 60 cm BI /W 2 /H 2 /CS /G /BPC 8 ID \x00\x80\x80\x00 EI Q';
  const { body } = await upload({ bytes: makePdf([{ paints: [{ raw: image }] }]) });
  expect(body).toMatchObject({ text: '', requiresCopyPaste: true, format: 'pdf' });
});

test('over 5 MB needs Premium or an unspent credit', async () => {
  const large = Buffer.alloc(5 * 1024 ** 2 + 1, 'word ');
  const refused = await upload({ bytes: large, filename: 'r.txt' });
  expect([refused.status, refused.body.code]).toEqual([402, 'payment_required']);
  const { rows } = await app.database.pool.query('SELECT owner_id AS id FROM visitors');
  const first = await upload({ bytes: 'Mara', filename: 'r.txt' });
  const after = await app.database.pool.query('SELECT owner_id AS id FROM visitors');
  const known = new Set(rows.map((row: { id: string }) => row.id));
  const ownerId = after.rows.map((row: { id: string }) => row.id).find((id: string) => !known.has(id));
  await app.context.db
    .insert(planGrants)
    .values({ id: newId(), ownerId: ownerId ?? '', plan: 'basic', source: 'test', resumeId: null });
  const taken = await upload({
    bytes: Buffer.concat([pdf, Buffer.alloc(5 * 1024 ** 2)]),
    headers: { cookie: first.cookie },
  });
  expect(taken.status).toBe(200);
  expect(uploads()).toEqual([]);
});

test('progress and result belong to whoever sent the file', async () => {
  const id = 'an-id-of-the-browser-1234';
  const sent = await upload({ bytes: pdf, headers: { 'x-extraction-id': id } });
  const headers = { 'x-extraction-id': id, cookie: sent.cookie };
  expect((await upload({ headers })).body).toEqual(sent.body);
  const stranger = await upload({ bytes: 'x', filename: 'r.txt' });
  expect((await upload({ headers: { ...headers, cookie: stranger.cookie } })).body.code).toBe('no_file');
  const events = await app.server.inject({
    url: `/api/extract-text/${id}/events`,
    headers: { accept: 'application/json', cookie: sent.cookie },
  });
  expect(events.json()).toMatchObject({ progress: 100 });
  const foreign = await app.server.inject({
    url: `/api/extract-text/${id}/events`,
    headers: { accept: 'application/json', cookie: stranger.cookie },
  });
  expect(foreign.json()).toEqual({});
});

test('a second file, or a body cut after the first, leaves nothing on the disk', async () => {
  const file = '--b\r\ncontent-disposition: form-data; name="file"; filename="r.txt"\r\n\r\nMara\r\n';
  for (const payload of [`${file}${file}--b--\r\n`, `${file}--b\r\ncontent-disp`]) {
    const reply = await app.server.inject({
      method: 'POST',
      url: '/api/extract-text',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload,
    });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(uploads()).toEqual([]);
  }
});
