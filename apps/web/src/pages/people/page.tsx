import { useTranslation } from 'react-i18next';
import { PeopleCard } from '../../features/people/people-card.tsx';
import { RefundsCard } from '../../features/people/refunds-card.tsx';
import { AdminsOnly } from '../../features/session/admins-only.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

export default function PeoplePage() {
  const { t } = useTranslation('people');
  return (
    <PageFrame title={t('title')} lead={t('meta.description')}>
      <AdminsOnly returnTo="/people">
        <div className="grid gap-6">
          <RefundsCard />
          <PeopleCard />
        </div>
      </AdminsOnly>
    </PageFrame>
  );
}
