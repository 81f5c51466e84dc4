import type { CallReply } from '@tailor/contract/call';
import type { ImportBounces } from '@tailor/contract/calls/import-bounces';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { Notice } from '../sign-in/notice.tsx';

const mostBytes = 1_500_000;

/** For mail servers that tell of bounces by a file or a report, and not by a call. */
export function BouncesCard() {
  const { t } = useTranslation('email-admin');
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<CallReply<ImportBounces> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    setDone(null);
    setFailure(file.size > mostBytes ? t('bounces.tooLarge') : null);
    if (file.size > mostBytes) return;
    setBusy(true);
    try {
      setDone(await call('/api/email-bounces', { method: 'POST', body: { text: await file.text() } }));
    } catch (error) {
      setFailure(errorText(error));
    }
    setBusy(false);
  };
  return (
    <Card aria-labelledby="bounces-title" className="grid grid-cols-1 content-start gap-4">
      <h2 id="bounces-title" className="text-lg">
        {t('bounces.title')}
      </h2>
      <p className="text-ink-soft text-sm">{t('bounces.text')}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.eml,.mbox,text/*,message/rfc822"
        onChange={(event) => void take(event)}
      />
      <Button
        look="secondary"
        className="justify-self-start"
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden="true" className="size-4" />
        {t('bounces.choose')}
      </Button>
      {done ? (
        <Notice tone="good">
          {t('bounces.gone', { count: done.bounces })} {t('bounces.cross', { count: done.complaints })}{' '}
          {done.unread > 0 ? t('bounces.unread', { count: done.unread }) : null}
        </Notice>
      ) : null}
      {failure ? <Notice tone="bad">{failure}</Notice> : null}
    </Card>
  );
}
