import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { useSignInAddress } from '../session/sign-in-address.ts';
import { Notice } from '../sign-in/notice.tsx';
import type { Unclaimed } from './unclaimed.ts';
import { type Outcome, useAnswer } from './use-answer.ts';

/** Of more resumes the first are named, the last changed ones. */
const named = 5;

function Things({ things: { resumes, payments, documents } }: { things: Unclaimed }) {
  const { t } = useTranslation('claim');
  const more = resumes.length - named;
  return (
    <>
      {payments > 0 ? <p>{t('payments', { n: payments })}</p> : null}
      {documents > 0 ? <p>{t('document')}</p> : null}
      {resumes.length > 0 ? (
        <ul className="grid list-disc grid-cols-1 gap-1.5 pl-5">
          {resumes.slice(0, named).map(({ id, jobTitle }) => (
            <li key={id} className="break-words">
              {jobTitle}
            </li>
          ))}
          {more > 0 ? <li>{t('more', { n: more })}</li> : null}
        </ul>
      ) : null}
    </>
  );
}

interface ClaimCardProps {
  things: Unclaimed;
  onDone: (outcome: Outcome) => void;
}

/** What was made in this browser before signing in: taken along, or left behind. Asked until there is an answer. */
export default function ClaimCard({ things, onDone }: ClaimCardProps) {
  const { t } = useTranslation('claim');
  const errorText = useErrorText();
  const signIn = useSignInAddress();
  const { answer, busy, failure, signedOut } = useAnswer(onDone);
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 id="claim-title" tabIndex={-1} className="text-xl outline-none">
        {t('title')}
      </h2>
      <p role="status" className="text-ink-soft">
        {t('text')}
      </p>
      <Things things={things} />
      {failure ? <Notice tone="bad">{signedOut ? t('signedOut') : errorText(failure)}</Notice> : null}
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {signedOut ? (
          <ButtonLink href={signIn} full>
            {t('signIn')}
          </ButtonLink>
        ) : (
          <>
            <Button aria-disabled={busy} onClick={() => answer(true)}>
              {t('mine')}
            </Button>
            <Button look="secondary" aria-disabled={busy} onClick={() => answer(false)}>
              {t('notMine')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
