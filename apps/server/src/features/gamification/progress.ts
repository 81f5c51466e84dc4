import { achievementNames } from '@tailor/contract/shapes/gamification';
import { DayLog, type DayValues } from './day-values.ts';
import { dayBefore, daysOf, type Happening, inOrder } from './happening.ts';
import { achievementRules, type ChallengeType, challengeRules, rules } from './rules.ts';
import { readSketch } from './sketch.ts';

export type AchievementName = (typeof achievementNames)[number];

/** All of a person's progress, computed from what happened and from nothing else. */
export interface Progress {
  totalPoints: number;
  resumesOptimized: number;
  achievements: { achievementType: AchievementName; unlockedAt: number }[];
  /** The last day that counts, and how many in a row end with it. */
  lastDay: string | null;
  run: number;
  /** What the last day with anything in it reached, and what was taken on it. */
  latest: { day: string; values: DayValues } | null;
  /** "2026-05-14 ats_score" */
  completed: string[];
}

export const claimName = (day: string, type: string): string => `${day} ${type}`;

export function computeProgress(happenings: readonly Happening[], timeZone: string): Progress {
  const ordered = inOrder(happenings);
  const dayOf = daysOf(timeZone);
  const novel = novelResumes(ordered);
  const log = new DayLog((ref) => novel.has(ref));
  const unlocked = new Map<AchievementName, number>();
  const unlock = (name: AchievementName, at: number) => {
    if (!unlocked.has(name)) unlocked.set(name, at);
  };
  const perDay = new Map<string, number>();
  const lastOf = new Map<string, number>();
  let resumes = 0;
  let streak = { lastDay: null as string | null, run: 0 };
  for (const one of ordered) {
    const day = dayOf(one.at);
    log.add(one, day);
    lastOf.set(day, one.at);
    const ref = String(one.data.ref ?? '');
    if (!novel.has(ref)) continue;
    if (Number(one.data.score ?? 0) >= achievementRules.score) unlock('ATS Master', one.at);
    if (novel.get(ref) !== one.id) continue;
    resumes += 1;
    perDay.set(day, (perDay.get(day) ?? 0) + 1);
    streak = nextStreak(streak, day);
    if (resumes >= achievementRules.resumes) unlock('Resume Rookie', one.at);
    if (resumes >= achievementRules.manyResumes) unlock('Optimization Expert', one.at);
    if (streak.run >= achievementRules.streak) unlock('Streak Champion', one.at);
  }
  const latestDay = [...lastOf.keys()].at(-1) ?? null;
  const latest = latestDay ? { day: latestDay, values: log.valuesOf(latestDay) } : null;
  log.close();
  unlockKeywords(log, lastOf, unlock);
  const claims = validClaims(ordered, log);
  const tenth = claims[achievementRules.challenges - 1];
  if (tenth) unlock('Challenge Crusher', tenth.at);
  const resumePoints = [...perDay.values()].reduce(
    (sum, n) => sum + Math.min(n, rules.rewardedResumesADay) * rules.resumePoints,
    0,
  );
  return {
    totalPoints: claims.reduce((sum, { type }) => sum + challengeRules[type].points, resumePoints),
    resumesOptimized: resumes,
    achievements: achievementNames.flatMap((name) => {
      const at = unlocked.get(name);
      return at === undefined ? [] : [{ achievementType: name, unlockedAt: at }];
    }),
    ...streak,
    latest,
    completed: claims.map(({ day, type }) => claimName(day, type)),
  };
}

/** Which resumes count, and by which happening: each once, and only if enough of it is new. */
function novelResumes(ordered: Happening[]): Map<string, number> {
  const seen = new Map<number, number>();
  const tried = new Set<string>();
  const novel = new Map<string, number>();
  for (const { id, kind, at, data } of ordered) {
    const ref = String(data.ref ?? '');
    if (kind !== 'resume.processed' || !ref || tried.has(ref)) continue;
    tried.add(ref);
    const hashes = readSketch(String(data.sketch ?? ''));
    const fresh = hashes.filter(
      (hash) => (seen.get(hash) ?? Number.NEGATIVE_INFINITY) < at - rules.rememberMs,
    );
    if (hashes.length === 0 || fresh.length <= hashes.length * rules.newShare) continue;
    for (const hash of hashes) seen.set(hash, at);
    novel.set(ref, id);
  }
  return novel;
}

function nextStreak(streak: { lastDay: string | null; run: number }, day: string) {
  if (streak.lastDay === day) return streak;
  return { lastDay: day, run: streak.lastDay === dayBefore(day) ? streak.run + 1 : 1 };
}

/** Keywords are counted at the end of each day. */
function unlockKeywords(
  log: DayLog,
  lastOf: Map<string, number>,
  unlock: (name: AchievementName, at: number) => void,
): void {
  let sum = 0;
  for (const [day, values] of log.closed) {
    sum += values.keyword_optimization;
    if (sum >= achievementRules.keywords) unlock('Keyword Warrior', lastOf.get(day) ?? 0);
  }
}

/** A reward that was taken counts once a day and kind, and only if the day ended as it was then. */
function validClaims(ordered: Happening[], log: DayLog): { day: string; type: ChallengeType; at: number }[] {
  const taken = new Set<string>();
  const claims: { day: string; type: ChallengeType; at: number }[] = [];
  for (const { kind, data, at } of ordered) {
    if (kind !== 'challenge.completed') continue;
    const type = String(data.type) as ChallengeType;
    const day = String(data.day);
    const rule = challengeRules[type];
    if (!rule || taken.has(claimName(day, type)) || log.valuesOf(day)[type] < rule.target) continue;
    taken.add(claimName(day, type));
    claims.push({ day, type, at });
  }
  return claims;
}

/** Days in a row up to today; yesterday's still stands until today is over. */
export function streakOn({ lastDay, run }: Pick<Progress, 'lastDay' | 'run'>, today: string): number {
  return lastDay === today || lastDay === dayBefore(today) ? run : 0;
}
