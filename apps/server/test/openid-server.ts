import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface OpenIdServer {
  issuer: string;
  /** Who signs in next, and what the server says of them. */
  person: { sub: string } & Record<string, unknown>;
  /** A browser that goes where it is sent, signs in, and stops at the address outside this server. */
  browse(url: string): Promise<string>;
  stop(): Promise<void>;
}

export const client = { id: 'resume-tailor', secret: 'a secret of the tests only' };

/** A real OpenID Connect server on loopback, with one client: us. */
export async function startOpenIdServer(redirectUri: string): Promise<OpenIdServer> {
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const made = { person: { sub: 'nobody' } as OpenIdServer['person'] };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['a key of the tests only'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: async () => ({ ...made.person, sub: id }),
    }),
    interactions: { url: (_: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}` },
  });
  const own = provider.callback();
  http.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return own(request, response);
    const { params, prompt } = await provider.interactionDetails(request, response);
    const accountId = made.person.sub;
    const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
    grant.addOIDCScope('openid email profile');
    const result =
      prompt.name === 'login' ? { login: { accountId } } : { consent: { grantId: await grant.save() } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
  });
  return {
    issuer,
    get person() {
      return made.person;
    },
    set person(person) {
      made.person = person;
    },
    async browse(url) {
      const cookies = new Map<string, string>();
      for (let at = url, i = 0; i < 12; i += 1) {
        const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
        const reply = await fetch(at, { redirect: 'manual', headers: { cookie } });
        for (const line of reply.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
          cookies.set(name, value);
        }
        const next = reply.headers.get('location');
        if (!next) throw new Error(`${reply.status} at ${new URL(at).pathname}: ${await reply.text()}`);
        at = new URL(next, at).href;
        if (!at.startsWith(issuer)) return at;
      }
      throw new Error('sent around in a circle');
    },
    stop: () => new Promise((resolve) => http.close(() => resolve())),
  };
}
