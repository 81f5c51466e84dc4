import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { Notice } from './notice.tsx';

export interface VisitorThings {
  resumes: { id: string; jobTitle: string }[];
  payments: number;
}

/** What was made in this browser before signing in: taken along, or left behind. */
export function ClaimCard({ things, onDone }: { things: VisitorThings; onDone: () => void }) {
  const { t } = useTranslation('login');
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const decide = async (mine: boolean) => {
    try {
      await call('/api/auth/claim', { method: 'POST', body: { mine } });
      onDone();
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  return (
    <div className="grid gap-5">
      <h2 className="text-xl">{t('claim.title')}</h2>
      <p className="text-ink-soft">{t('claim.text')}</p>
      {things.payments > 0 ? <p>{t('claim.payments', { n: things.payments })}</p> : null}
      <ul className="grid list-disc gap-1.5 pl-5">
        {things.resumes.map(({ id, jobTitle }) => (
          <li key={id} className="break-words">
            {jobTitle}
          </li>
        ))}
      </ul>
      {failure ? <Notice tone="bad">{failure}</Notice> : null}
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button onClick={() => decide(true)}>{t('claim.mine')}</Button>
        <Button look="secondary" onClick={() => decide(false)}>
          {t('claim.notMine')}
        </Button>
      </div>
    </div>
  );
}
