import type { CallReply } from '@tailor/contract/call';
import type { EmailPreview } from '@tailor/contract/calls/email-preview';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { showToast } from '../../lib/toast.ts';
import { useErrorText } from '../errors/error-text.ts';
import { useTemplateName } from './queue-card.tsx';

export type Previewed = CallReply<EmailPreview>;

/** Asks for a mail as it would be sent, and says how that went. */
export function usePreview() {
  const { t } = useTranslation('email-marketing');
  const templateName = useTemplateName();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const ask = async (body: Record<string, unknown>) => {
    setBusy(true);
    try {
      const reply = await call<Previewed>('/api/email-preview', { method: 'POST', body });
      setPreviewed(reply);
      showToast({ title: t('previewed.title'), description: templateName(reply.template) });
    } catch (error) {
      showToast({ variant: 'destructive', title: t('previewFailed.title'), description: errorText(error) });
    }
    setBusy(false);
  };
  return { busy, previewed, ask };
}
