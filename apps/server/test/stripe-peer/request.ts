import { readBeside } from './beside.ts';
import { later, laterCalls } from './later.ts';

export interface Schema {
  type?: string;
  enum?: string[];
  maxLength?: number;
  required?: string[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
}

interface Described {
  query: Schema;
  body: Schema;
}

export type Form = { [key: string]: string | Form };

const { calls } = readBeside('description.json') as {
  calls: Record<string, Described>;
};
for (const { call, name, schema } of later) {
  const described = calls[call];
  if (described) described.body.properties = { ...described.body.properties, [name]: schema };
}
for (const { call, query } of laterCalls) calls[call] = { query, body: {} };

const patterns = Object.keys(calls).map((call) => {
  const [method = '', path = ''] = call.split(' ');
  return { call, method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([\\w-]+)')}$`) };
});

/** Which call of the description this is; null: none. */
export function recognise(method: string, path: string): { call: string; id: string } | null {
  for (const one of patterns) {
    const match = one.method === method ? one.pattern.exec(path) : null;
    if (match) return { call: one.call, id: match[1] ?? '' };
  }
  return null;
}

/** a[b][0]=c, as Stripe's own library writes it. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split(/\]\[|\[|\]/).filter((key, index) => index === 0 || key !== '');
    let place = form;
    keys.forEach((key, index) => {
      if (index === keys.length - 1) place[key] = value;
      else {
        const next = place[key];
        const inner: Form = typeof next === 'object' ? next : {};
        place[key] = inner;
        place = inner;
      }
    });
  }
  return form;
}

/** Everything about a request that the description does not allow. */
export function faultsOf(call: string, method: string, form: Form): string[] {
  const described = calls[call];
  if (!described) return [`${call} is not described`];
  return faults(method === 'GET' ? described.query : described.body, form, '');
}

function faults(schema: Schema, value: string | Form, at: string): string[] {
  if (schema.anyOf) {
    const tried = schema.anyOf.map((one) => faults(one, value, at));
    return tried.some((one) => one.length === 0) ? [] : (tried[0] ?? []);
  }
  if (schema.type === 'object') return objectFaults(schema, value, at);
  if (schema.type === 'array') {
    if (typeof value === 'string') return [`${at} is no list`];
    return Object.values(value).flatMap((one, index) => faults(schema.items ?? {}, one, `${at}[${index}]`));
  }
  return typeof value === 'string' ? scalarFaults(schema, value, at) : [`${at} is no single value`];
}

function objectFaults(schema: Schema, value: string | Form, at: string): string[] {
  if (typeof value === 'string') return [`${at} is no object`];
  const missing = (schema.required ?? []).filter((name) => !(name in value));
  return [
    ...missing.map((name) => `${at}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, one]) => {
      const known = schema.properties?.[name] ?? schema.additionalProperties;
      return known ? faults(known, one, `${at}.${name}`) : [`Received unknown parameter: ${at}.${name}`];
    }),
  ];
}

function scalarFaults({ type, enum: choices, maxLength }: Schema, value: string, at: string): string[] {
  if (choices && !choices.includes(value)) return [`${at} must be one of ${choices.join(', ')}`];
  if (maxLength && value.length > maxLength) return [`${at} is longer than ${maxLength}`];
  if (type === 'integer' && !/^-?\d+$/.test(value)) return [`${at} is no integer`];
  if (type === 'boolean' && value !== 'true' && value !== 'false') return [`${at} is no boolean`];
  return [];
}
