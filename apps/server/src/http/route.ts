import type { CallBody, CallDefinition, CallParams, CallQuery } from '@tailor/contract/call';
import { limits } from '@tailor/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Identity, mannerOf, rememberManner } from '../features/identity/service.ts';
import { mailAdminIsOpen } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { type Limit, networkOf, takeFromLimit } from '../platform/limits.ts';
import type { Manner, Owner } from '../platform/owner.ts';

/**
 * anyone: works without being known · owner: somebody must be recognised, else there is nothing to
 * find · writer: a first-time visitor gets an identity · user: signed in · admin · mail-admin: the
 * same, or anyone while the e-mail screens are open · self: the handler proves the owner within its
 * own select.
 */
export type Access = 'anyone' | 'owner' | 'writer' | 'user' | 'admin' | 'mail-admin' | 'self';

export interface RouteOptions {
  access: Access;
  /** Counted per owner (or address) in the database. */
  limit?: Limit;
  /** Also counted per address, where a new cookie would begin a new count. */
  addressLimit?: Limit;
}

type OwnerFor<A extends Access> = A extends 'anyone' | 'mail-admin'
  ? Owner | null
  : A extends 'self'
    ? null
    : Owner;

export interface Asked<C, A extends Access> {
  params: CallParams<C>;
  query: CallQuery<C>;
  body: CallBody<C>;
  owner: OwnerFor<A>;
  manner: Manner;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<C extends CallDefinition> = {
  [Status in keyof C['replies'] & number]: { status: Status; body: z.output<C['replies'][Status]> };
}[keyof C['replies'] & number];

/** Keeps the status a literal, so that the body is held to that very reply. */
export function answer<S extends number, B>(status: S, body: B): { status: S; body: B } {
  return { status, body };
}

export interface RegisteredRoute {
  method: string;
  path: string;
  access: Access;
}

export interface Http {
  route<C extends CallDefinition, A extends Access>(
    call: C,
    options: RouteOptions & { access: A },
    handler: (asked: Asked<C, A>) => Promise<Answer<C>>,
  ): void;
  /** For bodies whose very bytes are signed: the handler gets them as they came. */
  raw<C extends CallDefinition, A extends Access>(
    call: C,
    options: RouteOptions & { access: A },
    handler: (asked: Asked<C, A>) => Promise<Answer<C>>,
  ): void;
  /** For replies that are no JSON: the handler writes them itself. */
  stream<C extends CallDefinition, A extends Access>(
    call: C,
    options: RouteOptions & { access: A },
    handler: (asked: Asked<C, A>) => Promise<void>,
  ): void;
  /** Every registered call, for the access matrix and the description. */
  registered: RegisteredRoute[];
}

export function createHttp(app: FastifyInstance, context: Context, identity: Identity): Http {
  const registered: RegisteredRoute[] = [];

  async function ask<C extends CallDefinition, A extends Access>(
    call: C,
    options: RouteOptions,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Asked<C, A>> {
    const manner = mannerOf(request.headers);
    const recognised = options.access === 'self' ? null : await identity.recognise(request.headers);
    const forAdmins = options.access === 'admin' || options.access === 'mail-admin';
    const open = options.access === 'mail-admin' && mailAdminIsOpen(context.config);
    if (forAdmins && !open && !recognised?.isAdmin)
      throw recognised?.kind === 'user'
        ? new AppError('admins_only', 'This is for administrators.')
        : new AppError('sign_in_required', 'Sign in first.');
    if (options.access === 'user' && recognised?.kind !== 'user')
      throw new AppError('sign_in_required', 'Sign in first.');
    if (options.limit)
      await takeFromLimit(
        context.db,
        context.clock,
        options.limit,
        countedAs(options.access, recognised, request),
      );
    if (options.addressLimit)
      await takeFromLimit(context.db, context.clock, options.addressLimit, networkOf(request.ip));
    const given = {
      params: parsed(call.params, request.params, 'path'),
      query: parsed(call.query, request.query, 'query'),
      body: parsed(call.body, request.body ?? {}, 'body'),
    };
    const owner = await ownerFor(options.access, recognised, manner, reply);
    if (owner && request.method !== 'GET' && request.method !== 'HEAD')
      await rememberManner(context, owner, manner);
    return { ...given, owner, manner, request, reply } as Asked<C, A>;
  }

  async function ownerFor(access: Access, recognised: Owner | null, manner: Manner, reply: FastifyReply) {
    if (recognised || access === 'anyone' || access === 'self' || access === 'mail-admin') return recognised;
    if (access !== 'writer') throw notFound();
    const { owner, setCookie } = await identity.welcome(manner);
    reply.header('set-cookie', setCookie);
    return owner;
  }

  function register(call: CallDefinition, options: RouteOptions) {
    registered.push({ method: call.method, path: call.path, access: options.access });
  }

  function add<C extends CallDefinition, A extends Access>(
    place: FastifyInstance,
    call: C,
    options: RouteOptions,
    handler: (asked: Asked<C, A>) => Promise<Answer<C>>,
  ) {
    place.route({
      method: call.method,
      url: call.path,
      handler: async (request, reply) => {
        const { status, body } = await handler(await ask<C, A>(call, options, request, reply));
        reply.code(status).header('cache-control', 'no-store');
        return checkedReply(call, status, body);
      },
    });
  }

  return {
    registered,
    route(call, options, handler) {
      register(call, options);
      add(app, call, options, handler);
    },
    raw(call, options, handler) {
      register(call, options);
      void app.register(async (place) => {
        place.removeAllContentTypeParsers();
        const bytes = { parseAs: 'buffer', bodyLimit: limits.jsonBytes } as const;
        place.addContentTypeParser('*', bytes, (_request, body, done) => done(null, body));
        add(place, call, options, handler);
      });
    },
    stream(call, options, handler) {
      register(call, options);
      app.route({
        method: call.method,
        url: call.path,
        handler: async (request, reply) => handler(await ask(call, options, request, reply)),
      });
    },
  };
}

/** Whoever needs no identity could throw it away between two tries: there the address counts. */
function countedAs(access: Access, owner: Owner | null, request: FastifyRequest): string {
  return owner && access !== 'anyone' ? owner.id : `ip:${networkOf(request.ip)}`;
}

function parsed(schema: z.ZodType | undefined, value: unknown, place: string): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  // An id that cannot be one is simply nothing that exists.
  if (place === 'path') throw notFound();
  const issue = result.error.issues[0];
  const field = issue?.path.join('.') || place;
  throw new AppError(
    'invalid_request',
    `The request cannot be used: ${field} is not as described in /api/docs.`,
    {
      field,
    },
  );
}

/** Its message names a call and a field, never a value: it may be logged. */
export class ContractError extends Error {}

/** Our own replies are held to the contract too: what it does not name does not go out. */
export function checkedReply(call: CallDefinition, status: number, body: unknown): unknown {
  const schema = call.replies[status];
  if (!schema) throw new ContractError(`${call.method} ${call.path} has no reply ${status}`);
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const path = result.error.issues[0]?.path.join('.');
  throw new ContractError(
    `${call.method} ${call.path}: reply ${status} differs from the contract at ${path}`,
  );
}
