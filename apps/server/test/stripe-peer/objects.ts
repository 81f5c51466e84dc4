import { readBeside } from './beside.ts';

const { objects } = readBeside('shapes.json') as {
  objects: Record<string, Record<string, unknown>>;
};

/** An object in the shape of the fixtures of 2026: what is not said here keeps the fixture's form. */
export function shaped<T extends object>(name: string, fields: T): T & Record<string, unknown> {
  const shape = objects[name];
  if (!shape) throw new Error(`there is no shape ${name}`);
  for (const field of Object.keys(fields))
    if (!(field in shape)) throw new Error(`${name} has no field ${field} in the fixtures`);
  return { ...structuredClone(shape), ...fields };
}

export const list = (url: string, data: object[], more = false) => ({
  object: 'list',
  data,
  has_more: more,
  url,
});
