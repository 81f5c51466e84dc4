import { judgeProposals, type Proposal, pointsOf, tailor } from '@tailor/engine';
import { briefOf, ModelError, openModel, type Proposed, propose } from '@tailor/models';
import { checkCases } from './features/models/check-cases.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { configuredModel } from './platform/config-models.ts';
import { openEngine } from './platform/engine-inline.ts';

/** npm run ai:check: whether the configured model answers, in how long, and what the engine thinks of its words. */
const sentences: Record<string, string> = {
  unreachable: 'nobody answers at this address',
  too_slow: 'it did not answer in AI_TIMEOUT_SECONDS',
  busy: 'it is overloaded, or wants no more questions for now',
  not_allowed: 'it refuses AI_API_KEY',
  refused: 'it refuses the task',
  unusable: 'it answers, but with nothing that can be read; is AI_MODEL a name it knows?',
};

async function main(): Promise<number> {
  const config = readConfig({ DATABASE_URL: 'postgres://not-used', ...process.env });
  const configured = configuredModel(config);
  if (!configured) throw new ConfigError('AI_MODEL is not set: no language model is configured.');
  const { name, host, provider, baseUrl } = configured;
  console.log(`${name} at ${host ?? 'this machine'} (${provider}: ${baseUrl})`);
  const timeoutMs = config.AI_TIMEOUT_SECONDS * 1_000;
  const model = openModel({ provider, baseUrl, host, model: name, apiKey: config.AI_API_KEY, timeoutMs });
  const engine = openEngine();
  let failed = 0;
  for (const { title, resume, job } of checkCases) {
    const input = { resume, job: engine.prepare(job), asOf: { year: 2026, month: 11 } };
    const plain = tailor(engine, input);
    const made: Proposed = { proposals: [], dropped: 0 };
    const took: number[] = [];
    let tokens = 0;
    const points = pointsOf(plain);
    try {
      await propose(
        {
          brief: briefOf(plain, points),
          ask: async (question) => {
            const started = performance.now();
            const answer = await model.ask(question);
            took.push(Math.round(performance.now() - started));
            tokens += answer.tokensIn + answer.tokensOut;
            return answer.text;
          },
          judge: async (proposals: Proposal[]) => judgeProposals(engine, input, plain, proposals),
        },
        made,
      );
      console.log(
        `ok    ${title}: ${made.proposals.length} of ${points.length} points worded anew, ${made.dropped} dropped by the check, answers in ${took.join(' + ')} ms, ${tokens} tokens`,
      );
      for (const { place, text } of made.proposals) {
        const before = points.find((point) => point.place === place)?.original;
        console.log(`        ${before}\n     -> ${text}`);
      }
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      failed += 1;
      console.log(`WRONG ${title}: ${sentences[error.code] ?? error.code}`);
    }
  }
  return failed;
}

try {
  process.exitCode = (await main()) > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
