import type { MessageCreateParamsStreaming } from '@anthropic-ai/sdk/resources/messages';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Peer, startPeer } from '../test/peer.ts';
import { openModel } from './create.ts';
import { waitAsked } from './once.ts';
import { type LanguageModel, ModelError, type ModelSettings, type Question } from './port.ts';
import { schema } from './prompt.ts';
import { anthropicBody } from './providers/anthropic.ts';
import { openAiBody } from './providers/openai.ts';

let peer: Peer;
beforeAll(async () => {
  peer = await startPeer();
});
afterEach(() => {
  expect(peer.wrong).toEqual([]);
  peer.asked.length = 0;
});
afterAll(() => peer.close());

const question: Question = {
  system: 'Reword.',
  user: '<data-0123456789ab>\n{"job":"","points":[]}\n</data-0123456789ab>',
  schema,
  maxTokens: 500,
};
const open = (provider: ModelSettings['provider'], more: Partial<ModelSettings> = {}): LanguageModel =>
  openModel({
    provider,
    baseUrl: peer.url,
    host: null,
    model: 'test-1',
    apiKey: 'key-1',
    // Long enough for a busy machine; what is about time sets its own.
    timeoutMs: 10_000,
    idleMs: 5_000,
    maxBytes: 400_000,
    backoffMs: 5,
    ...more,
  });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof ModelError ? error.code : 'another error'),
  );
const good = '{"edits":[{"id":"p1","text":"Kept the books"}]}';

test('what is sent has the types of the official clients', () => {
  const asked: ChatCompletionCreateParamsStreaming[] = (
    ['json_schema', 'json_object', 'none'] as const
  ).flatMap((format) =>
    (['max_tokens', 'max_completion_tokens'] as const).map((tokens) =>
      openAiBody('m', question, { format, tokens, usage: true }),
    ),
  );
  const other: MessageCreateParamsStreaming = anthropicBody('m', question);
  expect(asked).toHaveLength(6);
  expect(other.tool_choice).toEqual({ type: 'tool', name: 'propose_edits' });
});

