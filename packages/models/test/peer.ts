import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MessageCreateParamsStreaming } from '@anthropic-ai/sdk/resources/messages';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';

/**
 * A stand-in for both kinds of servers, on this machine: does what it is told, in small pieces, and holds every
 * request against the official clients' own types.
 */
export type PeerAct =
  | { act: 'say'; text: string | ((asked: Asked) => string); chunk?: number; delayMs?: number }
  | { act: 'status'; status: number; headers?: Record<string, string>; body?: string }
  | { act: 'drip'; everyMs: number }
  | { act: 'silence' }
  | { act: 'endless' }
  | { act: 'huge'; bytes: number }
  | { act: 'refuse' }
  | { act: 'hang-up' }
  | { act: 'cut'; text: string }
  | { act: 'break'; text: string };

export interface Asked {
  protocol: 'openai' | 'anthropic';
  raw: string;
  system: string;
  /** What stands between the fences. */
  data: {
    job: string;
    asked?: string[];
    points: { id: string; text: string; dropped?: string; because?: string[] }[];
  };
  authorization: string;
}

export interface Peer {
  url: string;
  asked: Asked[];
  /** Requests that did not fit the official types. */
  wrong: string[];
  /** What comes next; the last one stays. */
  play(...acts: PeerAct[]): void;
  close(): Promise<void>;
}

const openAiKeys = {
  model: 1,
  stream: 1,
  messages: 1,
  max_tokens: 1,
  max_completion_tokens: 1,
  stream_options: 1,
  response_format: 1,
} satisfies Partial<Record<keyof ChatCompletionCreateParamsStreaming, 1>>;
const anthropicKeys = {
  model: 1,
  stream: 1,
  max_tokens: 1,
  system: 1,
  messages: 1,
  tools: 1,
  tool_choice: 1,
} satisfies Partial<Record<keyof MessageCreateParamsStreaming, 1>>;

export async function startPeer(): Promise<Peer> {
  const asked: Asked[] = [];
  const wrong: string[] = [];
  let acts: PeerAct[] = [{ act: 'say', text: '{"edits":[]}' }];
  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    void (async () => {
      const raw = await bodyOf(request);
      const protocol = request.url?.endsWith('/messages') ? 'anthropic' : 'openai';
      const one = readAsked(protocol, raw, request, wrong);
      asked.push(one);
      const next = acts.length > 1 ? acts.shift() : acts[0];
      if (next) await play(next, one, response);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    wrong,
    play(...next) {
      acts = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function readAsked(
  protocol: Asked['protocol'],
  raw: string,
  request: IncomingMessage,
  wrong: string[],
): Asked {
  const body = JSON.parse(raw) as Record<string, unknown>;
  const known: Record<string, 1> = protocol === 'openai' ? openAiKeys : anthropicKeys;
  for (const key of Object.keys(body)) if (!(key in known)) wrong.push(`${protocol}: ${key}`);
  const messages = body.messages as { role: string; content: string }[];
  const roles = messages.map(({ role }) => role).join(' ');
  if (roles !== (protocol === 'openai' ? 'system user' : 'user')) wrong.push(`${protocol}: roles ${roles}`);
  const header = protocol === 'openai' ? request.headers.authorization : request.headers['x-api-key'];
  if (protocol === 'anthropic' && request.headers['anthropic-version'] !== '2023-06-01')
    wrong.push('no version');
  const system = protocol === 'openai' ? (messages[0]?.content ?? '') : String(body.system);
  const user = messages.at(-1)?.content ?? '';
  const fenced = /^<(data-[\da-f]{12})>\n([^\n]*)\n<\/\1>$/.exec(user);
  const data = JSON.parse(fenced?.[2] ?? '{"job":"","points":[]}') as Asked['data'];
  return { protocol, raw, system, data, authorization: String(header ?? '') };
}

async function play(act: PeerAct, asked: Asked, response: ServerResponse): Promise<void> {
  if (act.act === 'status') {
    response.writeHead(act.status, { 'content-type': 'application/json', ...act.headers });
    response.end(act.body ?? '{"error":{"message":"no","type":"invalid_request_error"}}');
    return;
  }
  if (act.act === 'silence') return;
  if (act.act === 'hang-up') return void response.destroy();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = async (event: object) => {
    const name = 'type' in event ? `event: ${String(event.type)}\n` : '';
    if (response.destroyed || response.write(`${name}data: ${JSON.stringify(event)}\n\n`)) return;
    while (!response.destroyed && response.writableNeedDrain) await wait(1);
  };
  const say = (text: string) => send(piece(asked.protocol, text));
  if (asked.protocol === 'anthropic')
    await send({ type: 'message_start', message: { usage: { input_tokens: 700, output_tokens: 1 } } });
  if (act.act === 'say') {
    const text = typeof act.text === 'string' ? act.text : act.text(asked);
    const size = act.chunk ?? 40;
    for (let at = 0; at < text.length; at += size) {
      if (act.delayMs) await wait(act.delayMs);
      await say(text.slice(at, at + size));
    }
    await end(asked.protocol, send, 'stop');
    response.end(asked.protocol === 'openai' ? 'data: [DONE]\n\n' : '');
  } else if (act.act === 'cut') {
    await say(act.text);
    await end(asked.protocol, send, 'length');
    response.end();
  } else if (act.act === 'break') {
    await say(act.text);
    await wait(20);
    response.destroy();
  } else if (act.act === 'refuse') {
    await send(
      asked.protocol === 'openai'
        ? { choices: [{ delta: { refusal: 'I cannot help with that.' }, finish_reason: null }] }
        : { type: 'message_delta', delta: { stop_reason: 'refusal' }, usage: { output_tokens: 3 } },
    );
    response.end();
  } else if (act.act === 'drip') {
    while (!response.destroyed) {
      await say(' ');
      await wait(act.everyMs);
    }
  } else await flood(act, say, response);
}

async function flood(
  act: { act: 'endless' } | { act: 'huge'; bytes: number },
  say: (text: string) => Promise<void>,
  response: ServerResponse,
): Promise<void> {
  const block = 'All work and no play. '.repeat(800);
  let sent = 0;
  while (!response.destroyed && (act.act === 'endless' || sent < act.bytes)) {
    await say(block);
    sent += block.length;
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.end();
}

function piece(protocol: Asked['protocol'], text: string): object {
  return protocol === 'openai'
    ? {
        object: 'chat.completion.chunk',
        choices: [{ index: 0, delta: { content: text }, finish_reason: null }],
      }
    : { type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: text } };
}

async function end(
  protocol: Asked['protocol'],
  send: (event: object) => Promise<void>,
  why: 'stop' | 'length',
) {
  if (protocol === 'openai') {
    await send({ choices: [{ index: 0, delta: {}, finish_reason: why }] });
    await send({ choices: [], usage: { prompt_tokens: 700, completion_tokens: 90, total_tokens: 790 } });
    return;
  }
  const stop_reason = why === 'stop' ? 'tool_use' : 'max_tokens';
  await send({ type: 'message_delta', delta: { stop_reason }, usage: { output_tokens: 90 } });
  await send({ type: 'message_stop' });
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
