import * as client from 'openid-client';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { seal, unseal } from '../../platform/keys.ts';

/** What a provider says of somebody, checked: signature, issuer, audience, nonce, time. */
export interface ProvenIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
}

export interface Provider {
  /** Where to send the browser, and what it keeps meanwhile. */
  begin(returnTo: string): Promise<{ url: string; kept: string }>;
  /** Throws when anything is not as it was begun. */
  finish(kept: string | null, query: string): Promise<{ identity: ProvenIdentity; returnTo: string }>;
  /** Where somebody began whose sign-in was refused: home, when nobody knows. */
  cameFrom(kept: string | null): string;
}

export const KEPT_SECONDS = 600;
const CALLBACK = '/api/auth/callback';
const DISCOVERED_MS = 3_600_000;
const SCOPE = 'openid email profile';

const keptShape = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  at: z.number(),
});

/** Null: none is configured, and people sign in on our own page. */
export function createProvider(context: Context): Provider | null {
  const { config, clock, keys } = context;
  const issuer = config.OIDC_ISSUER;
  if (!issuer) return null;
  const secret = keys.derive('oidc');
  const redirectUri = `${config.origin}${CALLBACK}`;
  const discovered = lazily(() => discover(context, new URL(issuer)), DISCOVERED_MS);
  const opened = (sealed: string | null) =>
    keptShape.parse(JSON.parse(unseal(secret, Buffer.from(sealed ?? '', 'base64url'), 'oidc')));
  return {
    cameFrom(sealed) {
      try {
        return opened(sealed).returnTo;
      } catch {
        return '/';
      }
    },

    async begin(returnTo) {
      const provider = await discovered();
      const verifier = client.randomPKCECodeVerifier();
      const state = client.randomState();
      const nonce = client.randomNonce();
      const url = client.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      const kept = JSON.stringify({ state, nonce, verifier, returnTo, at: clock.now().getTime() });
      return { url: url.href, kept: seal(secret, kept, 'oidc').toString('base64url') };
    },

    async finish(sealed, query) {
      const kept = opened(sealed);
      if (clock.now().getTime() - kept.at > KEPT_SECONDS * 1000) throw new Error('the sign-in took too long');
      const provider = await discovered();
      // Our own address, whatever Host the request named.
      const tokens = await client.authorizationCodeGrant(provider, new URL(`${redirectUri}${query}`), {
        pkceCodeVerifier: kept.verifier,
        expectedState: kept.state,
        expectedNonce: kept.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider sent no identity');
      const more =
        claims.email === undefined && provider.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(provider, tokens.access_token, claims.sub)
          : {};
      return { identity: identityOf({ ...more, ...claims }), returnTo: kept.returnTo };
    },
  };
}

function identityOf(claims: Record<string, unknown> & { iss: string; sub: string }): ProvenIdentity {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' && value.trim() ? value.trim().slice(0, 200) : null;
  };
  const email = z.email().max(254).safeParse(text('email')?.toLowerCase());
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: email.success ? email.data : null,
    emailVerified: claims.email_verified === true,
    firstName: text('given_name'),
    lastName: text('family_name'),
  };
}

/** A provider that is away at one sign-in may be there at the next. */
function lazily<T>(make: () => Promise<T>, keepMs: number): () => Promise<T> {
  let made: { value: Promise<T>; at: number } | null = null;
  return () => {
    if (made && performance.now() - made.at < keepMs) return made.value;
    const value = make();
    made = { value, at: performance.now() };
    value.catch(() => {
      made = null;
    });
    return value;
  };
}

async function discover({ config }: Context, issuer: URL): Promise<client.Configuration> {
  // Without TLS only to oneself; readConfig refused everything else.
  const insecure = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  // The connection alone vouches for a token otherwise; its signature is checked as well.
  const execute = [...insecure, client.enableNonRepudiationChecks];
  return client.discovery(
    issuer,
    config.OIDC_CLIENT_ID ?? '',
    config.OIDC_CLIENT_SECRET,
    config.OIDC_CLIENT_SECRET ? undefined : client.None(),
    { execute, timeout: 5 },
  );
}
