import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { DocumentPool } from '@tailor/documents';
import { beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ worker: false });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});

test('a sender who leaves in the middle leaves no file and no error of ours', async () => {
  const { port } = app.server.server.address() as AddressInfo;
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const sending = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/extract-text', headers });
  sending.on('error', () => {});
  sending.write(
    '--b\r\nContent-Disposition: form-data; name="file"; filename="r.txt"\r\nContent-Type: text/plain\r\n\r\n',
  );
  sending.write(Buffer.alloc(300_000, 'word '));
  const folder = join(app.context.config.dataDir, 'uploads');
  await vi.waitFor(() => expect(existsSync(folder) && readdirSync(folder)).toHaveLength(1), 5_000);
  sending.destroy();
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), 5_000);
  expect(app.logged.filter((line) => line.includes('request.failed'))).toEqual([]);
});

const head =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="r.txt"\r\nContent-Type: text/plain\r\n\r\n';

/** A reading that goes on until somebody ends it, and when it began and ended. */
function endlessReading() {
  const told = { began: 0, ended: 0 };
  const run: DocumentPool['run'] = (_kind, _input, options) =>
    new Promise((resolve) => {
      told.began++;
      options?.signal?.addEventListener('abort', () => {
        told.ended++;
        resolve({ ok: false, error: { code: 'cancelled', params: {} } });
      });
    });
  const spy = vi.spyOn(app.context.documents, 'run').mockImplementation(run);
  return { told, restore: () => spy.mockRestore() };
}

function send(headers: Record<string, string>) {
  const { port } = app.server.server.address() as AddressInfo;
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/extract-text',
    headers: { 'content-type': 'multipart/form-data; boundary=b', ...headers },
  });
  sending.on('error', () => {});
  sending.end(`${head}Mara\r\n--b--\r\n`);
  return sending;
}

const folder = () => join(app.context.config.dataDir, 'uploads');
const id = 'an-id-of-the-browser-1234';
const end = (cookie: string) =>
  app.server.inject({ method: 'DELETE', url: `/api/extract-text/${id}`, headers: { cookie } });

/** Somebody whose first file made them known. */
async function newcomer(): Promise<string> {
  const first = await app.server.inject({
    method: 'POST',
    url: '/api/extract-text',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: `${head}Mara\r\n--b--\r\n`,
  });
  return first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

test('a reading that its owner ends stops at once, a stranger ends nothing', async () => {
  const cookie = await newcomer();
  const { told, restore } = endlessReading();
  const sending = send({ cookie, 'x-extraction-id': id });
  await vi.waitFor(() => expect(told.began).toBe(1), 5_000);
  sending.destroy();
  expect((await end('')).json()).toEqual({ ended: false });
  expect(told.ended).toBe(0);
  expect((await end(cookie)).json()).toEqual({ ended: true });
  expect(told.ended).toBe(1);
  await vi.waitFor(() => expect(readdirSync(folder())).toEqual([]), 5_000);
  expect((await end(cookie)).json()).toEqual({ ended: false });
  restore();
});

test('who leaves before they are known cannot come back: their reading ends with the connection', async () => {
  const { told, restore } = endlessReading();
  const sending = send({ 'x-extraction-id': id });
  await vi.waitFor(() => expect(told.began).toBe(1), 5_000);
  sending.destroy();
  await vi.waitFor(() => expect(told.ended).toBe(1), 5_000);
  restore();
});

test('what was read in the very moment its owner ends it is not kept', async () => {
  const cookie = await newcomer();
  let finish = () => {};
  const spy = vi.spyOn(app.context.documents, 'run').mockImplementation((async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    const source = { lines: [{ text: 'Mara' }] };
    const value = { type: 'docx', text: 'Mara', source, findings: [], pages: 1, hasTextLayer: true };
    return { ok: true, value };
  }) as DocumentPool['run']);
  const sending = send({ cookie, 'x-extraction-id': id });
  await vi.waitFor(() => expect(spy).toHaveBeenCalled(), 5_000);
  expect((await end(cookie)).json()).toEqual({ ended: true });
  finish();
  await vi.waitFor(() => expect(readdirSync(folder())).toEqual([]), 5_000);
  const { rows } = await app.database.pool.query('SELECT FROM extract_documents WHERE extraction_id = $1', [
    id,
  ]);
  expect(rows).toEqual([]);
  sending.destroy();
  spy.mockRestore();
});
