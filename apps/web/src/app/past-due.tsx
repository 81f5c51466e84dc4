import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useCurrentUser } from '../features/session/use-current-user.ts';
import { useRights } from '../features/session/use-rights.ts';
import type { Status } from '../features/subscription/use-subscription.ts';
import { loadTexts } from '../i18n/create.ts';

type Banner = ComponentType<{ userId: string; status: Status }>;

/** Loaded only for whom it concerns; the subscription's own page says it all by itself. */
export function PastDue() {
  const { i18n } = useTranslation();
  const { user } = useCurrentUser();
  const { status } = useRights();
  const [path] = useLocation();
  const [banner, setBanner] = useState<{ View: Banner } | null>(null);
  const due = status?.subscriptionStatus === 'past_due';
  useEffect(() => {
    if (!due) return;
    Promise.all([
      import('../features/subscription/past-due-banner.tsx'),
      loadTexts(i18n, ['subscription', 'errors']),
    ]).then(
      ([module]) => setBanner({ View: module.default }),
      (error: unknown) => console.warn('the banner could not be loaded', error),
    );
  }, [due, i18n]);
  if (!banner || !due || !user || path === '/subscription') return null;
  return <banner.View userId={user.id} status={status} />;
}
