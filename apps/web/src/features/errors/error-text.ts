import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';

/** What a failed call means for the one path it takes: which dialog, which words. */
export type ErrorKind = 'word_limit' | 'payment_required' | 'other';

/** By code; by the specified phrases when a reply carries none. */
export function kindOf(error: unknown): ErrorKind {
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'word_limit' || code === 'payment_required') return code;
  if (code) return 'other';
  const text = error instanceof Error ? error.message : '';
  if (text.includes('exceeds the 500-word limit') || text.includes('upgrade to Premium')) return 'word_limit';
  return text.includes('Payment required') ? 'payment_required' : 'other';
}

/** The sentence a person reads about an error, in their language. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors');
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiError)) return t('network');
      if (i18n.exists(`code.${error.code}`, { ns: 'errors' })) return t(`code.${error.code}`, error.params);
      if (error.status === 502 && !error.code) return t('unreadable');
      const text = t('unexpected');
      return error.requestId ? `${text} ${t('requestId', { id: error.requestId })}` : text;
    },
    [t, i18n],
  );
}
