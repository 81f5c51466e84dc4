import type { CallReply } from '@tailor/contract/call';
import type { CancelByLink } from '@tailor/contract/calls/cancel-by-link';
import { isEmail } from '@tailor/contract/email';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useErrorText } from '../../features/errors/error-text.ts';
import { Notice } from '../../features/sign-in/notice.tsx';
import { ApiError, call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

/** A mailed link stands behind it: one press, no session. */
function CancelNow({ token }: { token: string }) {
  const { t } = useTranslation('cancel');
  const errorText = useErrorText();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [endsAt, setEndsAt] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const act = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const body = { token };
      setEndsAt((await call<CallReply<CancelByLink>>('/api/cancel', { method: 'POST', body })).endsAt);
    } catch (error) {
      setFailure(error instanceof ApiError && error.status === 404 ? t('gone') : errorText(error));
    }
    setBusy(false);
  };
  if (endsAt) {
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(endsAt));
    return <Notice tone="good">{t('done', { date })}</Notice>;
  }
  return (
    <div className="grid gap-5">
      <p>{t('now.text')}</p>
      {failure ? <Notice tone="bad">{failure}</Notice> : null}
      <Button look="danger" size="large" className="justify-self-start" disabled={busy} onClick={act}>
        {t('now.action')}
      </Button>
    </div>
  );
}

/** Without a link: the address that pays gets one. */
function AskForLink() {
  const { t } = useTranslation('cancel');
  const errorText = useErrorText();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    if (!isEmail(email)) return setFailure(t('emailWrong'));
    setBusy(true);
    try {
      await call('/api/cancel/send-link', { method: 'POST', body: { email } });
      setSent(true);
    } catch (error) {
      setFailure(errorText(error));
    }
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <p>{t('ask.text')}</p>
      <Field
        label={t('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {failure ? <Notice tone="bad">{failure}</Notice> : null}
      {sent ? <Notice tone="good">{t('sent')}</Notice> : null}
      <Button type="submit" size="large" className="justify-self-start" disabled={busy}>
        {t('ask.action')}
      </Button>
      <p className="text-ink-soft text-sm">
        {t('signedIn')}{' '}
        <Link href="/subscription" className="underline">
          {t('subscription')}
        </Link>
      </p>
    </form>
  );
}

export default function CancelPage() {
  const { t } = useTranslation('cancel');
  const [token, setToken] = useState('');
  useEffect(() => setToken(location.hash.slice(1)), []);
  return (
    <PageFrame title={t('title')} lead={t('meta.description')} narrow>
      <Card className="max-w-lg">{token ? <CancelNow token={token} /> : <AskForLink />}</Card>
    </PageFrame>
  );
}
