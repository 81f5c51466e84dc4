import { z } from 'zod';

/** Settings of the language model. Without AI_MODEL there is none, and nothing of it is loaded. */
export const modelSettings = {
  AI_MODEL: {
    schema: z.string().min(1).max(200).optional(),
    about:
      'Name of a language model that may propose words; the built-in engine judges each. Without it: no language model.',
  },
  AI_PROVIDER: {
    schema: z.enum(['openai', 'anthropic']).default('openai'),
    about: 'How it is spoken to: `openai` also for Ollama, vLLM, LM Studio, llama.cpp and OpenRouter.',
  },
  AI_BASE_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    about:
      'Where it is, such as http://127.0.0.1:11434/v1; else the provider’s own address. Plain http only in a private network.',
  },
  AI_API_KEY: { schema: z.string().min(1).max(1_000).optional(), about: 'Its key.', secret: true },
  AI_DEFAULT_ON: {
    schema: z
      .enum(['0', '1', 'true', 'false'])
      .transform((value) => value === '1' || value === 'true')
      .default(false),
    about: 'Switched on unless a person switches it off; only for a model on this very machine.',
  },
  AI_TIMEOUT_SECONDS: {
    schema: z.coerce.number().min(0.1).max(600).default(60),
    about: 'How long one question to the model may take, with all its tries.',
  },
  AI_TOKENS_PER_DAY: {
    schema: z.coerce.number().int().min(0).default(2_000_000),
    about: 'Tokens a day (UTC) for everybody together.',
  },
  AI_TOKENS_PER_PERSON: {
    schema: z.coerce.number().int().min(0).default(60_000),
    about: 'Tokens a day (UTC) for one user, one visitor, and all visitors of one network together.',
  },
} as const;

const addresses = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com' } as const;

interface Given {
  AI_MODEL?: string | undefined;
  AI_PROVIDER: 'openai' | 'anthropic';
  AI_BASE_URL?: string | undefined;
  AI_DEFAULT_ON: boolean;
}

export interface ConfiguredModel {
  provider: 'openai' | 'anthropic';
  name: string;
  baseUrl: string;
  /** Null: this very machine. */
  host: string | null;
  /** Unless a person says no. */
  on: boolean;
}

/** Null: none is configured. */
export function configuredModel(given: Given): ConfiguredModel | null {
  if (!given.AI_MODEL) return null;
  const provider = given.AI_PROVIDER;
  const baseUrl = given.AI_BASE_URL ?? addresses[provider];
  const { hostname, host } = new URL(baseUrl);
  const here = isLoopback(hostname);
  return {
    provider,
    name: given.AI_MODEL,
    baseUrl,
    host: here ? null : host,
    on: here && given.AI_DEFAULT_ON,
  };
}

/** What cannot be right, as a sentence; null: nothing. */
export function modelProblem(given: Given, isPrivate: (host: string) => boolean): string | null {
  const model = configuredModel(given);
  if (!model)
    return given.AI_BASE_URL ? 'AI_BASE_URL is set: set AI_MODEL too, the name of the model there.' : null;
  const { protocol, hostname } = new URL(model.baseUrl);
  if (protocol === 'http:' && !isPrivate(hostname))
    return 'AI_BASE_URL must begin with https: what people wrote would cross the open net in clear.';
  if (given.AI_DEFAULT_ON && model.host !== null)
    return 'AI_DEFAULT_ON is for a model on this very machine: elsewhere each person switches it on.';
  return null;
}

function isLoopback(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(?:\.\d+){3}$/.test(name)
  );
}
