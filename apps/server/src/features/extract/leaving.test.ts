import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
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
