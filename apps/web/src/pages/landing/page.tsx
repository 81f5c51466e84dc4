import { paidPlans } from '@tailor/contract/plans';
import { FileLock2, Gauge, LogIn, MessageSquareQuote, ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { usePlanPrice } from '../../features/plans/plan-price.ts';
import { useSignInAddress } from '../../features/session/sign-in-address.ts';
import { useCurrentUser } from '../../features/session/use-current-user.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ExampleResult } from './example-result.tsx';
import { TryChanges } from './try-changes.tsx';

const features = [
  [1, MessageSquareQuote],
  [2, ShieldCheck],
  [3, Gauge],
  [4, FileLock2],
] as const;

function PlanBox({ plan }: { plan: (typeof paidPlans)[number] }) {
  const { t } = useTranslation('landing');
  const price = usePlanPrice(plan);
  return (
    <li className="flex flex-col rounded-lg border border-line bg-surface p-6 shadow-card">
      <h3 className="text-lg">{t(`${plan}.name`)}</h3>
      <p className="mt-2">
        <span className="font-bold font-display text-2xl tabular-nums">{price}</span>{' '}
        <span className="text-ink-faint text-sm">{t(`${plan}.period`)}</span>
      </p>
      <p className="mt-3 mb-5 text-ink-soft">{t(`${plan}.text`)}</p>
      <ButtonLink
        href={`/checkout?type=${plan}`}
        look={plan === 'premium' ? 'primary' : 'secondary'}
        className="mt-auto"
      >
        {t('choose', { plan: t(`${plan}.name`) })}
      </ButtonLink>
    </li>
  );
}

export default function LandingPage() {
  const { t } = useTranslation('landing');
  const { user } = useCurrentUser();
  const signIn = useSignInAddress('/');
  const [, go] = useLocation();
  // The marketing page is for people who are not signed in.
  useEffect(() => {
    if (user) go('/', { replace: true });
  }, [user, go]);
  return (
    <>
      <section aria-labelledby="landing-title" className="border-line border-b bg-surface">
        <div className="measure grid items-center gap-10 py-14 lg:grid-cols-[1.25fr_1fr] lg:gap-16 lg:py-24">
          <div>
            <h1 id="landing-title" className="text-3xl">
              {t('title')}
            </h1>
            <p className="mt-5 max-w-xl text-ink-soft text-lg">{t('meta.description')}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink href="/" size="large">
                {t('start')}
              </ButtonLink>
              <ButtonLink href={signIn} full look="secondary" size="large">
                <LogIn aria-hidden="true" className="size-5" />
                {t('signIn')}
              </ButtonLink>
            </div>
          </div>
          <ExampleResult />
        </div>
      </section>
      <TryChanges />
      <section aria-labelledby="landing-features" className="measure pt-16">
        <h2 id="landing-features" className="mb-6 text-2xl">
          {t('features')}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2">
          {features.map(([number, Icon]) => (
            <li key={number}>
              <Card className="h-full" aria-labelledby={`feature-${number}`}>
                <Icon aria-hidden="true" className="size-7 text-accent" />
                <h3 id={`feature-${number}`} className="mt-4 text-lg">
                  {t(`${number}.title`)}
                </h3>
                <p className="mt-2 text-ink-soft">{t(`${number}.text`)}</p>
              </Card>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="landing-plans" className="measure pt-16">
        <h2 id="landing-plans" className="mb-6 text-2xl">
          {t('plans')}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2">
          {paidPlans.map((plan) => (
            <PlanBox key={plan} plan={plan} />
          ))}
        </ul>
      </section>
    </>
  );
}
