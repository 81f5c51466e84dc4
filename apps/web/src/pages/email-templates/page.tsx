import { useTranslation } from 'react-i18next';
import { MailScreen } from '../../features/email-marketing/frame.tsx';
import { PreviewTabs } from '../../features/email-marketing/preview-tabs.tsx';
import { TemplateForm } from '../../features/email-marketing/template-form.tsx';
import { usePreview } from '../../features/email-marketing/use-preview.ts';

function Parts() {
  const preview = usePreview();
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <TemplateForm preview={preview} />
      <PreviewTabs previewed={preview.previewed} />
    </div>
  );
}

export default function EmailTemplatesPage() {
  const { t } = useTranslation('email-templates');
  return (
    <MailScreen path="/email-templates" title={t('title')} lead={t('meta.description')}>
      <Parts />
    </MailScreen>
  );
}
