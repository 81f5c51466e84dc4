import { limits } from '@tailor/contract/limits';
import { useTranslation } from 'react-i18next';
import { useListens } from '../../lib/listens.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, TextArea } from '../../ui/field.tsx';
import { changeDraft, useDraftPart } from '../draft/draft-store.ts';
import { useScrape } from './use-scrape.ts';

interface PostingCardProps {
  invalid: { jobTitle: boolean; jobDescription: boolean };
}

export function PostingCard({ invalid }: PostingCardProps) {
  const { t } = useTranslation('posting');
  const jobUrl = useDraftPart((draft) => draft.jobUrl);
  const jobTitle = useDraftPart((draft) => draft.jobTitle);
  const jobDescription = useDraftPart((draft) => draft.jobDescription);
  // An address typed before the page listens must be able to be sent.
  const empty = useListens() && jobUrl.trim() === '';
  const { scraping, scrape } = useScrape();
  return (
    <Card aria-labelledby="posting-title" className="grid gap-4">
      <h3 id="posting-title" className="text-lg">
        {t('title')}
      </h3>
      <form
        noValidate
        className="grid items-end gap-2 sm:grid-cols-[1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          scrape();
        }}
      >
        <Field
          id="job-url"
          label={t('url.label')}
          type="url"
          inputMode="url"
          placeholder={t('url.placeholder')}
          maxLength={limits.maxUrlCharacters}
          value={jobUrl}
          onChange={(event) => changeDraft({ jobUrl: event.target.value })}
        />
        <Button type="submit" look="secondary" disabled={scraping || empty}>
          {t(scraping ? 'scraping' : 'scrape')}
        </Button>
      </form>
      <p className="flex items-center gap-3 text-ink-faint text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('or')}
      </p>
      <Field
        id="job-title"
        label={t('jobTitle.label')}
        placeholder={t('jobTitle.placeholder')}
        value={jobTitle}
        onChange={(event) => changeDraft({ jobTitle: event.target.value })}
        aria-invalid={invalid.jobTitle || undefined}
        autoComplete="off"
      />
      <TextArea
        id="job-description"
        label={t('description.label')}
        placeholder={t('description.placeholder')}
        value={jobDescription}
        onChange={(event) => changeDraft({ jobDescription: event.target.value })}
        aria-invalid={invalid.jobDescription || undefined}
        className="min-h-56"
        autoComplete="off"
      />
    </Card>
  );
}
