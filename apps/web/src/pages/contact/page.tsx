import { Mail, MessageCircle, MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useSiteConfig } from '../../lib/site-config.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

const ChatPanel = lazyPart(() => import('./chat-panel.tsx'), ['contact']);

/** Without a chat of the operator's, the button opens the same form in a panel. */
function ChatButton() {
  const { t } = useTranslation('contact');
  const [open, setOpen] = useState(false);
  const { liveChatUrl } = useSiteConfig();
  const icon = <MessageCircle aria-hidden="true" className="size-5" />;
  if (liveChatUrl)
    return (
      <ButtonLink href={liveChatUrl} full look="secondary">
        {icon}
        {t('chat')}
      </ButtonLink>
    );
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {icon}
        {t('chat')}
      </Button>
      {open ? <ChatPanel onClose={() => setOpen(false)} /> : null}
    </>
  );
}

export default function ContactPage() {
  const { t } = useTranslation('contact');
  const { supportEmail, promisesReply } = useSiteConfig();
  return (
    <PageFrame title={t('title')} lead={t('meta.description')}>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card aria-label={t('title')}>
          {promisesReply ? <p className="mb-5 text-ink-soft">{t('reply')}</p> : null}
          <ContactForm place="page" />
        </Card>
        <Card aria-labelledby="contact-other" className="grid gap-3">
          <h2 id="contact-other" className="mb-1 text-lg">
            {t('other')}
          </h2>
          {supportEmail ? (
            <ButtonLink href={`mailto:${supportEmail}`} full look="secondary">
              <Mail aria-hidden="true" className="size-5" />
              {t('mail')}
            </ButtonLink>
          ) : (
            <p className="text-ink-soft text-sm">{t('noMail')}</p>
          )}
          <ChatButton />
          <ButtonLink href="/faq" look="quiet">
            <MessageCircleQuestion aria-hidden="true" className="size-5" />
            {t('faq')}
          </ButtonLink>
        </Card>
      </div>
    </PageFrame>
  );
}
