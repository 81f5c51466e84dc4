import { createHmac } from 'node:crypto';
import type { Language } from '@tailor/contract/languages';
import { challengeTypes } from '@tailor/contract/shapes/gamification';
import type { MasterKeys } from '../../platform/keys.ts';
import { type ChallengeType, challengeRules } from './rules.ts';
import { challengeTexts } from './texts.ts';

export interface Challenge {
  id: string;
  type: ChallengeType;
  title: string;
  description: string;
  pointsReward: number;
  targetValue: number;
}

function idOf(keys: MasterKeys, ownerId: string, day: string, type: ChallengeType): string {
  const name = `${ownerId} ${day} ${type}`;
  return createHmac('sha256', keys.derive('challenges')).update(name).digest('base64url').slice(0, 24);
}

/** The four of a day: the same for the same person and day, in an order and under ids of their own. */
export function challengesOf(
  keys: MasterKeys,
  ownerId: string,
  day: string,
  language: Language,
): Challenge[] {
  return challengeTypes
    .map((type) => ({
      id: idOf(keys, ownerId, day, type),
      type,
      ...challengeTexts[language][type],
      pointsReward: challengeRules[type].points,
      targetValue: challengeRules[type].target,
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
