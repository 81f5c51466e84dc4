import { limits } from '@tailor/contract/limits';
import { countWords } from '@tailor/contract/words';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { showToast } from '../../lib/toast.ts';
import { currentDraft } from '../draft/draft-store.ts';
import { kindOf, useErrorText } from '../errors/error-text.ts';
import { useCurrentUser } from '../session/use-current-user.ts';
import { type MissingField, missingFields, storeDraft } from './create-resume.ts';
import type { StartChoice } from './start-buttons.tsx';

const placeOf: Record<MissingField, string> = {
  resume: 'resume-text',
  jobTitle: 'job-title',
  jobDescription: 'job-description',
};

interface StartOptions {
  /** Premium or an unspent credit: all three buttons process at once. */
  unlimited: boolean;
  onProcess: (id: string, fromUpload: boolean) => void;
  onPricing: () => void;
}

/** What the three buttons do, up to the moment where processing or a checkout takes over. */
export function useStart({ unlimited, onProcess, onPricing }: StartOptions) {
  const { t } = useTranslation('start');
  const errorText = useErrorText();
  const { user } = useCurrentUser();
  const [, go] = useLocation();
  const [busy, setBusy] = useState<StartChoice | null>(null);
  const [missing, setMissing] = useState<MissingField[]>([]);

  const complete = (choice: StartChoice): boolean => {
    const lacking = missingFields(currentDraft());
    setMissing(lacking);
    if (lacking.length === 0) return true;
    const list = new Intl.ListFormat(document.documentElement.lang).format(
      lacking.map((one) => t(`field.${one}`)),
    );
    const description = choice === 'free' ? t('missing.text') : t('missing.list', { fields: list });
    showToast({ title: t('missing.title'), description, variant: 'destructive' });
    const first = lacking[0];
    if (first) document.getElementById(placeOf[first])?.focus();
    return false;
  };

  const tooLong = useCallback(() => {
    const n = countWords(currentDraft().resumeText);
    showToast({
      title: t('wordLimit.title'),
      description: t('wordLimit.text', { n }),
      variant: 'destructive',
    });
    onPricing();
  }, [t, onPricing]);

  /** The catalogue's three ways a failed call can go. */
  const fail = useCallback(
    (error: unknown, title: string) => {
      const kind = kindOf(error);
      if (kind === 'word_limit') return tooLong();
      if (kind === 'payment_required') {
        showToast({ title: t('premium.title'), description: t('premium.text'), variant: 'destructive' });
        return onPricing();
      }
      showToast({ title, description: errorText(error), variant: 'destructive' });
    },
    [t, tooLong, onPricing, errorText],
  );

  const start = async (choice: StartChoice) => {
    if (busy || !complete(choice)) return;
    const { resumeText, fromUpload } = currentDraft();
    const paidWay = choice !== 'free' && !unlimited;
    if (!paidWay && !unlimited && countWords(resumeText) > limits.freeWords) return tooLong();
    setBusy(choice);
    try {
      const id = await storeDraft(paidWay, user?.id ?? null);
      if (paidWay) go(`/checkout?resumeId=${id}&type=${choice}`);
      else onProcess(id, fromUpload);
    } catch (error) {
      console.warn('the resume could not be stored', error);
      fail(error, t('error.title'));
    } finally {
      setBusy(null);
    }
  };

  const processingFailed = useCallback((error: unknown) => fail(error, t('processing.title')), [fail, t]);

  return { start, busy, missing, processingFailed };
}
