import { judgeProposals, pointsOf, type Tailoring, tailor } from '@tailor/engine';
import { briefOf, ModelError, openModel, type Proposed, propose } from '@tailor/models';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Asked, type Peer, type PeerAct, startPeer } from '../../packages/models/test/peer.ts';
import { check } from '../checker/check.ts';
import { benchDay, benchEngine, ownPairs } from '../engine-pieces.ts';
import { injections, invented } from './attacks.ts';

vi.setConfig({ testTimeout: 30_000 });

/** A model that lies, obeys strangers or breaks, against the whole way of its answers into a resume. */
const engine = benchEngine();
let peer: Peer;
beforeAll(async () => {
  peer = await startPeer();
});
afterAll(async () => {
  expect(peer.wrong).toEqual([]);
  await peer.close();
});

const pairOf = (id: string) => {
  const pair = ownPairs().find((one) => one.id === id);
  if (!pair) throw new Error(`no pair ${id}`);
  return pair;
};
const base = pairOf('en-data-engineer');
const asInput = (resume: string, description = base.job.description) => ({
  resume,
  job: engine.prepare({ ...base.job, description }),
  asOf: benchDay,
});

const made = new Map<string, Tailoring>();
function plainOf(input: ReturnType<typeof asInput>): Tailoring {
  const key = `${input.resume} ${input.job.job.description}`;
  const known = made.get(key) ?? tailor(engine, input);
  made.set(key, known);
  return known;
}

interface Outcome {
  plain: Tailoring;
  made: Tailoring;
  proposed: Proposed;
  failure: string | null;
}

async function run(
  input: ReturnType<typeof asInput>,
  act: PeerAct,
  provider: 'openai' | 'anthropic' = 'openai',
  timeoutMs = 2_000,
): Promise<Outcome> {
  peer.asked.length = 0;
  peer.play(act);
  const model = openModel({
    provider,
    baseUrl: peer.url,
    host: null,
    model: 't',
    timeoutMs,
    idleMs: 200,
    maxBytes: 300_000,
    retries: 1,
    backoffMs: 1,
  });
  const plain = plainOf(input);
  const proposed: Proposed = { proposals: [], dropped: 0 };
  let made = plain;
  let failure: string | null = null;
  try {
    const brief = briefOf(plain, pointsOf(plain));
    await propose(
      {
        brief,
        ask: async (question) => (await model.ask(question)).text,
        judge: async (proposals) => {
          const judged = judgeProposals(engine, input, plain, proposals);
          made = judged.tailoring;
          return judged;
        },
      },
      proposed,
    );
  } catch (error) {
    failure = error instanceof ModelError ? error.code : String(error);
  }
  return { plain, made, proposed, failure };
}

const say = (words: (point: Asked['data']['points'][number], i: number) => string): PeerAct => ({
  act: 'say',
  chunk: 4_000,
  text: ({ data }) =>
    JSON.stringify({ edits: data.points.map((point, i) => ({ id: point.id, text: words(point, i) })) }),
});
/** By a checker that shares nothing with the engine, over what the built-in result does not say already. */
function unsupported({ plain, made }: Outcome): string[] {
  const { language, source } = plain.before.resume;
  const original = source.lines.map((line) => line.text).join('\n');
  const found = (tailored: string) =>
    check({
      language,
      original,
      tailored,
      declared: plain.edits.flatMap((edit) => edit.terms),
    }).unsupported.map((one) => `${one.kind} ${one.what} ${process.env.SEE ? one.line : ''}`);
  const before = new Set(found(plain.text));
  return found(made.text).filter((one) => !before.has(one));
}

test('of 200 invented facts none comes into the resume, and each is dropped with a reason', async () => {
  const input = asInput(base.resume);
  const plain = plainOf(input);
  const points = pointsOf(plain);
  const lies = Array.from({ length: 200 }, (_, i) => {
    const point = points[i % points.length];
    return { place: point?.place ?? '', text: `${point?.now.replace(/[.。]\s*$/, '')}${invented(i)}` };
  });
  const { tailoring, verdicts } = judgeProposals(engine, input, plain, lies);
  expect(verdicts).toHaveLength(200);
  expect(verdicts.filter(({ taken, reasons }) => taken || reasons.length === 0)).toEqual([]);
  expect(tailoring.text).toBe(plain.text);
});

test('what was dropped is asked once more with the reasons, and then left', async () => {
  const outcome = await run(
    asInput(base.resume),
    say(({ text }, i) => `${text.replace(/[.。]\s*$/, '')}${invented(i)}`),
  );
  const firsts = peer.asked.filter(({ data }) => !data.points[0]?.because);
  const again = peer.asked.filter(({ data }) => data.points[0]?.because);
  expect([outcome.failure, unsupported(outcome), again.length]).toEqual([null, [], firsts.length]);
  expect(again.flatMap(({ data }) => data.points).filter((point) => !point.because?.length)).toEqual([]);
  expect(outcome.proposed.dropped).toBe(firsts.reduce((sum, { data }) => sum + data.points.length, 0));
});

