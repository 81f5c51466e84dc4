import type { CallReply } from '@tailor/contract/call';
import type { OpenReceipt } from '@tailor/contract/calls/open-receipt';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { useErrorText } from '../../features/errors/error-text.ts';
import { Notice } from '../../features/sign-in/notice.tsx';
import { ApiError, call } from '../../lib/api.ts';
import { useAddress } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

/** The link of a receipt only asks for a fresh one; a fresh one opens what was bought. Programs open links too: only a button acts. */
export default function ReceiptPage() {
  const { t } = useTranslation('receipt');
  const errorText = useErrorText();
  const address = useAddress();
  const opens = new URLSearchParams(useSearch()).has('open');
  const [token, setToken] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => setToken(location.hash.slice(1)), []);

  const open = async () => {
    const body = { token };
    const { resumeId } = await call<CallReply<OpenReceipt>>('/api/receipt/open', { method: 'POST', body });
    location.assign(address(resumeId ? `/?resume=${resumeId}` : '/subscription'));
  };
  const send = async () => {
    await call('/api/receipt/send-link', { method: 'POST', body: { token } });
    setSent(true);
  };
  const act = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await (opens ? open() : send());
    } catch (error) {
      const gone = error instanceof ApiError && (error.status === 404 || error.status === 410);
      setFailure(gone ? t(opens ? 'old' : 'gone') : errorText(error));
    }
    setBusy(false);
  };
  const kind = opens ? 'open' : 'send';
  return (
    <PageFrame title={t('title')} narrow>
      <Card className="grid max-w-lg gap-5">
        {token === '' ? (
          <p>{t('none')}</p>
        ) : (
          <>
            <p>{t(`${kind}.text`)}</p>
            {failure ? <Notice tone="bad">{failure}</Notice> : null}
            {sent ? (
              <Notice tone="good">{t('sent')}</Notice>
            ) : (
              <Button
                size="large"
                className="justify-self-start"
                disabled={busy || token === null}
                onClick={act}
              >
                {t(`${kind}.action`)}
              </Button>
            )}
          </>
        )}
      </Card>
    </PageFrame>
  );
}
