import { crc32, deflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { Archive } from '../../../../../packages/documents/src/docx/archive.ts';
import { type Person, type TestApp, testApp } from '../../../test/app.ts';
import { cleanPng } from './png.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

interface Wanted {
  width?: number;
  height?: number;
  colour?: number;
  dots?: Buffer;
  more?: Buffer[];
}

/** A picture as a program may write it. */
function png({ width = 2, height = 2, colour = 2, dots, more = [] }: Wanted = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colour, 0, 0, 0], 8);
  const rows = dots ?? Buffer.alloc((width * 3 + 1) * height, 7);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const secret = 'taken at 52.5200 N 13.4050 E by Jane';

test('a picture is kept for its dots alone: place, time and names beside them are not', () => {
  const sent = png({ more: [chunk('tEXt', Buffer.from(secret)), chunk('eXIf', Buffer.from(secret))] });
  const kept = cleanPng(Buffer.concat([sent, Buffer.from('<script>')]));
  expect(kept?.subarray(0, 8)).toEqual(sent.subarray(0, 8));
  expect(sent.includes(secret)).toBe(true);
  expect(kept?.includes(secret)).toBe(false);
  expect(kept?.includes('<script>')).toBe(false);
  expect(kept && cleanPng(kept)).toEqual(kept);
});

test('what is no picture of that size is refused, and a bomb is cut off', () => {
  const broken = png();
  broken[broken.length - 20] = (broken[broken.length - 20] ?? 0) ^ 1;
  const strange = {
    nothing: Buffer.alloc(0),
    'a page': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'cut off': png().subarray(0, 50),
    'a wrong sum': broken,
    'too wide': png({ width: 513 }),
    'no height': png({ height: 0 }),
    'a palette': png({ colour: 3 }),
    'too few dots': png({ dots: Buffer.alloc(3) }),
    'a bomb': png({ dots: Buffer.alloc(50_000_000) }),
  };
  for (const [name, bytes] of Object.entries(strange)) expect(cleanPng(bytes), name).toBeNull();
});

async function signedUp(email: string): Promise<Person> {
  const person = app.person();
  await person.call('POST', '/api/auth/sign-up', { email, password: 'long enough 1', firstName: 'Jane' });
  return person;
}

const cookieOf = (person: Person) => [...person.cookies].map((pair) => pair.join('=')).join('; ');
const raw = (person: Person, url: string) =>
  app.server.inject({ url, headers: { cookie: cookieOf(person) } });

test('a picture is set, shown to its owner only, replaced under a new address, and taken away', async () => {
  const person = await signedUp('picture@example.com');
  const set = await person.call('PUT', '/api/account/picture', { png: png().toString('base64') });
  const { profileImageUrl } = (await person.call('GET', '/api/auth/user')).body;
  expect([set.status, set.body.profileImageUrl]).toEqual([200, profileImageUrl]);
  const shown = await raw(person, String(profileImageUrl));
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
  expect(shown.rawPayload).toEqual(cleanPng(png()));
  const stranger = await signedUp('stranger@example.com');
  expect((await raw(stranger, String(profileImageUrl))).statusCode).toBe(404);
  await person.call('PUT', '/api/account/picture', { png: png({ width: 3 }).toString('base64') });
  expect((await person.call('GET', '/api/auth/user')).body.profileImageUrl).not.toBe(profileImageUrl);
  // At rest it is sealed.
  const { rows } = await app.database.pool.query('SELECT sealed FROM account_pictures');
  expect(rows[0].sealed.includes('PNG')).toBe(false);
  expect((await person.call('DELETE', '/api/account/picture')).body).toEqual({ profileImageUrl: null });
  expect((await person.call('GET', '/api/auth/user')).body.profileImageUrl).toBeNull();
  expect((await raw(person, '/api/account/picture')).statusCode).toBe(404);
});

test('everything about a person comes as one archive: JSON, their picture, their texts; nothing unpaid of them', async () => {
  const person = await signedUp('archive@example.com');
  await person.call('PUT', '/api/account/picture', { png: png().toString('base64') });
  const ids = [];
  for (const jobTitle of ['Cook / "Chef"', 'Köchin']) {
    const originalContent =
      'Jane Doe\njane@example.com\nCook at Initech, 2019 - 2023\n- Cooked soup for guests';
    const jobDescription = 'We cook soup for guests.';
    const made = await person.call('POST', '/api/resumes', { originalContent, jobTitle, jobDescription });
    ids.push((made.body.resume as { id: string }).id);
    await person.call('POST', `/api/resumes/${ids.at(-1)}/process`, {});
  }
  const order = { type: 'basic', resumeId: ids[0] };
  const { url } = (await person.call('POST', '/api/create-checkout-session', order)).body;
  const session = new URL(String(url)).searchParams.get('session') ?? '';
  await person.call('POST', `/api/test-checkout/${session}`, { action: 'pay', notify: false });
  await person.call('POST', '/api/complete-payment', { sessionId: session });
  const reply = await raw(person, '/api/account/export-archive');
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="my-data.zip"',
  });
  const archive = await Archive.open(reply.rawPayload);
  expect(archive.names).toEqual([
    'my-data.json',
    'picture.png',
    'resumes/1 Cook Chef/original.txt',
    'resumes/1 Cook Chef/job.txt',
    'resumes/1 Cook Chef/tailored.txt',
    'resumes/2 Köchin/original.txt',
    'resumes/2 Köchin/job.txt',
  ]);
  const text = async (name: string) => (await archive.read(name))?.toString('utf8') ?? '';
  expect(await archive.read('picture.png')).toEqual(cleanPng(png()));
  expect(await text('resumes/2 Köchin/original.txt')).toContain('Cooked soup for guests');
  const shown = (await person.call('GET', `/api/resumes/${ids[0]}`)).body.resume as Record<string, string>;
  expect(await text('resumes/1 Cook Chef/tailored.txt')).toBe(shown.optimizedContent);
  const data = JSON.parse(await text('my-data.json'));
  expect(data.accounts.account).toMatchObject([{ email: 'archive@example.com', firstName: 'Jane' }]);
  expect(data.accounts.picture).toEqual({ file: 'picture.png' });
  expect(data.payments.payments).toMatchObject([{ amount: 199, status: 'completed' }]);
  expect(data.resumes.resumes[1].files[0]).toEqual({ file: 'resumes/2 Köchin/original.txt' });
  archive.close();
});
