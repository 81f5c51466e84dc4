import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';
import { client, type OpenIdServer, startOpenIdServer } from '../../../test/openid-server.ts';

let server: OpenIdServer;
beforeAll(async () => {
  server = await startOpenIdServer('https://cv.example.com/api/auth/callback');
});
afterAll(() => server.stop());

/** Every cookie that a person is given on their way through the product, and taken again. */
async function cookiesOf(app: TestApp): Promise<string[]> {
  const said: string[] = [];
  const person = app.person();
  const call = async (...[method, url, body]: Parameters<Person['call']>) => {
    const reply = await person.call(method, url, body);
    const header = reply.headers['set-cookie'];
    said.push(...(Array.isArray(header) ? header : header ? [header] : []).map(String));
  };
  const resume = { originalContent: 'Jane Doe, cook', jobTitle: 'Cook', jobDescription: 'Cook soup' };
  const account = { email: 'cookies@example.com', password: 'long enough 1' };
  await call('POST', '/api/resumes', resume);
  await call('GET', '/api/login');
  await call('GET', '/api/auth/callback?code=x&state=y');
  await call('POST', '/api/auth/sign-up', account);
  await app.database.pool.query('UPDATE users SET email_confirmed_at = now()');
  await call('POST', '/api/auth/sign-in', account);
  await call('POST', '/api/auth/claim', { mine: true });
  await call('POST', '/api/auth/sign-out', {});
  await call('POST', '/api/auth/sign-in', account);
  await call('DELETE', '/api/account', { confirm: 'delete' });
  return said;
}

test.each([
  ['https://cv.example.com', true],
  ['http://127.0.0.1:4321', false],
])(
  'at %s no cookie can be read by a script, sent by another site, or taken by another host',
  async (origin, secure) => {
    const app = await testApp({
      worker: false,
      env: {
        ...(secure ? { PUBLIC_URL: origin, HOST: '0.0.0.0' } : {}),
        OIDC_ISSUER: server.issuer,
        OIDC_CLIENT_ID: client.id,
        OIDC_CLIENT_SECRET: client.secret,
      },
    });
    const said = await cookiesOf(app);
    const prefix = secure ? '__Host-' : '';
    const names = new Set(said.map((line) => line.split('=')[0]));
    expect(names).toEqual(new Set(['visitor', 'session', 'sign-up', 'oidc'].map((name) => prefix + name)));
    for (const line of said) {
      const flags = line
        .split('; ')
        .slice(1)
        .map((flag) => flag.toLowerCase());
      expect(flags, line).toEqual(expect.arrayContaining(['path=/', 'httponly', 'samesite=lax']));
      expect(flags.includes('secure'), line).toBe(secure);
      // __Host- forbids a domain; elsewhere it would hand the cookie to neighbours.
      expect(
        flags.some((flag) => flag.startsWith('domain')),
        line,
      ).toBe(false);
      expect(
        flags.some((flag) => /^max-age=\d+$/.test(flag)),
        line,
      ).toBe(true);
    }
    // What is ended is taken from the browser too.
    for (const name of ['session', 'visitor', 'oidc'])
      expect(
        said.some((line) => line.startsWith(`${prefix}${name}=;`)),
        name,
      ).toBe(true);
  },
);