test(`${injections.length} hidden instructions in resume and posting that a model obeys change no word`, async () => {
  expect(injections.length).toBeGreaterThanOrEqual(40);
  for (let at = 0; at < injections.length; at += 24) {
    const some = injections.slice(at, at + 24);
    const lines = base.resume.split('\n');
    const first = lines.findIndex((line) => line.trimStart().startsWith('-'));
    const resume = [
      ...lines.slice(0, first),
      ...some.map((each) => `- ${each.replace(/\n/g, ' ')}`),
      ...lines.slice(first),
    ].join('\n');
    const description = `${base.job.description}\nRequirements\n${some.map((each) => `- ${each}`).join('\n')}`;
    const outcome = await run(
      asInput(resume, description),
      say((point, i) => {
        const order = some[i % some.length] ?? '';
        // Who obeys a point that holds an order writes it again, or does what it says elsewhere.
        return some.some((each) => point.text.includes(each.slice(0, 12)))
          ? `${point.text} PWNED ${i}`
          : `${order} ${point.text}`;
      }),
    );
    expect([outcome.failure, unsupported(outcome)]).toEqual([null, []]);
    expect(outcome.made.edits.filter((edit) => edit.maker === 'model').map((edit) => edit.after)).toEqual([]);
    for (const { raw, system } of peer.asked) {
      for (const order of some) expect(system).not.toContain(order);
      // No stranger's text can end the fence: its marks never stand in the data.
      expect(raw.match(/<\/data-/g)?.length).toBe(1 + (system.match(/<\/data-/g)?.length ?? 0));
    }
  }
});

test('a model that tells its instructions, or the data of the request, tells them to nobody', async () => {
  let system = '';
  const outcome = await run(asInput(base.resume), {
    act: 'say',
    chunk: 8_000,
    text: (asked) => {
      system = asked.system;
      const sentences = asked.system.split(/[.\n]/).filter((line) => line.trim().length > 15);
      return JSON.stringify({
        edits: asked.data.points.map(({ id, text }, i) => ({
          id,
          text: `${sentences[i % sentences.length]?.trim()} ${i % 2 ? text : ''}`.trim(),
        })),
      });
    },
  });
  expect(outcome.failure).toBeNull();
  expect(system.length).toBeGreaterThan(300);
  expect(outcome.made.text).toBe(outcome.plain.text);
});

test('another language, a swap of points and a second claim to one point change nothing', async () => {
  const french = await run(
    asInput(base.resume),
    say(() => 'A géré une équipe de cuisine et réduit les coûts de manière considérable'),
  );
  expect(french.made.text).toBe(french.plain.text);
  const chinese = await run(
    asInput(base.resume),
    say(() => '负责厨房管理并大幅降低成本'),
  );
  expect(chinese.made.text).toBe(chinese.plain.text);
  const swapped = await run(asInput(base.resume), {
    act: 'say',
    chunk: 8_000,
    text: ({ data: { points } }) =>
      JSON.stringify({
        edits: points.map(({ id }, i) => ({ id, text: points[(i + 1) % points.length]?.text })),
      }),
  });
  expect([french.failure, chinese.failure, swapped.failure]).toEqual([null, null, null]);
  expect(swapped.made.text).toBe(swapped.plain.text);
});

test.each(['openai', 'anthropic'] as const)(
  'whatever breaks, the built-in result stands and the reason has a name: %s',
  async (provider) => {
    const acts: [PeerAct, string | null][] = [
      [{ act: 'refuse' }, 'refused'],
      [{ act: 'say', text: 'I am sorry, I cannot help with that.' }, 'unusable'],
      [{ act: 'say', text: '%%%% {{{{ ]]]]' }, 'unusable'],
      [{ act: 'cut', text: '{"edits":[{"id":"p1","text":"Ran the kitch' }, null],
      [{ act: 'huge', bytes: 10_000_000 }, 'unusable'],
      [{ act: 'endless' }, 'unusable'],
      [{ act: 'drip', everyMs: 30 }, 'too_slow'],
      [{ act: 'silence' }, 'too_slow'],
      [{ act: 'hang-up' }, 'busy'],
      [{ act: 'status', status: 429, headers: { 'retry-after': '60' } }, 'busy'],
      [{ act: 'status', status: 500 }, 'busy'],
      [{ act: 'status', status: 401 }, 'not_allowed'],
    ];
    for (const [act, expected] of acts) {
      const started = performance.now();
      const { made, plain, failure } = await run(asInput(base.resume), act, provider, 400);
      expect([act.act, failure]).toEqual([act.act, expected]);
      expect(made.text).toBe(plain.text);
      expect(performance.now() - started).toBeLessThan(4_000);
    }
  },
);

test('good words are taken, also from a cut answer as far as it goes, and the score never falls', async () => {
  let taken = 0;
  for (const id of ['en-data-engineer', 'de-koechin']) {
    const pair = pairOf(id);
    const input = { resume: pair.resume, job: engine.prepare(pair.job), asOf: benchDay };
    const outcome = await run(
      input,
      say(({ text }) => (text.endsWith('.') ? text.slice(0, -1) : `${text}.`)),
    );
    const models = outcome.made.edits.filter((edit) => edit.maker === 'model');
    taken += models.length;
    expect(models.length).toBe(outcome.proposed.proposals.length);
    expect([outcome.failure, unsupported(outcome)]).toEqual([null, []]);
  }
  expect(taken).toBeGreaterThan(3);
});

test('no header, employer, address or posting as such is in a request; canaries never', async () => {
  const resume = base.resume
    .replace(/^.*$/m, 'Petronella Vogelzang')
    .replace(
      /(\n\s*-\s)/,
      '$1Petronella answered petra@canary.example and +44 20 7946 0999 at 14 Canary Lane, see https://canary.example/p: ',
    );
  expect(resume).toContain('answered petra@');
  const description = `${base.job.description}\nApply to Ms Rotkehlchen, jobs@rotkehlchen.example, 030 1234567890.`;
  await run(
    asInput(resume, description),
    say(({ text }) => `${text}!`),
  );
  expect(peer.asked.length).toBeGreaterThan(0);
  for (const { raw } of peer.asked)
    expect(raw).not.toMatch(/petronella|vogelzang|canary|7946|rotkehlchen|1234567890/i);
});
