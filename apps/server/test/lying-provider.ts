import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An OpenID Connect server that puts into its tokens whatever a test wants. */
export interface LyingProvider {
  issuer: string;
  /** Laid over a true token. */
  claims: Record<string, unknown>;
  /** Signs with a key that its own list of keys does not have; or not at all. */
  signature: 'own' | 'foreign' | 'none';
  stop(): Promise<void>;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function startLyingProvider(): Promise<LyingProvider> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const lies: Pick<LyingProvider, 'claims' | 'signature'> = { claims: {}, signature: 'own' };
  const token = (issuer: string) => {
    const now = Math.floor(Date.now() / 1000);
    const true_ = { iss: issuer, aud: 'us', sub: 'jane', iat: now, exp: now + 300 };
    const who = { email: 'jane@example.com', email_verified: true };
    const head = lies.signature === 'none' ? { alg: 'none' } : { alg: 'RS256', kid: 'one' };
    const said = `${part(head)}.${part({ ...true_, ...who, ...lies.claims })}`;
    if (lies.signature === 'none') return `${said}.`;
    const key = lies.signature === 'own' ? own.privateKey : foreign.privateKey;
    return `${said}.${createSign('RSA-SHA256').update(said).sign(key).toString('base64url')}`;
  };
  const http = createServer((request, response) => {
    const issuer = `http://${request.headers.host}`;
    const jwk = { ...own.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' };
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
      '/jwks': { keys: [jwk] },
      '/token': { access_token: 'x', token_type: 'Bearer', id_token: token(issuer) },
    };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answers[request.url ?? ''] ?? {}));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return Object.assign(lies, {
    issuer: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => http.close(() => resolve())),
  });
}
