import { limits } from '@tailor/contract/limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../lib/api.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { Notice } from './notice.tsx';

/** Too old, or cut off by a mail program: in either way only another one helps. */
const isUseless = (error: unknown) =>
  error instanceof ApiError && (error.status === 410 || error.params.field === 'token');

/** A mailed link shows this; only the button acts, because programs open links too. */
export function LinkCard({ purpose, onSignedIn }: { purpose: string; onSignedIn: () => Promise<void> }) {
  const { t } = useTranslation('login');
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [old, setOld] = useState(false);
  const [busy, setBusy] = useState(false);
  // The server asks for one when somebody else may have chosen the present one.
  const [chooses, setChooses] = useState(purpose === 'reset');
  const kind = purpose === 'reset' || purpose === 'confirm' ? purpose : 'sign-in';

  const act = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      const body = { token: location.hash.slice(1), password: chooses ? password : null };
      await call('/api/auth/use-link', { method: 'POST', body });
      return await onSignedIn();
    } catch (error) {
      if (!chooses && error instanceof ApiError && error.params.field === 'password') setChooses(true);
      else if (isUseless(error)) setOld(true);
      else setFailure(errorText(error));
    }
    setBusy(false);
  };

  if (old)
    return (
      <div className="grid gap-5">
        <Notice tone="bad">{t('link.old')}</Notice>
        <ButtonLink href={`/login?ask=${kind === 'reset' ? 'reset' : 'link'}`} size="large">
          {t('link.again')}
        </ButtonLink>
      </div>
    );
  return (
    <form noValidate onSubmit={act} className="grid gap-5">
      <h2 className="text-xl">{t(`link.title.${kind}`)}</h2>
      {chooses && purpose === 'confirm' ? <Notice tone="good">{t('link.elsewhere')}</Notice> : null}
      {chooses ? (
        <Field
          label={t('newPassword')}
          type="password"
          autoComplete="new-password"
          maxLength={200}
          note={t('passwordNote', { n: limits.minPasswordCharacters })}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      ) : null}
      {failure ? <Notice tone="bad">{failure}</Notice> : null}
      <Button
        type="submit"
        size="large"
        disabled={busy || (chooses && password.length < limits.minPasswordCharacters)}
      >
        {t(`link.action.${kind}`)}
      </Button>
    </form>
  );
}
