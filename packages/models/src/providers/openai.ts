import type { Draft, ModelSettings, Question, Wire } from '../port.ts';
import { countOf, type Json, listOf, objectOf, textOf } from './json-parts.ts';

/** Servers differ in what they take: left out for good once refused. */
export interface Manners {
  format: 'json_schema' | 'json_object' | 'none';
  tokens: 'max_tokens' | 'max_completion_tokens';
  usage: boolean;
}

export function openAiBody(model: string, question: Question, manners: Manners) {
  const { system, user, schema, maxTokens } = question;
  return {
    model,
    stream: true as const,
    messages: [
      { role: 'system' as const, content: system },
      { role: 'user' as const, content: user },
    ],
    ...(manners.tokens === 'max_tokens' ? { max_tokens: maxTokens } : { max_completion_tokens: maxTokens }),
    ...(manners.usage ? { stream_options: { include_usage: true } } : {}),
    ...(manners.format === 'json_schema'
      ? {
          response_format: {
            type: 'json_schema' as const,
            json_schema: { name: 'edits', strict: true, schema },
          },
        }
      : {}),
    ...(manners.format === 'json_object' ? { response_format: { type: 'json_object' as const } } : {}),
  };
}

/** POST {base}/chat/completions, as OpenAI, Ollama, vLLM, LM Studio, llama.cpp and OpenRouter serve it. */
export function openAiWire({ baseUrl, model, apiKey }: ModelSettings): Wire {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const manners: Manners = {
    format: 'json_schema',
    tokens: new URL(baseUrl).hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens',
    usage: true,
  };
  const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  return {
    request: (question) => ({
      url,
      headers,
      body: openAiBody(model, question, manners),
    }),
    read: readChunk,
    yield(body) {
      if (/max_completion_tokens|max_tokens/.test(body)) {
        const other = manners.tokens === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
        manners.tokens = other;
        return true;
      }
      if (manners.usage && /stream_options|include_usage/.test(body)) {
        manners.usage = false;
        return true;
      }
      if (manners.format === 'none') return false;
      manners.format = manners.format === 'json_schema' ? 'json_object' : 'none';
      return true;
    },
  };
}

function readChunk(data: unknown, answer: Draft): void {
  const chunk = objectOf(data);
  if (chunk.error !== undefined) answer.failed = failureOf(objectOf(chunk.error));
  const usage = objectOf(chunk.usage);
  answer.tokensIn = countOf(usage.prompt_tokens) ?? answer.tokensIn;
  answer.tokensOut = countOf(usage.completion_tokens) ?? answer.tokensOut;
  const choice = objectOf(listOf(chunk.choices)[0]);
  const part = objectOf(choice.delta ?? choice.message);
  answer.text += textOf(part.content);
  if (textOf(part.refusal) !== '' || choice.finish_reason === 'content_filter') answer.refused = true;
}

function failureOf({ code, type }: Json): 'busy' | 'unusable' {
  return /rate|overload|capacity|busy/i.test(`${textOf(code)} ${textOf(type)}`) ? 'busy' : 'unusable';
}
