/** A paragraph or an entry with a time: what speaks for work in it, what for study, and when it ended. */
export interface Unit {
  job: number;
  study: number;
  /** Months since the year 0; what goes on ends last. */
  end: number;
  /** Something is told of it below its head. */
  told: boolean;
}

/** From 1, surely study, to -1, surely work. */
const leanOf = ({ job, study }: Unit) => (study - job) / Math.max(1, study + job);

/** One more turn from work to study has to be worth this. */
const turnCost = 0.5;

/** How much a turn between two units is likely apart from what they say: times begin anew, telling stops. */
function turnBonus(units: readonly Unit[], at: number): number {
  const [before, after] = [units[at - 1], units[at]];
  if (!before || !after) return 0;
  const run = units.slice(Math.max(0, at - 3), at);
  const down = run.every((unit, i) => i === 0 || unit.end <= (run[i - 1]?.end ?? Infinity));
  const anew = down && after.end > before.end ? 0.6 : 0;
  const told = units.slice(0, at).some((unit) => unit.told);
  const bare = told && units.slice(at).every((unit) => !unit.told) ? 0.4 : 0;
  return anew + bare;
}

/**
 * People tell all their work and then all their study, or the other way round: which units are study, all of them
 * weighed together. Words alone take a trade that was learned for one that was practised.
 */
export function studiesAmong(units: readonly Unit[]): boolean[] {
  const leans = units.map(leanOf);
  const total = leans.reduce((sum, lean) => sum + lean, 0);
  let best = { score: -total, labels: units.map(() => false) };
  const take = (score: number, at: number, first: boolean) => {
    if (score > best.score + 1e-9) best = { score, labels: units.map((_, i) => (i < at ? first : !first)) };
  };
  take(total, units.length, true);
  let before = 0;
  for (let at = 1; at < units.length; at++) {
    before += leans[at - 1] ?? 0;
    const turn = turnBonus(units, at) - turnCost;
    const behind = total - before;
    if (units.slice(at).some(({ study }) => study >= 2)) take(behind - before + turn, at, false);
    if (units.slice(0, at).some(({ study }) => study >= 2)) take(before - behind + turn, at, true);
  }
  return best.labels;
}
