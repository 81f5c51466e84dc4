import type { CallReply } from '@tailor/contract/call';
import type { SignUp } from '@tailor/contract/calls/sign-up';
import { isEmail } from '@tailor/contract/email';
import { limits } from '@tailor/contract/limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../lib/api.ts';
import { focusNext } from '../../lib/focus.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { Notice } from './notice.tsx';

export type Mode = 'sign-in' | 'sign-up' | 'link' | 'reset';

const modes: readonly Mode[] = ['sign-in', 'sign-up', 'link', 'reset'];
const shortest = limits.minPasswordCharacters;

async function send(mode: Mode, email: string, password: string): Promise<'signed_in' | 'check_mail'> {
  if (mode === 'sign-in') {
    await call('/api/auth/sign-in', { method: 'POST', body: { email, password } });
    return 'signed_in';
  }
  if (mode === 'sign-up')
    return (await call<CallReply<SignUp>>('/api/auth/sign-up', { method: 'POST', body: { email, password } }))
      .status;
  const purpose = mode === 'reset' ? 'reset' : 'sign-in';
  await call('/api/auth/send-link', { method: 'POST', body: { email, purpose } });
  return 'check_mail';
}

interface SignInFormProps {
  first: Mode;
  /** Until it is done the form takes no second press: that one would be refused. */
  onSignedIn: () => Promise<void>;
}

/** Texts: the login page's own. */
export function SignInForm({ first, onSignedIn }: SignInFormProps) {
  const { t } = useTranslation('login');
  const errorText = useErrorText();
  const [mode, setMode] = useState<Mode>(first);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const withPassword = mode === 'sign-in' || mode === 'sign-up';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    if (!isEmail(email)) return setFailure(t('emailWrong'));
    if (mode === 'sign-up' && password.length < shortest)
      return setFailure(t('passwordShort', { n: shortest }));
    setBusy(true);
    try {
      if ((await send(mode, email, password)) === 'signed_in') return await onSignedIn();
      setSent(true);
    } catch (error) {
      setFailure(textOf(error));
    }
    setBusy(false);
  };
  const textOf = (error: unknown) => {
    const status = error instanceof ApiError ? error.status : 0;
    if (mode === 'sign-in' && status === 401) return t('wrong');
    return mode === 'sign-up' && status === 409 ? t('known') : errorText(error);
  };
  const change = (next: Mode) => {
    setMode(next);
    setSent(false);
    setFailure(null);
    // What was pressed stands there no more.
    focusNext('sign-in-title');
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <h2 id="sign-in-title" tabIndex={-1} className="text-xl outline-none">
        {t(`mode.${mode}`)}
      </h2>
      <Field
        label={t('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {withPassword ? (
        <Field
          label={t('password')}
          type="password"
          autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
          maxLength={200}
          note={mode === 'sign-up' ? t('passwordNote', { n: shortest }) : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      ) : null}
      {failure ? <Notice tone="bad">{failure}</Notice> : null}
      {sent ? <Notice tone="good">{t('checkMail')}</Notice> : null}
      <Button type="submit" size="large" disabled={busy}>
        {t(busy ? 'busy' : `submit.${mode}`)}
      </Button>
      <ul className="-mx-3 flex flex-wrap gap-x-2 gap-y-1">
        {modes
          .filter((one) => one !== mode)
          .map((one) => (
            <li key={one}>
              <Button look="quiet" size="small" onClick={() => change(one)}>
                {t(`switch.${one}`)}
              </Button>
            </li>
          ))}
      </ul>
    </form>
  );
}
