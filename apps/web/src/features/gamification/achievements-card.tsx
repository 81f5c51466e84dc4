import { Lock, Medal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { useLanguage } from '../../lib/language.ts';
import { Card } from '../../ui/card.tsx';
import type { Dashboard } from './use-gamification.ts';

/** The names are the product's own and stay as they are; what each takes is translated. */
const names = [
  ['Resume Rookie', 'resume-rookie'],
  ['ATS Master', 'ats-master'],
  ['Keyword Warrior', 'keyword-warrior'],
  ['Streak Champion', 'streak-champion'],
  ['Optimization Expert', 'optimization-expert'],
  ['Challenge Crusher', 'challenge-crusher'],
] as const;

export function AchievementsCard({ achievements }: { achievements: Dashboard['achievements'] }) {
  const { t } = useTranslation('gamification');
  const form = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' });
  return (
    <Card aria-labelledby="achievements-title">
      <h2 id="achievements-title" className="mb-4 text-lg">
        {t('achievements')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {names.map(([name, key]) => {
          const own = achievements.find((one) => one.achievementType === name);
          const Icon = own ? Medal : Lock;
          return (
            <li
              key={name}
              className={classNames(
                'flex gap-3 rounded-md border p-3',
                own ? 'border-tape bg-tape-soft text-tape-ink' : 'border-line text-ink-soft',
              )}
            >
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              <span className="grid gap-0.5 text-sm">
                <strong className="font-semibold">{name}</strong>
                <span>{t(`takes.${key}`)}</span>
                <span className="text-xs">
                  {own ? t('unlocked', { date: form.format(new Date(own.unlockedAt)) }) : t('locked')}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
