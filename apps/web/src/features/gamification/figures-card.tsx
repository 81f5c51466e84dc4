import { Award, FileCheck2, Flame, Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { levelOf } from '../aside/level.ts';
import type { Dashboard } from './use-gamification.ts';

/** Level, points, streak, resumes: four figures and the way to the next level. */
export function FiguresCard({ progress }: { progress: Dashboard['progress'] }) {
  const { t } = useTranslation('gamification');
  const language = useLanguage();
  const { totalPoints, currentStreak, resumesOptimized } = progress;
  const { level, into, left } = levelOf(totalPoints);
  const figures = [
    [Trophy, 'level', level],
    [Award, 'points', totalPoints],
    [Flame, 'streak', currentStreak],
    [FileCheck2, 'resumes', resumesOptimized],
  ] as const;
  return (
    <Card>
      <h2 className="sr-only">{t('progress')}</h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4">
        {figures.map(([Icon, key, figure]) => (
          <div key={key} className="grid content-between gap-1">
            <dt className="flex items-center gap-2 text-ink-soft text-sm">
              <Icon aria-hidden="true" className="size-4.5 shrink-0 text-accent" />
              {t(key)}
            </dt>
            <dd className="font-display font-bold text-3xl tabular-nums">
              {figure.toLocaleString(language)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6">
        <Progress value={into} label={t('toNext', { count: left, level: level + 1 })} />
        <p className="mt-1.5 text-ink-soft text-sm">{t('toNext', { count: left, level: level + 1 })}</p>
      </div>
    </Card>
  );
}
