import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { createSafeFetch, FetchRefused, type SafeFetchSettings } from './safe-fetch.ts';

/** A public address of no meaning here: what is dialled is our own server on loopback. */
const PUBLIC = '93.184.216.34';
let port = 0;
let dialled: string[] = [];
let handle: (request: IncomingMessage, reply: ServerResponse) => void = () => undefined;
const server = createServer((request, reply) => handle(request, reply));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  dialled = [];
  handle = (_request, reply) => reply.end('hello');
});

function fetcher(names: Record<string, string[]> = {}, more: Partial<SafeFetchSettings> = {}) {
  return createSafeFetch({
    userAgent: 'test',
    resolve: async (host) => {
      const found = names[host];
      if (!found) throw new Error('ENOTFOUND');
      return found;
    },
    dial(address) {
      dialled.push(address);
      return { host: '127.0.0.1', port };
    },
    ...more,
  });
}

const refused = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(FetchRefused);
  // One answer for every refusal: nothing about why.
  expect((error as Error).message).toBe('not reachable');
};

const literals = [
  'http://127.0.0.1/', 'http://127.1/', 'http://127.0.1/', 'http://127.255.255.254/', 'http://2130706433/', 'http://0x7f000001/',
  'http://0x7f.1/', 'http://017700000001/', 'http://0177.0.0.1/', 'http://127.0.0.1./', 'http://①②⑦.⓪.⓪.①/', 'http://127。0。0。1/',
  'http://0/', 'http://0.0.0.0/', 'http://10.0.0.1/', 'http://10.255.255.255/', 'http://172.16.0.1/', 'http://172.31.255.255/',
  'http://192.168.0.1/', 'http://169.254.169.254/latest/meta-data/', 'http://169.254.1.1/', 'http://100.64.0.1/',
  'http://100.127.255.255/', 'http://192.0.0.1/', 'http://192.0.2.1/', 'http://198.18.0.1/', 'http://198.19.255.255/',
  'http://198.51.100.1/', 'http://203.0.113.9/', 'http://192.88.99.1/', 'http://224.0.0.1/', 'http://239.255.255.255/',
  'http://240.0.0.1/', 'http://255.255.255.255/', 'http://[::1]/', 'http://[::]/', 'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/', 'http://[::ffff:7f00:1]/', 'http://[0:0:0:0:0:ffff:7f00:0001]/', 'http://[::7f00:1]/',
  'http://[::127.0.0.1]/', 'http://[::ffff:0:127.0.0.1]/', 'http://[64:ff9b::7f00:1]/', 'http://[64:ff9b::169.254.169.254]/',
  'http://[64:ff9b:1::7f00:1]/', 'http://[2002:7f00:1::]/', 'http://[2002:a9fe:a9fe::1]/', 'http://[2001:0:7f00:1::]/',
  'http://[2001:db8::1]/', 'http://[2001:10::1]/', 'http://[3fff::1]/', 'http://[fc00::1]/', 'http://[fd00:ec2::254]/',
  'http://[fe80::1]/', 'http://[fec0::1]/', 'http://[ff02::1]/', 'http://[100::1]/', 'http://[5f00::1]/',
]; // biome-ignore format: a list
const places = [
  'ftp://good.example/', 'file:///etc/passwd', 'gopher://good.example/', 'data:text/html,hi', 'javascript:alert(1)', 'ws://good.example/',
  'blob:http://good.example/x', 'http://good.example:8080/', 'https://good.example:22/', 'http://good.example:443/',
  'https://good.example:80/', 'http://good.example:0/', 'http://user@good.example/', 'http://user:pass@good.example/',
  'http://localhost/', 'http://LOCALHOST./', 'http://db/', 'http://printer.local/', 'http://metadata.google.internal/',
  'http://router.lan/', 'http://x.home.arpa/', 'http://hidden.onion/', 'http://', 'http:///', '//good.example/', '', 'nonsense',
  'http://good.example@127.0.0.1/', 'http://127.0.0.1#@good.example/', 'http://127.0.0.1\\@good.example/',
]; // biome-ignore format: a list

test.each([...literals, ...places])('%s is refused without a connection', async (address) => {
  await refused(fetcher({ 'good.example': [PUBLIC] })(address));
  expect(dialled).toEqual([]);
});

const inner = [
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '::1',
  '::ffff:7f00:1',
  'fd00::1',
  'fe80::1%eth0',
  '64:ff9b::a00:1',
  '2002:a00:1::',
];

test.each(inner)('a name that resolves to %s is refused, alone and beside a public one', async (address) => {
  await refused(fetcher({ 'a.example.com': [address] })('http://a.example.com/'));
  await refused(fetcher({ 'a.example.com': [PUBLIC, address] })('http://a.example.com/'));
  await refused(fetcher({ 'a.example.com': [address, PUBLIC] })('http://a.example.com/'));
  expect(dialled).toEqual([]);
});

