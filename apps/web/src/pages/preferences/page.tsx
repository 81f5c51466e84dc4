import type { CallReply } from '@tailor/contract/call';
import type { MailPreferences } from '@tailor/contract/calls/mail-preferences';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../features/errors/error-text.ts';
import { useMailToken } from '../../features/mail-choices/use-token.ts';
import { Notice } from '../../features/sign-in/notice.tsx';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Choices = CallReply<MailPreferences>;

function Form({ token, given }: { token: string; given: Choices }) {
  const { t } = useTranslation('preferences');
  const errorText = useErrorText();
  const [choices, setChoices] = useState(given);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const save = async (next: Choices) => {
    setBusy(true);
    setNotice(null);
    try {
      const saved = await call<Choices>(`/api/mail-preferences/${token}`, { method: 'PUT', body: next });
      setChoices(saved);
      const refused = saved.marketing !== next.marketing || saved.alert !== next.alert;
      setNotice(refused ? { tone: 'bad', text: t('blocked') } : { tone: 'good', text: t('saved') });
    } catch (error) {
      setNotice({ tone: 'bad', text: errorText(error) });
    }
    setBusy(false);
  };
  return (
    <Card className="grid gap-5">
      {(['marketing', 'alert'] as const).map((kind) => (
        <Checkbox
          key={kind}
          checked={choices[kind]}
          onChange={(wanted) => setChoices({ ...choices, [kind]: wanted })}
        >
          <span className="grid gap-0.5">
            <span className="font-semibold">{t(`kind.${kind}`)}</span>
            <span className="text-ink-soft text-sm">{t(`about.${kind}`)}</span>
          </span>
        </Checkbox>
      ))}
      <p className="text-ink-soft text-sm">{t('service')}</p>
      {notice ? <Notice tone={notice.tone}>{notice.text}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button disabled={busy} onClick={() => save(choices)}>
          {t('save')}
        </Button>
        <Button look="secondary" disabled={busy} onClick={() => save({ marketing: false, alert: false })}>
          {t('none')}
        </Button>
      </div>
    </Card>
  );
}

function Choice({ token }: { token: string }) {
  const errorText = useErrorText();
  const query = useQuery({
    queryKey: ['mail-preferences', token],
    queryFn: () => call<Choices>(`/api/mail-preferences/${token}`),
  });
  if (query.isError) return <Notice tone="bad">{errorText(query.error)}</Notice>;
  return query.data ? <Form token={token} given={query.data} /> : <Skeleton className="h-64" />;
}

export default function PreferencesPage() {
  const { t } = useTranslation('preferences');
  const token = useMailToken();
  return (
    <PageFrame title={t('title')} lead={t('meta.description')} narrow>
      {token === undefined ? <Skeleton className="h-64" /> : null}
      {token === null ? (
        <Card>
          <p>{t('note')}</p>
        </Card>
      ) : null}
      {token ? <Choice token={token} /> : null}
    </PageFrame>
  );
}
