import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';
import { startLyingProvider } from '../../../test/lying-provider.ts';
import { client, type OpenIdServer, startOpenIdServer } from '../../../test/openid-server.ts';
import { ConfigError, readConfig } from '../../platform/config.ts';

const origin = 'https://cv.example.com';
const outside = { PUBLIC_URL: origin, HOST: '0.0.0.0' };
let server: OpenIdServer;
let app: TestApp;
const settings = () => ({
  ...outside,
  OIDC_ISSUER: server.issuer,
  OIDC_CLIENT_ID: client.id,
  OIDC_CLIENT_SECRET: client.secret,
  ADMIN_EMAILS: 'boss@example.com',
});
beforeAll(async () => {
  server = await startOpenIdServer(`${origin}/api/auth/callback`);
  app = await testApp({ worker: false, env: settings() });
});
afterAll(() => server.stop());

const pathOf = (url: string) => url.slice(origin.length);

/** To the provider and back; what the page says is where we end. */
async function signIn(person: Person, who: OpenIdServer['person'], on = app) {
  server.person = who;
  const sent = await person.call('GET', '/api/login?returnTo=/subscription');
  const back = await server.browse(String(sent.headers.location));
  const arrived = await person.call('GET', pathOf(back));
  const user = await person.call('GET', '/api/auth/user');
  return {
    sent: new URL(String(sent.headers.location)),
    back,
    arrived: String(arrived.headers.location),
    user,
    on,
  };
}

const jane = {
  sub: 'jane',
  email: 'Jane@Example.com',
  email_verified: true,
  given_name: 'Jane',
  family_name: 'Doe',
};

