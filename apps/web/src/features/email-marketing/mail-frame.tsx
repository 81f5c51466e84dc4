import { useTranslation } from 'react-i18next';

/**
 * A mail as a mail program shows it. The frame may do nothing: no script, no form, no new window, and
 * no way out of it, whatever somebody's name holds.
 */
export function MailFrame({ subject, html }: { subject: string; html: string }) {
  const { t } = useTranslation('email-marketing');
  return (
    <iframe
      title={t('frame', { subject })}
      sandbox=""
      srcDoc={html}
      className="h-[36rem] w-full rounded-md border border-line bg-surface"
    />
  );
}
