import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { RunProgress } from '../../features/processing/run-progress.tsx';
import { useSignInAddress } from '../../features/session/sign-in-address.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { type PaymentState, useCompletion } from './use-completion.ts';

const titles: Record<PaymentState, string> = {
  checking: 'title.checking',
  paid: 'title.paid',
  settling: 'title.settling',
  offline: 'title.settling',
  unpaid: 'title.unpaid',
  none: 'title.none',
};

function StateIcon({ state }: { state: PaymentState }) {
  if (state === 'paid') return <CircleCheck aria-hidden="true" className="size-7 shrink-0 text-good" />;
  if (state === 'unpaid' || state === 'none')
    return <CircleX aria-hidden="true" className="size-7 shrink-0 text-ink-faint" />;
  return <Clock aria-hidden="true" className="size-7 shrink-0 text-tape-ink" />;
}

/** Bought in this browser, without an account: it would be lost with the browser. */
function Claim() {
  const { t } = useTranslation('payment-success');
  const signIn = useSignInAddress('/subscription');
  return (
    <section className="grid justify-items-start gap-3 rounded-md bg-tape-soft p-4 text-tape-ink">
      <h2 className="text-lg">{t('claim.title')}</h2>
      <p className="text-sm">{t('claim.text')}</p>
      <ButtonLink href={signIn} full>
        {t('claim.action')}
      </ButtonLink>
    </section>
  );
}

export default function PaymentSuccessPage() {
  const { t } = useTranslation('payment-success');
  const sessionId = new URLSearchParams(useSearch()).get('session_id') ?? '';
  const { state, completion, ask } = useCompletion(sessionId);
  const waiting = state === 'settling' || state === 'offline';
  // What was bought comes from the server, never from the address.
  const facts = [
    ['session', completion ? sessionId : null],
    ['resume', completion?.resumeId],
    ['plan', completion ? t(`plan.${completion.plan}`) : null],
  ] as const;
  return (
    <PageFrame title={t(titles[state])} narrow>
      <Card className="grid gap-5">
        <p role="status" className="flex items-start gap-3">
          <StateIcon state={state} />
          {state === 'checking' ? t('title.checking') : t(state)}
        </p>
        {completion ? (
          <dl className="grid gap-2 text-sm">
            {facts.map(([name, value]) =>
              value ? (
                <div key={name} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-ink-faint">{t(name)}</dt>
                  <dd className="min-w-0 break-all font-medium">{value}</dd>
                </div>
              ) : null,
            )}
          </dl>
        ) : null}
        {state === 'paid' && completion?.resumeId ? (
          <RunProgress
            resumeId={completion.resumeId}
            texts={{ running: t('run.running'), done: t('run.done'), failed: t('run.failed') }}
          />
        ) : null}
        {completion && 'claim' in completion && completion.claim ? <Claim /> : null}
        {state === 'paid' ? (
          <div>
            <h2 className="text-lg">{t('next')}</h2>
            <ol className="mt-2 grid list-decimal gap-1.5 pl-5 text-sm">
              {['next.1', 'next.2', 'next.3'].map((key) => (
                <li key={key}>{t(key)}</li>
              ))}
            </ol>
          </div>
        ) : null}
        <div className="flex flex-wrap gap-3">
          {completion?.resumeId ? (
            <ButtonLink href={`/?resume=${completion.resumeId}`}>{t('view')}</ButtonLink>
          ) : null}
          {waiting ? (
            <Button look="secondary" onClick={() => ask()}>
              {t('again')}
            </Button>
          ) : null}
          <ButtonLink href="/" look="secondary">
            {t('home')}
          </ButtonLink>
        </div>
      </Card>
    </PageFrame>
  );
}