describe.each(['openai', 'anthropic'] as const)('%s', (provider) => {
  test('a good answer comes whole, in pieces of any size, with its tokens and the key in the right header', async () => {
    for (const chunk of [1, 7, 1_000]) {
      peer.play({ act: 'say', text: good, chunk });
      expect(await open(provider).ask(question)).toEqual({ text: good, tokensIn: 700, tokensOut: 90 });
    }
    expect(peer.asked[0]?.authorization).toBe(provider === 'openai' ? 'Bearer key-1' : 'key-1');
    expect(peer.asked[0]?.system).toBe('Reword.');
  });

  test('a server that does not stream is read as well', async () => {
    const body = JSON.stringify(
      provider === 'openai'
        ? {
            choices: [{ message: { content: good }, finish_reason: 'stop' }],
            usage: { prompt_tokens: 5, completion_tokens: 6 },
          }
        : {
            type: 'message',
            content: [{ type: 'tool_use', input: JSON.parse(good) }],
            stop_reason: 'tool_use',
            usage: { input_tokens: 5, output_tokens: 6 },
          },
    );
    peer.play({ act: 'status', status: 200, body });
    expect(await open(provider).ask(question)).toEqual({ text: good, tokensIn: 5, tokensOut: 6 });
  });

  test('a refusal, nothing, and garbage in the stream are told apart from an answer', async () => {
    peer.play({ act: 'refuse' });
    expect(await failureOf(open(provider).ask(question))).toBe('refused');
    peer.play({ act: 'say', text: '' });
    expect(await failureOf(open(provider).ask(question))).toBe('unusable');
    peer.play({
      act: 'status',
      status: 200,
      headers: { 'content-type': 'text/event-stream' },
      body: '%%%\n\ndata: {"half\n\ndata: 17\n\n',
    });
    expect(await failureOf(open(provider).ask(question))).toBe('unusable');
  });

  test('ten megabytes and an endless answer end at the cap, silence and a slow drip at their time', async () => {
    const started = performance.now();
    peer.play({ act: 'huge', bytes: 10_000_000 });
    expect(await failureOf(open(provider).ask(question))).toBe('unusable');
    peer.play({ act: 'endless' });
    expect(await failureOf(open(provider).ask(question))).toBe('unusable');
    peer.play({ act: 'silence' });
    expect(await failureOf(open(provider, { timeoutMs: 200 }).ask(question))).toBe('too_slow');
    peer.play({ act: 'drip', everyMs: 20 });
    expect(await failureOf(open(provider, { timeoutMs: 300 }).ask(question))).toBe('too_slow');
    peer.play({ act: 'drip', everyMs: 400 });
    expect(await failureOf(open(provider, { idleMs: 150 }).ask(question))).toBe('too_slow');
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test('429 and 5xx are asked again after the time the server names, as often as allowed', async () => {
    peer.play(
      { act: 'status', status: 429, headers: { 'retry-after-ms': '120' } },
      { act: 'status', status: 529 },
      { act: 'say', text: good },
    );
    const started = performance.now();
    expect((await open(provider).ask(question)).text).toBe(good);
    expect(performance.now() - started).toBeGreaterThan(115);
    expect(peer.asked).toHaveLength(3);
    peer.play({ act: 'status', status: 503 });
    expect(await failureOf(open(provider).ask(question))).toBe('busy');
    expect(peer.asked).toHaveLength(6);
  });

  test('a server that asks for more time than there is gets no second question', async () => {
    peer.play({ act: 'status', status: 429, headers: { 'retry-after': '60' } });
    expect(await failureOf(open(provider).ask(question))).toBe('busy');
    expect(peer.asked).toHaveLength(1);
  });

  test('a wrong key and a request it will not have are not asked again', async () => {
    peer.play({ act: 'status', status: 401 });
    expect(await failureOf(open(provider).ask(question))).toBe('not_allowed');
    peer.play({ act: 'status', status: 413 });
    expect(await failureOf(open(provider).ask(question))).toBe('unusable');
    expect(peer.asked).toHaveLength(2);
  });

  test('a line that breaks after the question went is not called unreachable; in the middle of an answer it is asked once', async () => {
    peer.play({ act: 'hang-up' });
    expect(await failureOf(open(provider).ask(question))).toBe('busy');
    peer.asked.length = 0;
    peer.play({ act: 'break', text: '{"edits":[' });
    expect(await failureOf(open(provider).ask(question))).toBe('unusable');
    expect(peer.asked).toHaveLength(1);
  });

  test('a redirect is not followed: the key would go with it', async () => {
    const other = await startPeer();
    peer.play({ act: 'status', status: 307, headers: { location: `${other.url}/messages` } });
    expect(await failureOf(open(provider, { retries: 0 }).ask(question))).toBe('unusable');
    expect(other.asked).toEqual([]);
    await other.close();
  });

  test('whoever cancels is obeyed at once, in an answer and in a wait', async () => {
    for (const act of [
      { act: 'drip', everyMs: 10 },
      { act: 'status', status: 429, headers: { 'retry-after': '1' } },
    ] as const) {
      peer.play(act);
      const stop = new AbortController();
      const work = failureOf(open(provider, { timeoutMs: 10_000 }).ask(question, stop.signal));
      setTimeout(() => stop.abort(), 60);
      const started = performance.now();
      expect(await work).toBe('cancelled');
      expect(performance.now() - started).toBeLessThan(700);
    }
  });

  test('after failures in a row nothing is asked for a while; then one question goes first', async () => {
    peer.play({ act: 'status', status: 500 });
    const model = open(provider, { retries: 0, breaker: { failures: 2, pauseMs: 400 } });
    for (const expected of ['busy', 'busy', 'unreachable', 'unreachable'])
      expect(await failureOf(model.ask(question))).toBe(expected);
    expect(peer.asked).toHaveLength(2);
    await new Promise((resolve) => setTimeout(resolve, 420));
    peer.play({ act: 'say', text: good, delayMs: 20 });
    expect(await Promise.all([failureOf(model.ask(question)), failureOf(model.ask(question))])).toEqual([
      'answered',
      'unreachable',
    ]);
    expect(await failureOf(model.ask(question))).toBe('answered');
  });
});

test('what a server does not take is left out, and stays out', async () => {
  const no = (what: string) =>
    ({ act: 'status', status: 400, body: `{"error":{"message":"unsupported: ${what}"}}` }) as const;
  peer.play(no('response_format'), no('max_tokens'), no('stream_options'), { act: 'say', text: good });
  const model = open('openai');
  expect((await model.ask(question)).text).toBe(good);
  await model.ask(question);
  const last = JSON.parse(peer.asked.at(-1)?.raw ?? '{}');
  expect(peer.asked).toHaveLength(5);
  expect(last).toMatchObject({ response_format: { type: 'json_object' }, max_completion_tokens: 500 });
  expect(last).not.toHaveProperty('stream_options');
  peer.play(no('everything'));
  expect(await failureOf(model.ask(question))).toBe('unusable');
});

test('nobody at the address is unreachable, and an error says nothing but its code', async () => {
  const model = openModel({
    provider: 'openai',
    baseUrl: 'http://127.0.0.1:9',
    host: null,
    model: 'm',
    apiKey: 'secret-key',
    timeoutMs: 2_000,
    backoffMs: 1,
  });
  const error = await model.ask(question).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(ModelError);
  expect(String(error)).toBe('ModelError: unreachable');
});

test('Retry-After is read in seconds, as a date and in milliseconds', () => {
  const at = Date.UTC(2026, 0, 1);
  const read = (headers: Record<string, string>) => waitAsked(new Headers(headers), at);
  expect([
    read({}),
    read({ 'retry-after': '2' }),
    read({ 'retry-after': 'soon' }),
    read({ 'retry-after-ms': '250', 'retry-after': '9' }),
  ]).toEqual([null, 2_000, null, 250]);
  expect(read({ 'retry-after': 'Thu, 01 Jan 2026 00:00:05 GMT' })).toBe(5_000);
});
