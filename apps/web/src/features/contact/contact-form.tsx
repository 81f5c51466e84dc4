import type { CallReply } from '@tailor/contract/call';
import type { SendMessage } from '@tailor/contract/calls/send-message';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { type ContactField, type ContactMessage, contactFields, faultsOf } from './message.ts';

const empty: ContactMessage = { name: '', email: '', subject: '', message: '' };

/** Texts: the contact page's own. `place` keeps the fields of two forms on one page apart. */
export function ContactForm({ place }: { place: 'page' | 'chat' }) {
  const { t } = useTranslation('contact');
  const errorText = useErrorText();
  const [value, setValue] = useState(empty);
  const [faults, setFaults] = useState<Partial<Record<ContactField, 'required' | 'emailWrong'>>>({});
  const [phase, setPhase] = useState<'open' | 'sending' | 'sent' | 'sentPriority'>('open');
  const [website, setWebsite] = useState('');
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(value);
    setFaults(found);
    const first = contactFields.find((field) => found[field]);
    if (first) return document.getElementById(`${place}-${first}`)?.focus();
    setPhase('sending');
    setFailure(null);
    try {
      const body = { ...value, website };
      const { priority } = await call<CallReply<SendMessage>>('/api/contact', { method: 'POST', body });
      setPhase(priority ? 'sentPriority' : 'sent');
    } catch (error) {
      setFailure(errorText(error));
      setPhase('open');
    }
  };
  const bind = (field: ContactField) => {
    const fault = faults[field];
    return {
      id: `${place}-${field}`,
      label: t(field),
      value: value[field],
      error: fault ? t(fault) : null,
      onChange: (event: { target: { value: string } }) =>
        setValue((now) => ({ ...now, [field]: event.target.value })),
    };
  };

  if (phase === 'sent' || phase === 'sentPriority')
    return (
      <p role="status" className="rounded-md bg-good-soft p-4 font-medium text-good">
        {t(phase)}
      </p>
    );
  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <Field {...bind('name')} autoComplete="name" maxLength={200} />
      <Field {...bind('email')} type="email" autoComplete="email" maxLength={254} />
      <Field {...bind('subject')} maxLength={200} />
      <TextArea {...bind('message')} maxLength={10_000} />
      {/* Nobody sees, reaches or hears it: whoever fills it is a machine. */}
      <div hidden>
        <Field
          label={t('website')}
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={website}
          onChange={(event) => setWebsite(event.target.value)}
        />
      </div>
      {failure ? (
        <p role="alert" className="rounded-md border border-bad bg-bad-soft p-3 text-bad text-sm">
          {t('failed', { reason: failure })}
        </p>
      ) : null}
      <Button type="submit" size="large" disabled={phase === 'sending'} className="justify-self-start">
        {t(phase === 'sending' ? 'sending' : 'send')}
      </Button>
    </form>
  );
}
