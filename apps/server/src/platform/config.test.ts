import { expect, test } from 'vitest';
import { ConfigError, isLocalHost, readConfig } from './config.ts';

const database = { DATABASE_URL: 'postgres://a:b@127.0.0.1/x' };

test('a wrong setting is refused with a sentence that names it, never with its value', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://secret' })).toThrow(/DATABASE_URL is set to something/);
  expect(() => readConfig({ DATABASE_URL: 'mysql://secret' })).not.toThrow(/secret/);
  expect(() => readConfig({})).toThrow(ConfigError);
});

test('outside a local installation the public address is required', () => {
  expect(() => readConfig({ ...database, HOST: '0.0.0.0' })).toThrow(/set PUBLIC_URL/);
  const config = readConfig({ ...database, HOST: '0.0.0.0', PUBLIC_URL: 'https://cv.example.com/' });
  expect(config).toMatchObject({ local: false, origin: 'https://cv.example.com', secure: true });
});

test('loopback and private addresses are local, everything else is not', () => {
  for (const host of [
    'localhost',
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.4',
    '172.20.0.1',
    '::1',
    '[::1]',
    'fd00::1',
  ])
    expect(isLocalHost(host), host).toBe(true);
  for (const host of ['0.0.0.0', '8.8.8.8', '172.32.0.1', 'example.com', '::', '2001:db8::1'])
    expect(isLocalHost(host), host).toBe(false);
});
