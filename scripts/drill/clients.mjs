/** People who save resumes, and remember what they were promised. */
import { sleep } from '../launch/identity.mjs';

const perVisitor = 30;

const resumeOf = (marker) =>
  `Ann Example ${marker}\nann@example.com\n\nExperience\nEngineer, Example Works, 2019 - 2023\n- Built services in TypeScript and SQL`;

/** One client after the other behind a proxy has an address of its own: the limits are not what is tried. */
const addressOf = (client, visitor) =>
  `10.${client % 250}.${Math.floor(visitor / 250) % 250}.${visitor % 250}`;

async function create(base, marker, { cookie, from, origin }) {
  const reply = await fetch(`${base}/api/resumes`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin,
      'x-forwarded-for': from,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify({
      resumeText: resumeOf(marker),
      jobTitle: marker,
      jobDescription: `Engineer for ${marker}: TypeScript, SQL and services. Five years of experience are welcome.`,
    }),
    signal: AbortSignal.timeout(10_000),
  });
  const body = await reply.json();
  if (reply.status !== 201) return { refused: reply.status };
  const set = reply.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { id: body.resume.id, cookie: set.length > 0 ? set.join('; ') : undefined };
}

/**
 * Creates until `isOver()`. `acknowledged`: what got a 201, with the cookie it belongs to; `tried`: how many were sent.
 */
export async function runClient(base, number, isOver, pause = 300, origin = base) {
  const acknowledged = [];
  const refusals = {};
  let tried = 0;
  let visitor = 0;
  let cookie;
  while (!isOver()) {
    const marker = `client-${number}-try-${tried}`;
    tried += 1;
    try {
      const made = await create(base, marker, { cookie, from: addressOf(number, visitor), origin });
      if (made.id) {
        cookie = made.cookie ?? cookie;
        acknowledged.push({ id: made.id, marker, cookie, at: Date.now() });
        if (acknowledged.length % perVisitor === 0) {
          visitor += 1;
          cookie = undefined;
        }
      } else refusals[made.refused] = (refusals[made.refused] ?? 0) + 1;
    } catch {
      refusals.none = (refusals.none ?? 0) + 1;
    }
    await sleep(pause * (0.5 + Math.random()));
  }
  return { acknowledged, refusals, tried };
}

async function read(url, cookie) {
  const reply = await fetch(url, { headers: { cookie }, signal: AbortSignal.timeout(20_000) });
  return { status: reply.status, body: await reply.json() };
}

/** Every promise, one by one: there, readable with its own words, and once among its owner's resumes. */
export async function verify(base, acknowledged) {
  const wrong = { missing: [], unreadable: [], doubled: [] };
  const owners = group(acknowledged);
  for (const [cookie, theirs] of owners) {
    const { body } = await read(`${base}/api/resumes`, cookie);
    for (const { id, marker } of theirs) {
      const same = (body.resumes ?? []).filter((one) => one.jobTitle === marker);
      if (!same.some((one) => one.id === id)) wrong.missing.push(marker);
      if (same.length > 1) wrong.doubled.push(marker);
      const one = await read(`${base}/api/resumes/${id}`, cookie);
      if (one.status !== 200 || !one.body.resume.originalContent.includes(marker))
        wrong.unreadable.push(marker);
    }
  }
  return wrong;
}

function group(acknowledged) {
  const owners = new Map();
  for (const one of acknowledged) owners.set(one.cookie, [...(owners.get(one.cookie) ?? []), one]);
  return owners;
}
