import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { classNames } from '../../lib/class-names.ts';
import { showToast } from '../../lib/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { type Dashboard, gamificationKey } from './use-gamification.ts';

const podium = 3;

/** A short piece of the random id: enough to tell ten people apart. */
const shortId = (id: string) => id.slice(0, 6);

export function BoardCard({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('gamification');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { leaderboard, onBoard, ownId } = dashboard;
  const change = async () => {
    setBusy(true);
    try {
      await call('/api/gamification/board', { method: 'PUT', body: { shown: !onBoard } });
      await queries.invalidateQueries({ queryKey: gamificationKey });
    } catch (error) {
      showToast({ variant: 'destructive', title: t('board'), description: errorText(error) });
    }
    setBusy(false);
  };
  return (
    <Card aria-labelledby="board-title">
      <h2 id="board-title" className="mb-4 text-lg">
        {t('board')}
      </h2>
      {leaderboard.length === 0 ? <p className="text-ink-soft">{t('board.empty')}</p> : null}
      <ol className="grid gap-1.5">
        {leaderboard.map(({ id, totalPoints, resumesOptimized }, index) => (
          <li
            key={id}
            className={classNames(
              'flex items-center gap-3 rounded-md px-3 py-2 text-sm',
              index < podium ? 'bg-tape-soft text-tape-ink' : 'bg-sunken',
            )}
          >
            <span className="w-6 font-bold tabular-nums">{index + 1}</span>
            <span className="min-w-0 grow break-all">
              {t('anonymous', { id: shortId(id) })}{' '}
              {id === ownId ? <Badge tone="accent">{t('you')}</Badge> : null}
              <span className="block text-xs">{t('resumesOf', { count: resumesOptimized })}</span>
            </span>
            <strong className="whitespace-nowrap tabular-nums">{t('worth', { count: totalPoints })}</strong>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-ink-soft text-sm">{t(onBoard ? 'board.on' : 'board.off')}</p>
      <Button look="secondary" size="small" className="mt-3" disabled={busy} onClick={change}>
        {t(onBoard ? 'board.leave' : 'board.join')}
      </Button>
    </Card>
  );
}