test('sign-in goes to the provider with state, nonce and PKCE, and comes back to where it began', async () => {
  const person = app.person();
  const { sent, arrived, user } = await signIn(person, jane);
  expect(Object.fromEntries(sent.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${origin}/api/auth/callback`,
    scope: 'openid email profile',
  });
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(sent.searchParams.get(name)?.length).toBeGreaterThan(30);
  expect(arrived).toBe('/login?arrived=1&returnTo=%2Fsubscription');
  expect(user.body).toMatchObject({ email: 'jane@example.com', firstName: 'Jane', lastName: 'Doe' });
  expect(person.cookies.get('__Host-oidc')).toBe('');
});

test('the same subject is the same account, also under another address', async () => {
  const first = await signIn(app.person(), jane);
  const again = await signIn(app.person(), {
    ...jane,
    email: 'jane@elsewhere.example',
    email_verified: false,
  });
  expect(again.user.body.id).toBe(first.user.body.id);
  expect(again.user.body.email).toBe('jane@example.com');
});

test('an address the provider has not confirmed opens no account and makes none', async () => {
  for (const email of ['jane@example.com', 'new@example.com']) {
    const { arrived, user } = await signIn(app.person(), {
      sub: `mallory ${email}`,
      email,
      email_verified: false,
    });
    expect([arrived, user.text]).toEqual(['/login?problem=unverified', 'null']);
  }
  // A word is not a yes.
  const said = await signIn(app.person(), { sub: 'm2', email: 'jane@example.com', email_verified: 'true' });
  expect(said.user.text).toBe('null');
  const { rows } = await app.database.pool.query('SELECT email FROM users');
  expect(rows).toEqual([{ email: 'jane@example.com' }]);
});

test('a confirmed address leads to the account that has it; a password planted before it is gone', async () => {
  const planted = app.person();
  const account = { email: 'owner@example.com', password: 'what an attacker chose' };
  await planted.call('POST', '/api/auth/sign-up', account);
  const { user } = await signIn(app.person(), {
    sub: 'owner',
    email: 'owner@example.com',
    email_verified: true,
  });
  expect(user.body.email).toBe('owner@example.com');
  expect((await app.person().call('POST', '/api/auth/sign-in', account)).status).toBe(401);
});

test('a proven address of ADMIN_EMAILS is an administrator', async () => {
  const { user } = await signIn(app.person(), {
    sub: 'boss',
    email: 'boss@example.com',
    email_verified: true,
  });
  expect(user.body).toMatchObject({ isAdmin: true });
});

test("an answer to another browser's question, a second use, a foreign issuer and a made-up code are refused", async () => {
  server.person = jane;
  const [one, other] = [app.person(), app.person()];
  const location = async (person: Person) =>
    String((await person.call('GET', '/api/login')).headers.location);
  const backOfOne = pathOf(await server.browse(await location(one)));
  await location(other);
  const nobody = app.person();
  const kept = one.cookies.get('__Host-oidc') ?? '';
  const tries: [Person, string][] = [
    [other, backOfOne],
    [nobody, backOfOne],
    [one, backOfOne.replace(/code=[^&]+/, 'code=made-up')],
  ];
  for (const [person, path] of tries) {
    expect((await person.call('GET', path)).headers.location, path).toBe('/login?problem=refused');
    expect((await person.call('GET', '/api/auth/user')).text).toBe('null');
    if (person === one) one.cookies.set('__Host-oidc', kept);
  }
  const foreign = backOfOne.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example');
  expect((await one.call('GET', foreign)).headers.location).toBe('/login?problem=refused');
  one.cookies.set('__Host-oidc', kept);
  expect(String((await one.call('GET', backOfOne)).headers.location)).toContain('arrived=1');
  // The code was used: the same answer again opens nothing.
  const late = app.person();
  late.cookies.set('__Host-oidc', kept);
  expect((await late.call('GET', backOfOne)).headers.location).toBe('/login?problem=refused');
});

test('a token for another audience, issuer, nonce or time, or signed by another key, signs nobody in', async () => {
  const liar = await startLyingProvider();
  const env = { ...outside, OIDC_ISSUER: liar.issuer, OIDC_CLIENT_ID: 'us' };
  const listening = await testApp({ worker: false, env });
  const past = Math.floor(Date.now() / 1000) - 3_600;
  const lies: [Record<string, unknown>, typeof liar.signature, boolean][] = [
    [{}, 'own', true],
    [{ aud: 'somebody-else' }, 'own', false],
    [{ aud: ['us', 'somebody-else'], azp: 'somebody-else' }, 'own', false],
    [{ iss: 'https://evil.example' }, 'own', false],
    [{ nonce: 'another' }, 'own', false],
    [{ nonce: undefined }, 'own', false],
    [{ exp: past, iat: past - 60 }, 'own', false],
    [{ sub: undefined }, 'own', false],
    [{}, 'foreign', false],
    [{}, 'none', false],
  ];
  for (const [claims, signature, believed] of lies) {
    const person = listening.person();
    const sent = new URL(String((await person.call('GET', '/api/login')).headers.location));
    liar.claims = { nonce: sent.searchParams.get('nonce'), ...claims };
    liar.signature = signature;
    await person.call('GET', `/api/auth/callback?code=x&state=${sent.searchParams.get('state')}`);
    const { text } = await person.call('GET', '/api/auth/user');
    expect(text !== 'null', JSON.stringify([claims, signature])).toBe(believed);
  }
  await liar.stop();
});

test('a sign-in that took longer than ten minutes is begun anew', async () => {
  const person = app.person();
  server.person = jane;
  const back = await server.browse(String((await person.call('GET', '/api/login')).headers.location));
  app.clock.move(10 * 60_000 + 1_000);
  expect((await person.call('GET', pathOf(back))).headers.location).toBe('/login?problem=refused');
  app.clock.move(-10 * 60_000 - 1_000);
});

test('who began in a language hears in that language that it was refused', async () => {
  const person = app.person();
  server.person = jane;
  const sent = await person.call('GET', '/api/login?returnTo=/fr/subscription');
  const back = await server.browse(String(sent.headers.location));
  app.clock.move(10 * 60_000 + 1_000);
  expect((await person.call('GET', pathOf(back))).headers.location).toBe('/fr/login?problem=refused');
  app.clock.move(-10 * 60_000 - 1_000);
});

test('a forged Host moves no address that is sent to the provider', async () => {
  const reply = await app.server.inject({
    method: 'GET',
    url: '/api/login',
    headers: { host: 'evil.example' },
  });
  expect(new URL(String(reply.headers.location)).searchParams.get('redirect_uri')).toBe(
    `${origin}/api/auth/callback`,
  );
});

test('a provider that is away leads to our own page, and is asked again at the next sign-in', async () => {
  const gate = createServer();
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  const { port } = gate.address() as { port: number };
  await new Promise<void>((resolve) => gate.close(() => resolve()));
  const env = { ...settings(), OIDC_ISSUER: `http://127.0.0.1:${port}` };
  const waiting = await testApp({ worker: false, env });
  const asked = async () => String((await waiting.person().call('GET', '/api/login')).headers.location);
  expect(await asked()).toBe('/login?returnTo=%2F&problem=provider');
  const issuer = `http://127.0.0.1:${port}`;
  const described = JSON.stringify({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
  });
  const back = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(described);
  });
  await new Promise<void>((resolve) => back.listen(port, '127.0.0.1', resolve));
  expect(await asked()).toMatch(new RegExp(`^${issuer}/auth\\?`));
  await new Promise<void>((resolve) => back.close(() => resolve()));
});

test('settings that would believe an unprotected provider are refused', () => {
  const base = { ...outside, DATABASE_URL: 'postgres://x', OIDC_ISSUER: 'http://id.example.com' };
  expect(() => readConfig({ ...base, OIDC_CLIENT_ID: 'x' })).toThrow(ConfigError);
  expect(() => readConfig({ ...base, OIDC_ISSUER: 'https://id.example.com' })).toThrow(/OIDC_CLIENT_ID/);
});
