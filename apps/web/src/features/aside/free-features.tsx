import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';

export function FreeFeatures() {
  const { t } = useTranslation('aside');
  return (
    <Card aria-labelledby="free-title">
      <h2 id="free-title" className="text-lg">
        {t('free.title')}
      </h2>
      <ul className="mt-4 grid gap-3 text-sm">
        {[1, 2, 3, 4, 5].map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent" />
            {t(`free.${line}`)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
