import { createBreaker } from './breaker.ts';
import { askOnce, type Caps, Unwanted } from './once.ts';
import {
  type Answer,
  type LanguageModel,
  ModelError,
  type ModelSettings,
  type Question,
  type Wire,
} from './port.ts';
import { anthropicWire } from './providers/anthropic.ts';
import { openAiWire } from './providers/openai.ts';

const wires: Record<ModelSettings['provider'], (settings: ModelSettings) => Wire> = {
  openai: openAiWire,
  anthropic: anthropicWire,
};
/** Parts of a request that a server may refuse, one after the other. */
const MOST_YIELDS = 4;

/** The configured model: tries, waits as asked, gives up in time, and rests when nothing answers. */
export function openModel(settings: ModelSettings): LanguageModel {
  const { provider, model: name, host, timeoutMs, retries = 2, backoffMs = 500 } = settings;
  const caps: Caps = { idleMs: settings.idleMs ?? 30_000, maxBytes: settings.maxBytes ?? 1_000_000 };
  const wire = wires[provider](settings);
  const breaker = createBreaker(settings.breaker ?? { failures: 5, pauseMs: 60_000 });

  async function tries(question: Question, signal: AbortSignal, until: number): Promise<Answer> {
    let left = retries;
    for (let yields = 0; ; ) {
      try {
        return await askOnce(wire, question, caps, signal);
      } catch (error) {
        if (error instanceof Unwanted && yields < MOST_YIELDS) {
          yields += 1;
          continue;
        }
        if (!(error instanceof ModelError) || left === 0 || !isPassing(error)) throw error;
        const wait = error.retryAfterMs ?? backoffMs * 2 ** (retries - left) * (0.75 + Math.random() / 2);
        // Who asks for more time than there is has said no.
        if (Date.now() + wait >= until) throw error;
        left -= 1;
        await pause(wait, signal);
      }
    }
  }

  return {
    provider,
    name,
    host,
    async ask(question, signal) {
      if (!breaker.mayAsk()) throw new ModelError('unreachable');
      const late = AbortSignal.timeout(timeoutMs);
      const either = signal ? AbortSignal.any([signal, late]) : late;
      try {
        const answer = await tries(question, either, Date.now() + timeoutMs);
        breaker.answered();
        return answer;
      } catch (error) {
        const known = failure(error, signal);
        if (known.code === 'cancelled') breaker.cancelled();
        else if (known.code === 'refused' || known.code === 'unusable') breaker.answered();
        else breaker.failed();
        throw known;
      }
    },
  };
}

/** Only what came before any answer is asked again: nobody asks money for it. */
function isPassing({ code }: ModelError): boolean {
  return code === 'busy' || code === 'unreachable';
}

function failure(error: unknown, signal: AbortSignal | undefined): ModelError {
  if (signal?.aborted) return new ModelError('cancelled');
  if (error instanceof ModelError) return error;
  if (error instanceof Unwanted) return new ModelError('unusable');
  const name = error instanceof Error ? error.name : '';
  return new ModelError(name === 'TimeoutError' || name === 'AbortError' ? 'too_slow' : 'unreachable');
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const end = () => {
      clearTimeout(clock);
      reject(signal.reason);
    };
    const clock = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
}
