import type { ParseKeys } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

interface Message {
  code: string;
  params: Record<string, string | number>;
}

/** The sentence of a code in the person's language; nothing for a code this version has no words for. */
export function useMessageText(): (message: Message) => string | null {
  const { t, i18n } = useTranslation('reasons');
  return useCallback(
    ({ code, params }: Message) =>
      i18n.exists(code, { ns: 'reasons', ...params }) ? t(code as ParseKeys<'reasons'>, params) : null,
    [t, i18n],
  );
}
