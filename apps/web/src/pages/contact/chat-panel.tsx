import { useTranslation } from 'react-i18next';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export default function ChatPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('contact');
  return (
    <Dialog
      title={t('chat')}
      description={t('chatNote')}
      onClose={onClose}
      closeLabel={t('close', { ns: 'shell' })}
    >
      <div className="mt-5">
        <ContactForm place="chat" />
      </div>
    </Dialog>
  );
}
