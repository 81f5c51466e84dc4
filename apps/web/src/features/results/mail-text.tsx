import { isEmail } from '@tailor/contract/email';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { focusNext } from '../../lib/focus.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { useErrorText } from '../errors/error-text.ts';

/** What the free plan gives as text comes by mail; the box beside it is another matter, and unticked. */
export function MailText({ resumeId }: { resumeId: string }) {
  const { t } = useTranslation('results');
  const errorText = useErrorText();
  const [email, setEmail] = useState('');
  const [marketing, setMarketing] = useState(false);
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const [error, setError] = useState<string | null>(null);
  const send = async () => {
    setState('busy');
    setError(null);
    const body = { email: email.trim(), resumeId, type: 'free_user', marketingConsent: marketing };
    try {
      await call('/api/capture-email', { method: 'POST', body });
      setState('sent');
      focusNext('mail-text-sent');
    } catch (problem) {
      setError(errorText(problem));
      setState('open');
    }
  };
  return (
    <Card aria-labelledby="mail-text-title">
      <h3 id="mail-text-title" className="text-lg">
        {t('mail.title')}
      </h3>
      <p className="mt-2 text-ink-soft text-sm">{t('mail.text')}</p>
      {state === 'sent' ? (
        <p id="mail-text-sent" tabIndex={-1} role="status" className="mt-4 font-medium outline-none">
          {t('mail.sent')}
        </p>
      ) : (
        <form
          noValidate
          className="mt-4 grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (isEmail(email)) void send();
          }}
        >
          <Field
            label={t('mail.label')}
            type="email"
            autoComplete="email"
            value={email}
            error={error}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Checkbox checked={marketing} onChange={setMarketing} className="text-sm">
            {t('mail.marketing')}
          </Checkbox>
          <Button
            type="submit"
            look="secondary"
            className="justify-self-start"
            disabled={state === 'busy' || !isEmail(email)}
          >
            {t('mail.action')}
          </Button>
        </form>
      )}
    </Card>
  );
}
