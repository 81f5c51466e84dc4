import type { User } from '@tailor/contract/calls/current-user';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { nameOf } from '../session/use-current-user.ts';
import { squarePng } from './square-png.ts';
import { SaidError, useWork } from './use-work.tsx';

/** The picture beside one's name in the header; seen by nobody else. */
export function PictureField({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const { busy, run, notice } = useWork();
  const queries = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const send = async (file: File) => {
    const png = await squarePng(file).catch(() => {
      throw new SaidError(t('pictureUnreadable'));
    });
    await call('/api/account/picture', { method: 'PUT', body: { png } });
    await queries.invalidateQueries();
  };
  const remove = async () => {
    await call('/api/account/picture', { method: 'DELETE' });
    await queries.invalidateQueries();
  };
  const face = user.profileImageUrl;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-4">
        {face ? (
          <img src={face} alt={t('picture')} width={72} height={72} className="size-18 rounded-full" />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-18 place-items-center rounded-full bg-accent-soft font-display text-2xl text-accent-ink"
          >
            {nameOf(user).slice(0, 1).toUpperCase()}
          </span>
        )}
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" size="small" disabled={busy} onClick={() => chooser.current?.click()}>
            {t(face ? 'changePicture' : 'choosePicture')}
          </Button>
          {face ? (
            <Button look="quiet" size="small" disabled={busy} onClick={() => run(remove, t('pictureGone'))}>
              {t('removePicture')}
            </Button>
          ) : null}
        </div>
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('picture')}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void run(() => send(file), t('pictureSaved'));
          }}
        />
      </div>
      <p className="text-ink-faint text-xs">{t('pictureNote')}</p>
      {notice}
    </div>
  );
}
