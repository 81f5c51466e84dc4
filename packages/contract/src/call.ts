import type { z } from 'zod';

/** One call of the product: what both sides agree on. Used by the server as data, by the browser as a type. */
export interface CallDefinition {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Reply by status; errors have one shape of their own (errors.ts). */
  replies: Record<number, z.ZodType>;
  /** Replies with something else than JSON: an event stream, a file. */
  produces?: string;
}

export function defineCall<const C extends CallDefinition>(call: C): C {
  return call;
}

type Part<C, Name extends string> =
  C extends Record<Name, infer S extends z.ZodType> ? z.output<S> : undefined;

export type CallBody<C> = Part<C, 'body'>;
export type CallParams<C> = Part<C, 'params'>;
export type CallQuery<C> = Part<C, 'query'>;
export type CallReply<C extends CallDefinition> = {
  [Status in keyof C['replies']]: C['replies'][Status] extends z.ZodType
    ? z.output<C['replies'][Status]>
    : never;
}[keyof C['replies']];
