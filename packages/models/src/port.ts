/** The one port to a language model, whoever serves it. */
export interface LanguageModel {
  readonly provider: ProviderName;
  readonly name: string;
  /** Where what we send goes; null: this very machine. */
  readonly host: string | null;
  /** Rejects with a ModelError, and in no other way; never later than its time allows. */
  ask(question: Question, signal?: AbortSignal): Promise<Answer>;
}

export type ProviderName = 'openai' | 'anthropic';

export interface Question {
  system: string;
  user: string;
  schema: JsonSchema;
  maxTokens: number;
}

export type JsonSchema = Record<string, unknown>;

export interface Answer {
  text: string;
  /** As the server counts them; estimated where it does not say. */
  tokensIn: number;
  tokensOut: number;
}

export type FailureCode =
  | 'unreachable'
  | 'too_slow'
  | 'busy'
  | 'not_allowed'
  | 'refused'
  | 'unusable'
  | 'cancelled';

/** Carries a code and nothing that was sent or answered: it may be logged. */
export class ModelError extends Error {
  readonly code: FailureCode;
  /** How long the server asked us to wait. */
  readonly retryAfterMs: number | null;

  constructor(code: FailureCode, retryAfterMs: number | null = null) {
    super(code);
    this.name = 'ModelError';
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

export interface ModelSettings {
  provider: ProviderName;
  baseUrl: string;
  /** Where that is, as people are told; null: this very machine. */
  host: string | null;
  model: string;
  apiKey?: string | undefined;
  /** For one question, with all its tries. */
  timeoutMs: number;
  /** Between two pieces of an answer. */
  idleMs?: number;
  maxBytes?: number;
  /** Tries after the first one. */
  retries?: number;
  /** The first wait; it doubles. */
  backoffMs?: number;
  /** So many failures in a row, and nothing is asked for a while. */
  breaker?: { failures: number; pauseMs: number };
}

/** What is asked of a provider for one try. */
export interface Wire {
  request(question: Question): { url: string; headers: Record<string, string>; body: object };
  /** One event of the stream, or the whole answer where the server does not stream. */
  read(data: unknown, answer: Draft): void;
  /** The server refused a part of the request that we can do without: true when something was left out. */
  yield(body: string): boolean;
}

export interface Draft {
  text: string;
  tokensIn: number | null;
  tokensOut: number | null;
  refused: boolean;
  failed: FailureCode | null;
}

/** Four characters of Latin script or one of Han make about one token. */
export function estimateTokens(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return Math.ceil(han + (text.length - han) / 4);
}
