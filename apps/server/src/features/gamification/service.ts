import type { Language } from '@tailor/contract/languages';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Owner } from '../../platform/owner.ts';
import { recordFact } from '../facts/service.ts';
import { planOf } from '../plans/service.ts';
import { type Challenge, challengesOf } from './challenges.ts';
import type { DayValues } from './day-values.ts';
import { daysOf } from './happening.ts';
import { claimName, type Progress, streakOn } from './progress.ts';
import { challengeRules } from './rules.ts';
import { keepStanding, leaders, type Standing, setOnBoard, standingOf } from './store.ts';

const nothingYet: DayValues = {
  ats_score: 0,
  keyword_optimization: 0,
  speed_challenge: 0,
  content_enhancement: 0,
};

interface Today {
  standing: Standing;
  progress: Progress;
  day: string;
  values: DayValues;
  challenges: Challenge[];
}

export function createGamificationService(context: Context) {
  const { db, keys, clock } = context;

  async function today(owner: Owner, language: Language): Promise<Today> {
    const standing = await standingOf(db, owner.id);
    if (!standing) throw notFound();
    const { progress, timeZone } = standing;
    const day = daysOf(timeZone)(clock.now().getTime());
    const values = progress.latest?.day === day ? progress.latest.values : nothingYet;
    return { standing, progress, day, values, challenges: challengesOf(keys, owner.id, day, language) };
  }

  const head = ({ progress, day, challenges }: Today) => ({
    progress: {
      totalPoints: progress.totalPoints,
      currentStreak: streakOn(progress, day),
      resumesOptimized: progress.resumesOptimized,
    },
    achievements: progress.achievements.map(({ achievementType, unlockedAt }) => ({
      achievementType,
      unlockedAt: new Date(unlockedAt).toISOString(),
    })),
    todaysChallenges: challenges,
  });

  /** The score itself belongs to a plan; that it was reached may be known. */
  async function shownValues(owner: Owner, values: DayValues): Promise<DayValues> {
    const plan = await planOf(db, clock, owner.id, null);
    if (plan.atsScore) return values;
    const { target } = challengeRules.ats_score;
    return { ...values, ats_score: values.ats_score >= target ? target : 0 };
  }

  return {
    widget: async (owner: Owner, language: Language) => head(await today(owner, language)),

    async dashboard(owner: Owner, language: Language) {
      const now = await today(owner, language);
      const values = await shownValues(owner, now.values);
      const completed = new Set(now.progress.completed);
      return {
        ...head(now),
        challengeProgress: now.challenges.map(({ id, type }) => ({
          challengeId: id,
          isCompleted: completed.has(claimName(now.day, type)),
          currentValue: values[type],
        })),
        leaderboard: await leaders(db),
        onBoard: now.standing.onBoard,
        ownId: now.standing.handle,
      };
    },

    async complete(owner: Owner, id: string, language: Language): Promise<number> {
      const { challenges, values, day } = await today(owner, language);
      const challenge = challenges.find((one) => one.id === id);
      if (!challenge) throw notFound();
      const { type, targetValue, pointsReward } = challenge;
      if (values[type] < targetValue) {
        const shown = (await shownValues(owner, values))[type];
        throw new AppError(
          'challenge_unfinished',
          `This challenge is not finished yet: ${shown} of ${targetValue}.`,
          { value: shown, target: targetValue },
        );
      }
      await db.transaction(async (tx) => {
        // One after the other: twenty at once take it once.
        await tx.execute(sql`SELECT 1 FROM users WHERE owner_id = ${owner.id} FOR UPDATE`);
        const { rows } = await tx.execute(sql`
          SELECT 1 FROM facts WHERE owner_id = ${owner.id} AND kind = 'challenge.completed'
            AND data ->> 'day' = ${day} AND data ->> 'type' = ${type} LIMIT 1`);
        if (rows.length > 0)
          throw new AppError('challenge_done', 'You have this reward already. New challenges come tomorrow.');
        await recordFact(tx, {
          ownerId: owner.id,
          at: clock.now(),
          kind: 'challenge.completed',
          data: { day, type },
        });
      });
      return pointsReward;
    },

    async refresh(ownerId: string): Promise<void> {
      const standing = await standingOf(db, ownerId);
      if (standing?.fresh) await keepStanding(db, ownerId, standing);
    },

    showOnBoard: (owner: Owner, shown: boolean) => setOnBoard(db, owner.id, shown),
  };
}
