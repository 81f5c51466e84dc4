import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

export default function CheckoutPage() {
  const { t } = useTranslation('checkout');
  return (
    <PageFrame title={t('title')} lead={t('meta.description')} narrow>
      <Card>
        <p>{t('note')}</p>
      </Card>
    </PageFrame>
  );
}
