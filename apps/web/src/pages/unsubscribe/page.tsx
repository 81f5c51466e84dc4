import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../features/errors/error-text.ts';
import { useMailToken } from '../../features/mail-choices/use-token.ts';
import { Notice } from '../../features/sign-in/notice.tsx';
import { call } from '../../lib/api.ts';
import { useAddress } from '../../lib/language.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Opening the page ends nothing: programs that check mails open every address in them. */
function Ending({ token }: { token: string }) {
  const { t } = useTranslation('unsubscribe');
  const address = useAddress();
  const errorText = useErrorText();
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  const [error, setError] = useState<string | null>(null);
  const end = async () => {
    setState('busy');
    setError(null);
    try {
      await call(`/api/unsubscribe/${token}`, { method: 'POST', body: {} });
      setState('done');
    } catch (problem) {
      setError(errorText(problem));
      setState('asked');
    }
  };
  return (
    <Card className="grid justify-items-start gap-4">
      {state === 'done' ? <Notice tone="good">{t('done')}</Notice> : <p>{t('question')}</p>}
      {error ? <Notice tone="bad">{error}</Notice> : null}
      {state === 'done' ? null : (
        <Button disabled={state === 'busy'} onClick={end}>
          {t('action')}
        </Button>
      )}
      <p className="text-ink-soft text-sm">{t('service')}</p>
      <ButtonLink href={address(`/preferences#${token}`)} full look="secondary">
        {t('choose')}
      </ButtonLink>
    </Card>
  );
}

export default function UnsubscribePage() {
  const { t } = useTranslation('unsubscribe');
  const token = useMailToken();
  return (
    <PageFrame title={t('title')} lead={t('meta.description')} narrow>
      {token === undefined ? <Skeleton className="h-48" /> : null}
      {token === null ? (
        <Card>
          <p>{t('note')}</p>
        </Card>
      ) : null}
      {token ? <Ending token={token} /> : null}
    </PageFrame>
  );
}
