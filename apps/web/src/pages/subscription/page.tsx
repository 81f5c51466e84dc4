import type { User } from '@tailor/contract/calls/current-user';
import { useTranslation } from 'react-i18next';
import { SignedInOnly } from '../../features/session/signed-in-only.tsx';
import { History } from '../../features/subscription/history.tsx';
import { StatusCard } from '../../features/subscription/status-card.tsx';
import { UpgradeCard } from '../../features/subscription/upgrade-card.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

function Help() {
  const { t } = useTranslation('subscription');
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-lg">{t('help.title')}</h2>
      <p className="text-ink-soft text-sm">{t('help.text')}</p>
      <ButtonLink href="/contact" look="secondary">
        {t('help.action')}
      </ButtonLink>
    </Card>
  );
}

function Parts({ user }: { user: User }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-5">
        <StatusCard userId={user.id} />
        <History userId={user.id} />
      </div>
      <div className="grid gap-5">
        <UpgradeCard userId={user.id} />
        <Help />
      </div>
    </div>
  );
}

export default function SubscriptionPage() {
  const { t } = useTranslation('subscription');
  return (
    <PageFrame title={t('title')} lead={t('meta.description')}>
      <SignedInOnly text={t('note')} action={t('signIn')} returnTo="/subscription">
        {(user) => <Parts user={user} />}
      </SignedInOnly>
    </PageFrame>
  );
}
