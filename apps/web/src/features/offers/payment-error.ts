import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { showToast } from '../../lib/toast.ts';
import { useErrorText } from '../errors/error-text.ts';
import { NoCheckoutUrl } from './checkout.ts';

/** The catalogue's "Payment Error": by code, by the specified words, or in general. */
export function usePaymentError(): (error: unknown) => void {
  const { t } = useTranslation('offers');
  const errorText = useErrorText();
  return useCallback(
    (error: unknown) => {
      let reason = error instanceof Error && error.message ? error.message : t('payment.failed');
      if (error instanceof NoCheckoutUrl) reason = t('payment.noUrl');
      else if (error instanceof ApiError || error instanceof TypeError) reason = errorText(error);
      showToast({ title: t('payment.title'), description: reason, variant: 'destructive' });
    },
    [t, errorText],
  );
}
