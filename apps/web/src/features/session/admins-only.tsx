import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

/** For the operator's screens. Texts: the namespace `session`. */
export function AdminsOnly({ returnTo, children }: { returnTo: string; children: ReactNode }) {
  const { t } = useTranslation('session');
  return (
    <SignedInOnly text={t('admins.note')} action={t('admins.signIn')} returnTo={returnTo}>
      {(user) =>
        user.isAdmin ? (
          children
        ) : (
          <Card className="grid max-w-lg gap-2">
            <h2 className="text-lg">{t('admins.title')}</h2>
            <p>{t('admins.refused', { email: user.email })}</p>
          </Card>
        )
      }
    </SignedInOnly>
  );
}
