import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';

interface HowFar {
  started: boolean;
  completed: boolean;
}

/** Converted, In Checkout or Lead. */
export function Stage({ started, completed }: HowFar) {
  const { t } = useTranslation('email-marketing');
  if (completed) return <Badge tone="good">{t('stage.converted')}</Badge>;
  if (started) return <Badge tone="tape">{t('stage.checkout')}</Badge>;
  return <Badge>{t('stage.lead')}</Badge>;
}