test('a resolver that fails, answers nothing, rubbish, or never, refuses', async () => {
  await refused(fetcher()('http://unknown.example.com/'));
  await refused(fetcher({ 'a.example.com': [] })('http://a.example.com/'));
  await refused(fetcher({ 'a.example.com': ['rubbish'] })('http://a.example.com/'));
  const never = fetcher({}, { resolve: () => new Promise(() => undefined), resolveMilliseconds: 30 });
  await refused(never('http://a.example.com/'));
  expect(dialled).toEqual([]);
});

test('a public page is fetched from the very address that was checked', async () => {
  handle = (request, reply) => {
    reply.setHeader('content-type', 'text/html');
    reply.end(`host ${request.headers.host}`);
  };
  const page = await fetcher({ 'good.example.com': [PUBLIC] })('http://good.example.com/job?id=1');
  expect(Buffer.from(page.body).toString()).toBe('host good.example.com');
  expect([page.status, page.url, page.contentType]).toEqual([
    200,
    'http://good.example.com/job?id=1',
    'text/html',
  ]);
  expect(dialled).toEqual([PUBLIC]);
});

test('a resolver that changes its answer is asked once for each hop, and what it said then is connected', async () => {
  let asked = 0;
  const rebinding = fetcher({}, { resolve: async () => (asked++ === 0 ? [PUBLIC] : ['127.0.0.1']) });
  expect((await rebinding('http://rebind.example.com/')).status).toBe(200);
  expect([asked, dialled]).toEqual([1, [PUBLIC]]);
  handle = (_request, reply) => reply.writeHead(302, { location: '/again' }).end();
  asked = 0;
  dialled = [];
  await refused(rebinding('http://rebind.example.com/'));
  expect(dialled).toEqual([PUBLIC]);
});

const targets = [
  'http://127.0.0.1/', 'http://[::1]/', '//10.0.0.1/x', 'http://2130706433/', 'https://inner.example.com/', 'file:///etc/passwd',
  'http://good.example.com:6379/', 'http://localhost/', 'http://user:pw@good.example.com/', 'http://[::ffff:a9fe:a9fe]/',
]; // biome-ignore format: a list

test.each(targets)('a redirect to %s ends there', async (location) => {
  handle = (_request, reply) => reply.writeHead(301, { location }).end();
  const names = { 'good.example.com': [PUBLIC], 'inner.example.com': ['192.168.1.1'] };
  await refused(fetcher(names)('http://good.example.com/'));
  expect(dialled).toEqual([PUBLIC]);
});

test('a chain of allowed redirects is followed, an endless one is not', async () => {
  handle = (request, reply) => {
    const at = Number(request.url?.slice(1) || 0);
    if (at < 3) reply.writeHead(302, { location: `/${at + 1}` }).end();
    else reply.end('there');
  };
  const ask = fetcher({ 'good.example.com': [PUBLIC] });
  expect((await ask('http://good.example.com/0')).url).toBe('http://good.example.com/3');
  dialled = [];
  handle = (_request, reply) => reply.writeHead(302, { location: '/x' }).end();
  await refused(ask('http://good.example.com/'));
  expect(dialled).toHaveLength(6);
});

test('too many bytes, packed or unpacked, refuse', async () => {
  const small = { bytes: 20_000, inflatedBytes: 50_000 };
  const ask = fetcher({ 'good.example.com': [PUBLIC] }, small);
  handle = (_request, reply) => reply.end(Buffer.alloc(20_001));
  await refused(ask('http://good.example.com/'));
  for (const [name, pack] of [
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const) {
    handle = (_request, reply) => {
      reply.setHeader('content-encoding', name);
      reply.end(pack(Buffer.alloc(5_000_000)));
    };
    await refused(ask('http://good.example.com/'));
    handle = (_request, reply) => {
      reply.setHeader('content-encoding', name);
      reply.end(pack(Buffer.from('fits')));
    };
    expect(Buffer.from((await ask('http://good.example.com/')).body).toString()).toBe('fits');
  }
  handle = (_request, reply) => {
    reply.setHeader('content-encoding', 'gzip, gzip');
    reply.end(gzipSync(gzipSync(Buffer.alloc(1_000))));
  };
  await refused(ask('http://good.example.com/'));
  handle = (_request, reply) => {
    reply.setHeader('content-encoding', 'gzip');
    reply.end('not gzip at all');
  };
  await refused(ask('http://good.example.com/'));
});

test('a server that drips, stays silent or hangs up is left in time', async () => {
  const ask = fetcher({ 'good.example.com': [PUBLIC] }, { milliseconds: 250 });
  const drip = (reply: ServerResponse) => {
    const clock = setInterval(() => reply.write('.'), 20);
    reply.on('close', () => clearInterval(clock));
  };
  handle = (_request, reply) => drip(reply);
  const began = performance.now();
  await refused(ask('http://good.example.com/'));
  handle = () => undefined;
  await refused(ask('http://good.example.com/'));
  expect(performance.now() - began).toBeLessThan(3_000);
  handle = (request) => request.socket.destroy();
  await refused(ask('http://good.example.com/'));
});

test('addresses of people are public', () => {
  for (const address of [PUBLIC, '8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
});
