import type { Draft, ModelSettings, Question, Wire } from '../port.ts';
import { countOf, listOf, objectOf, textOf } from './json-parts.ts';

const TOOL = 'propose_edits';

/** The answer is the input of the one tool, so that the server holds it against the schema. */
export function anthropicBody(model: string, { system, user, schema, maxTokens }: Question) {
  return {
    model,
    stream: true as const,
    max_tokens: maxTokens,
    system,
    messages: [{ role: 'user' as const, content: user }],
    tools: [
      {
        name: TOOL,
        description: 'Hands over the reworded points.',
        input_schema: { ...schema, type: 'object' as const },
      },
    ],
    tool_choice: { type: 'tool' as const, name: TOOL },
  };
}

/** POST {base}/v1/messages. */
export function anthropicWire({ baseUrl, model, apiKey }: ModelSettings): Wire {
  const url = `${baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1/messages`;
  return {
    request: (question) => ({
      url,
      headers: { 'anthropic-version': '2023-06-01', ...(apiKey ? { 'x-api-key': apiKey } : {}) },
      body: anthropicBody(model, question),
    }),
    read: readEvent,
    yield: () => false,
  };
}

function readEvent(data: unknown, answer: Draft): void {
  const event = objectOf(data);
  const usage = objectOf(event.usage ?? objectOf(event.message).usage);
  answer.tokensIn = countOf(usage.input_tokens) ?? answer.tokensIn;
  answer.tokensOut = countOf(usage.output_tokens) ?? answer.tokensOut;
  if (event.type === 'error')
    answer.failed = /overloaded|rate_limit/.test(textOf(objectOf(event.error).type)) ? 'busy' : 'unusable';
  const delta = objectOf(event.delta);
  // Some answer in words in spite of the tool.
  answer.text += textOf(delta.partial_json) + textOf(delta.text);
  if (event.type === 'message') readWhole(event, answer);
  const stop = delta.stop_reason ?? event.stop_reason;
  if (stop === 'refusal') answer.refused = true;
}

function readWhole({ content }: Record<string, unknown>, answer: Draft): void {
  for (const block of listOf(content).map(objectOf))
    answer.text += block.type === 'tool_use' ? JSON.stringify(block.input ?? {}) : textOf(block.text);
}
