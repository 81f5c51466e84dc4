import { beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../test/app.ts';

let app: TestApp;
let base: string;
beforeAll(async () => {
  app = await testApp();
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});

const input = { originalContent: 'Jane Doe, cook', jobTitle: 'Cook', jobDescription: 'Cook soup' };
const cookieOf = (person: Person) => [...person.cookies].map((pair) => pair.join('=')).join('; ');
const listen = (person: Person, path: string, lastEventId?: string) =>
  fetch(`${base}${path}`, {
    headers: {
      cookie: cookieOf(person),
      accept: 'text/event-stream',
      ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
    },
  });

test('a stream that has ended is told once, and then says that there is nothing more', async () => {
  const person = app.person();
  const { body } = await person.call('POST', '/api/resumes', input);
  const { id } = body.resume as { id: string };
  expect((await person.call('POST', `/api/resumes/${id}/process`, {})).status).toBe(200);
  const path = `/api/resumes/${id}/events`;
  const text = await (await listen(person, path)).text();
  const ids = [...text.matchAll(/^id: (\d+)$/gm)].map((found) => found[1]);
  expect(text).toContain('"status":"done"');
  expect((await listen(person, path, ids.at(-1))).status).toBe(204);
  // From before the end, the rest comes and it closes by itself.
  expect(await (await listen(person, path, ids.at(-2))).text()).toContain(`id: ${ids.at(-1)}`);
});

test('one owner holds twelve streams open, and another is not hindered', async () => {
  const [person, other] = [app.person(), app.person()];
  for (const one of [person, other]) await one.call('POST', '/api/resumes', input);
  const paths = Array.from({ length: 13 }, (_, n) => `/api/extract-text/stream-of-nothing-yet-${n}/events`);
  const replies = [];
  for (const path of paths) replies.push(await listen(person, path));
  expect(replies.map((reply) => reply.status)).toEqual([...Array(12).fill(200), 429]);
  const free = await listen(other, paths[0] ?? '');
  expect(free.status).toBe(200);
  await Promise.all([...replies.slice(0, 12), free].map((reply) => reply.body?.cancel()));
  await new Promise((resolve) => setTimeout(resolve, 200));
  const again = await listen(person, paths[0] ?? '');
  expect(again.status).toBe(200);
  await again.body?.cancel();
});
