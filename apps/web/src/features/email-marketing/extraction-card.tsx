import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';

/** As the server searches; its own test holds it to this. */
const pattern = '[\\w.+-]+@[\\w-]+\\.[\\w.-]+';
const sentences = ['only', 'prefill', 'consent', 'confirmed'] as const;

/** What is found in resumes, what becomes of it, and what a person has to agree to. */
export function ExtractionCard() {
  const { t } = useTranslation('email-analytics');
  return (
    <Card aria-labelledby="found-title" className="grid grid-cols-1 content-start gap-3">
      <h2 id="found-title" className="text-lg">
        {t('found.title')}
      </h2>
      <p>{t('found.pattern')}</p>
      <p>
        <code className="break-all rounded-sm bg-sunken px-2 py-1 text-sm">{pattern}</code>
      </p>
      <ul className="grid list-disc gap-2 pl-5 text-ink-soft text-sm">
        {sentences.map((name) => (
          <li key={name}>{t(`found.${name}`)}</li>
        ))}
      </ul>
    </Card>
  );
}
