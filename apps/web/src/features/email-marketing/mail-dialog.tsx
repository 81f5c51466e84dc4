import type { CallReply } from '@tailor/contract/call';
import type { ReadMail } from '@tailor/contract/calls/read-mail';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { Notice } from '../sign-in/notice.tsx';
import { MailFrame } from './mail-frame.tsx';

/** A mail of the local outbox. */
export default function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('email-admin');
  const errorText = useErrorText();
  const { data, error } = useQuery({
    queryKey: ['email', id],
    queryFn: () => call<CallReply<ReadMail>>(`/api/email-queue/${id}`),
    // What it claims may have changed since it was opened last.
    staleTime: 0,
  });
  return (
    <Dialog
      title={data?.preview.subject ?? '…'}
      description={data ? t('mail.to', { email: data.toEmail }) : undefined}
      onClose={onClose}
      closeLabel={t('mail.close')}
      wide
    >
      <div className="mt-4 grid grid-cols-1 gap-4">
        {error ? <Notice tone="bad">{errorText(error)}</Notice> : null}
        {!data && !error ? <Skeleton className="h-96" /> : null}
        {data ? (
          <>
            <MailFrame subject={data.preview.subject} html={data.preview.html} />
            <a
              href={`/api/email-queue/${id}/file`}
              download
              className={buttonClass('secondary', 'medium', 'justify-self-start no-underline')}
            >
              <Download aria-hidden="true" className="size-4" />
              {t('mail.file')}
            </a>
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
