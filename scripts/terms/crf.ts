import { featureCount, tableBits } from '../../packages/engine/src/terms/features.ts';

/** A linear-chain conditional random field, trained by AdaGrad on the sentences' log-likelihood. */

const labels = 3;
const start = labels;

export interface Example {
  features: Int32Array;
  labels: Uint8Array;
}

export interface Model {
  features: Float32Array;
  transitions: Float32Array;
}

export interface Settings {
  epochs: number;
  rate: number;
  decay: number;
}

/** Deterministic shuffling: the same training gives the same bytes. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const result = [...items];
  let state = seed >>> 0 || 1;
  for (let i = result.length - 1; i > 0; i -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const j = state % (i + 1);
    const here = result[i] as T;
    result[i] = result[j] as T;
    result[j] = here;
  }
  return result;
}

function logSum(values: readonly number[]): number {
  const top = Math.max(...values);
  return top + Math.log(values.reduce((sum, value) => sum + Math.exp(value - top), 0));
}

class Trainer {
  readonly model: Model = {
    features: new Float32Array(labels << tableBits),
    transitions: new Float32Array(labels * (labels + 1)),
  };
  private readonly seenFeatures = new Float32Array(labels << tableBits);
  private readonly seenTransitions = new Float32Array(labels * (labels + 1));
  constructor(private readonly settings: Settings) {}

  private step(weights: Float32Array, seen: Float32Array, at: number, gradient: number): void {
    const whole = gradient - this.settings.decay * (weights[at] ?? 0);
    seen[at] = (seen[at] ?? 0) + whole * whole;
    weights[at] = (weights[at] ?? 0) + (this.settings.rate * whole) / Math.sqrt((seen[at] ?? 0) + 1e-6);
  }

  emissions(features: Int32Array, count: number): Float64Array {
    const scores = new Float64Array(count * labels);
    for (let token = 0; token < count; token += 1)
      for (let i = 0; i < featureCount; i += 1) {
        const row = (features[token * featureCount + i] ?? 0) * labels;
        for (let to = 0; to < labels; to += 1)
          scores[token * labels + to] =
            (scores[token * labels + to] ?? 0) + (this.model.features[row + to] ?? 0);
      }
    return scores;
  }

  private transition(from: number, to: number): number {
    return this.model.transitions[from * labels + to] ?? 0;
  }

  /** Forward and backward log sums. */
  private lattice(
    scores: Float64Array,
    count: number,
  ): { forward: Float64Array; backward: Float64Array; total: number } {
    const forward = new Float64Array(count * labels);
    const backward = new Float64Array(count * labels);
    for (let to = 0; to < labels; to += 1) forward[to] = this.transition(start, to) + (scores[to] ?? 0);
    for (let token = 1; token < count; token += 1)
      for (let to = 0; to < labels; to += 1)
        forward[token * labels + to] =
          (scores[token * labels + to] ?? 0) +
          logSum(
            [0, 1, 2].map((from) => (forward[(token - 1) * labels + from] ?? 0) + this.transition(from, to)),
          );
    for (let token = count - 2; token >= 0; token -= 1)
      for (let from = 0; from < labels; from += 1)
        backward[token * labels + from] = logSum(
          [0, 1, 2].map(
            (to) =>
              this.transition(from, to) +
              (scores[(token + 1) * labels + to] ?? 0) +
              (backward[(token + 1) * labels + to] ?? 0),
          ),
        );
    const total = logSum([0, 1, 2].map((to) => forward[(count - 1) * labels + to] ?? 0));
    return { forward, backward, total };
  }

  learn(example: Example): void {
    const count = example.labels.length;
    if (count === 0) return;
    const scores = this.emissions(example.features, count);
    const { forward, backward, total } = this.lattice(scores, count);
    const moves = this.transitionGradients(example, scores, forward, backward, total);
    for (let token = 0; token < count; token += 1)
      for (let to = 0; to < labels; to += 1) {
        const expected = Math.exp(
          (forward[token * labels + to] ?? 0) + (backward[token * labels + to] ?? 0) - total,
        );
        const gradient = (example.labels[token] === to ? 1 : 0) - expected;
        if (Math.abs(gradient) < 1e-4) continue;
        for (let i = 0; i < featureCount; i += 1)
          this.step(
            this.model.features,
            this.seenFeatures,
            (example.features[token * featureCount + i] ?? 0) * labels + to,
            gradient,
          );
      }
    for (const [at, gradient] of moves.entries())
      if (gradient !== 0) this.step(this.model.transitions, this.seenTransitions, at, gradient);
  }

  private transitionGradients(
    example: Example,
    scores: Float64Array,
    forward: Float64Array,
    backward: Float64Array,
    total: number,
  ): Float64Array {
    const moves = new Float64Array(labels * (labels + 1));
    const count = example.labels.length;
    const add = (from: number, to: number, amount: number): void => {
      moves[from * labels + to] = (moves[from * labels + to] ?? 0) + amount;
    };
    add(start, example.labels[0] ?? 0, 1);
    for (let to = 0; to < labels; to += 1)
      add(start, to, -Math.exp((forward[to] ?? 0) + (backward[to] ?? 0) - total));
    for (let token = 1; token < count; token += 1) {
      add(example.labels[token - 1] ?? 0, example.labels[token] ?? 0, 1);
      for (let from = 0; from < labels; from += 1)
        for (let to = 0; to < labels; to += 1)
          add(
            from,
            to,
            -Math.exp(
              (forward[(token - 1) * labels + from] ?? 0) +
                this.transition(from, to) +
                (scores[token * labels + to] ?? 0) +
                (backward[token * labels + to] ?? 0) -
                total,
            ),
          );
    }
    return moves;
  }
}

export function train(examples: readonly Example[], settings: Settings): Model {
  const trainer = new Trainer(settings);
  const sum: Model = {
    features: new Float32Array(labels << tableBits),
    transitions: new Float32Array(labels * (labels + 1)),
  };
  let summed = 0;
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    for (const example of shuffled(examples, 7 + epoch)) trainer.learn(example);
    // The mean of the later epochs' weights is steadier than the last one's.
    if (epoch < settings.epochs / 3) continue;
    summed += 1;
    for (const part of ['features', 'transitions'] as const)
      for (let i = 0; i < sum[part].length; i += 1)
        sum[part][i] = (sum[part][i] ?? 0) + (trainer.model[part][i] ?? 0);
  }
  for (const part of ['features', 'transitions'] as const)
    for (let i = 0; i < sum[part].length; i += 1) sum[part][i] = (sum[part][i] ?? 0) / Math.max(1, summed);
  return sum;
}
