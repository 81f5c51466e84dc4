import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { API_VERSION } from '../../src/features/payments/stripe/client.ts';
import { createAccount } from './account.ts';
import { createActions, type Happening } from './actions.ts';
import { createHandlers, Refusal } from './handlers.ts';
import { expandable } from './later.ts';
import { shaped } from './objects.ts';
import { createPresent } from './present.ts';
import { type Form, faultsOf, readForm, recognise } from './request.ts';

export const KEY = 'sk_test_peer';
export const SECRET = 'whsec_peer';

export interface Event {
  id: string;
  body: string;
}

export interface PeerRequest {
  call: string;
  form: Form;
  key: string | undefined;
}

/** What one request meets: an answer with this status, silence, or a broken line. */
export type Trouble = 429 | 500 | 'silence' | 'reset' | 'after' | 'after-silence' | null;

/**
 * A stand-in for Stripe on loopback. It refuses whatever the description does not allow, remembers
 * idempotency keys, and keeps its events until a test delivers them: late, twice, in any order, never.
 */
export async function startStripePeer(clock: { now(): Date }) {
  const account = createAccount(clock);
  const present = createPresent(account);
  const events: Event[] = [];
  const actions = createActions(account, (happening) => events.push(eventOf(happening)));
  const handlers = createHandlers(account, present, actions);
  const remembered = new Map<string, { asked: string; status: number; reply: string }>();
  const peer = {
    account,
    actions,
    events,
    requests: [] as PeerRequest[],
    refused: [] as string[],
    trouble: (_request: PeerRequest): Trouble => null,
    url: '',
    /** An event as it is posted: the bytes and their signature. */
    signed(event: Event, { at = clock.now(), secret = SECRET } = {}) {
      const timestamp = Math.floor(at.getTime() / 1000);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: event.body, secret, timestamp });
      return { payload: event.body, signature };
    },
    event: (type: string, object: object, more: object = {}) => made(type, object, more),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function made(type: string, object: object, more: object = {}): Event {
    const id = account.id('evt');
    const event = shaped('event', {
      id,
      type,
      api_version: API_VERSION,
      created: account.now(),
      data: { object },
    });
    return { id, body: JSON.stringify({ ...event, ...more }) };
  }

  function eventOf({ type, object: { kind, id } }: Happening): Event {
    const of = <T>(map: Map<string, T>, key = id) => map.get(key) as T;
    const charge = [...account.payments.values()].find((one) => one.charge === id);
    const object = {
      'checkout.session': () => present.session(of(account.sessions), false),
      subscription: () => present.subscription(of(account.subscriptions), false),
      invoice: () => present.invoice(of(account.invoices), false),
      charge: () => (charge ? present.charge(charge) : {}),
      dispute: () => present.dispute(of(account.payments)),
    }[kind]();
    return made(type, object);
  }

  function answer(call: string, id: string, form: Form): { status: number; reply: object } {
    account.tick();
    try {
      const { expand, ...rest } = form;
      const wanted = Object.values(typeof expand === 'object' ? expand : {}).map(String);
      const strange = wanted.filter((name) => !expandable[call]?.includes(name));
      if (strange.length > 0)
        throw new Refusal(400, 'parameter_unknown', `This property cannot be expanded (${strange.join()}).`);
      const handler = handlers[call];
      if (!handler) throw new Refusal(404, 'unknown', `the peer does not play ${call}`);
      return { status: 200, reply: handler({ id, form: rest, expand: wanted }) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, reply: errorOf(error) };
    }
  }

  /** null: the request is allowed. */
  function refusal(
    request: IncomingMessage,
    call: string | undefined,
    method: string,
    form: Form,
  ): Refusal | null {
    if (request.headers.authorization !== `Bearer ${KEY}`)
      return new Refusal(401, 'api_key_invalid', 'Invalid API Key provided');
    if (request.headers['stripe-version'] !== API_VERSION)
      return new Refusal(400, 'version', `the version is ${request.headers['stripe-version']}`);
    if (!call) return new Refusal(404, 'url_invalid', `Unrecognized request URL ${request.url}`);
    const faults = faultsOf(call, method, form);
    return faults.length > 0 ? new Refusal(400, 'parameter_unknown', faults.join('; ')) : null;
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const method = request.method ?? 'GET';
    const url = new URL(request.url ?? '/', 'http://peer');
    const body = await textOf(request);
    const form = readForm(method === 'GET' ? url.searchParams.toString() : body);
    const known = recognise(method, url.pathname);
    const fault = refusal(request, known?.call, method, form);
    if (fault || !known) {
      peer.refused.push(`${method} ${url.pathname}: ${fault?.message}`);
      return send(response, fault?.status ?? 404, JSON.stringify(errorOf(fault ?? new Refusal(404, '', ''))));
    }
    const key = request.headers['idempotency-key'] as string | undefined;
    const asked = { call: known.call, form, key };
    peer.requests.push(asked);
    const trouble = peer.trouble(asked);
    if (trouble === 'silence') return;
    if (trouble === 'reset') return request.socket.destroy();
    if (trouble === 429 || trouble === 500)
      return send(response, trouble, JSON.stringify(errorOf(new Refusal(trouble, 'trouble', 'bad day'))));
    const said = once(key, `${known.call} ${known.id} ${body}`, () => answer(known.call, known.id, form));
    // It was done, and the answer was lost, or never comes.
    if (trouble === 'after-silence') return;
    if (trouble === 'after') return request.socket.destroy();
    send(response, said.status, said.reply);
  }

  function once(key: string | undefined, asked: string, work: () => { status: number; reply: object }) {
    const before = key ? remembered.get(key) : undefined;
    if (before && before.asked !== asked)
      return {
        status: 400,
        reply: JSON.stringify(errorOf(new Refusal(400, 'idempotency', 'another request'))),
      };
    if (before) return before;
    const { status, reply } = work();
    const said = { asked, status, reply: JSON.stringify(reply) };
    if (key) remembered.set(key, said);
    return said;
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error) => {
      peer.refused.push(String(error));
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  peer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return peer;
}
export type StripePeer = Awaited<ReturnType<typeof startStripePeer>>;

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function send(response: ServerResponse, status: number, reply: string) {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_peer' }).end(reply);
}

const errorOf = ({ status, code, message }: Refusal) => ({
  error: { type: status === 401 ? 'authentication_error' : 'invalid_request_error', code, message },
});
