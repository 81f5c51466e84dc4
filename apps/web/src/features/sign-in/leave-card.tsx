import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../lib/api.ts';
import { useAddress } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { endDraft } from '../draft/draft-store.ts';
import { useErrorText } from '../errors/error-text.ts';
import { Notice } from './notice.tsx';

/** A link on a foreign page led here: signing out needs this person's own press. */
export function LeaveCard() {
  const { t } = useTranslation('login');
  const address = useAddress();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const leave = async () => {
    try {
      await call('/api/auth/sign-out', { method: 'POST', body: {} });
    } catch (error) {
      // Whoever is still signed in must not believe that they are not.
      if (!(error instanceof ApiError && error.status === 401)) return setFailure(errorText(error));
    }
    endDraft();
    location.assign(address('/'));
  };
  return (
    <div className="grid gap-5">
      <h2 className="text-xl">{t('leave.title')}</h2>
      {failure ? <Notice tone="bad">{failure}</Notice> : null}
      <Button className="justify-self-start" onClick={leave}>
        {t('leave.action')}
      </Button>
    </div>
  );
}
