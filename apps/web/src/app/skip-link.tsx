import { useTranslation } from 'react-i18next';

export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-md bg-accent px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {t('skip')}
    </a>
  );
}
