import { judgeProposals, pointsOf, tailor } from '@tailor/engine';
import { type Answer, briefOf, openModel, type Proposed, propose, type Question } from '@tailor/models';
import { type PeerAct, startPeer } from '../packages/models/test/peer.ts';
import { benchDay, benchEngine, ownPairs, quantile } from './engine-pieces.ts';
import { passes, printRows, type Row } from './measure.ts';

/**
 * npm run bench:ai: what we add to a bare call of a language model, and how many tokens a resume takes. The model
 * is the scripted peer, which answers every point in pieces, so that figures do not hang on anybody's machine.
 */
const RESUMES = 6;
/** Some 100 tokens a second: a fast one. */
const PIECE_MS = 60;

const act: PeerAct = {
  act: 'say',
  chunk: 24,
  delayMs: PIECE_MS,
  text: ({ data }) =>
    JSON.stringify({
      edits: data.points.map(({ id, text }) => ({
        id,
        text: text.endsWith('.') ? text.slice(0, -1) : `${text}.`,
      })),
    }),
};

/** The same request by nothing but fetch, read to its end. */
async function bare(url: string, body: string): Promise<number> {
  const started = performance.now();
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/chat/completions`, { method: 'POST', headers, body });
  await response.text();
  return performance.now() - started;
}

const peer = await startPeer();
const engine = benchEngine();
const model = openModel({
  provider: 'openai',
  baseUrl: peer.url,
  host: null,
  model: 'bench',
  timeoutMs: 60_000,
});
const port: number[] = [];
const whole: number[] = [];
const bares: number[] = [];
const judging: number[] = [];
const tokens: number[] = [];
const calls: number[] = [];

for (const pair of ownPairs().slice(0, RESUMES)) {
  const input = { resume: pair.resume, job: engine.prepare(pair.job), asOf: benchDay };
  const plain = tailor(engine, input);
  const made: Proposed = { proposals: [], dropped: 0 };
  let [asked, bareMs, judged, used] = [0, 0, 0, 0];
  peer.play(act);
  peer.asked.length = 0;
  const ask = async (question: Question): Promise<string> => {
    const started = performance.now();
    const answer: Answer = await model.ask(question);
    asked += performance.now() - started;
    const own = peer.asked.at(-1)?.raw ?? '';
    bareMs += await bare(peer.url, own);
    // What the peer says it counted is its script; the text is what counts.
    used += Math.ceil((question.system.length + question.user.length + answer.text.length) / 4);
    return answer.text;
  };
  await propose(
    {
      brief: briefOf(plain, pointsOf(plain)),
      ask,
      judge: async (proposals) => {
        const started = performance.now();
        const result = judgeProposals(engine, input, plain, proposals);
        judged += performance.now() - started;
        return result;
      },
    },
    made,
  );
  if (bareMs === 0) continue;
  calls.push(peer.asked.length / 2);
  port.push(asked - bareMs * 1.05);
  whole.push(asked + judged - bareMs * 1.05);
  bares.push(bareMs);
  judging.push(judged);
  tokens.push(used);
}
await peer.close();

const rows: Row[] = [
  {
    name: 'port: ms over a bare call plus 5 %, median',
    value: quantile(port, 0.5),
    floor: 30,
    better: 'lower',
    note: `${port.length} resumes, ${calls.reduce((sum, n) => sum + n, 0)} calls`,
  },
  {
    name: 'with judging: ms over bare calls plus 5 %, median',
    value: quantile(whole, 0.5),
    floor: 30,
    better: 'lower',
  },
];
printRows('Language model: overhead', rows);
console.log(
  `       judging all answers of a resume: median ${Math.round(quantile(judging, 0.5))} ms, most ${Math.round(quantile(judging, 1))} ms`,
);
console.log(
  `       bare calls of a resume: median ${Math.round(quantile(bares, 0.5))} ms (peer: 24 characters every ${PIECE_MS} ms)`,
);
console.log(
  `       tokens a resume, at four characters each: median ${quantile(tokens, 0.5)}, most ${quantile(tokens, 1)}`,
);
process.exit(rows.every(passes) ? 0 : 1);
