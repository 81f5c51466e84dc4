import { isLanguage, type Language, languages } from '@tailor/contract/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { showToast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useErrorText } from '../errors/error-text.ts';
import { useTemplateName } from './queue-card.tsx';
import type { usePreview } from './use-preview.ts';

const templates = ['freeUserImmediate', 'freeUser24h', 'freeUserFinal', 'abandonedCart'] as const;
const ownNames: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文',
};

/** Whom, as whom, which one, in which language: look at it, or send it. */
export function TemplateForm({ preview }: { preview: ReturnType<typeof usePreview> }) {
  const { t } = useTranslation('email-templates');
  const templateName = useTemplateName();
  const errorText = useErrorText();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [template, setTemplate] = useState<string>(templates[0]);
  const [language, setLanguage] = useState(useLanguage());
  const [busy, setBusy] = useState(false);
  const address = email.trim();
  const asked = { email: address, template, name, language };
  const send = async () => {
    setBusy(true);
    try {
      await call('/api/send-test-email', { method: 'POST', body: asked });
      const description = t('sent.text', { template: templateName(template), email: address });
      showToast({ title: t('sent.title'), description });
    } catch (error) {
      showToast({ variant: 'destructive', title: t('sendFailed.title'), description: errorText(error) });
    }
    setBusy(false);
  };
  return (
    <Card aria-labelledby="form-title">
      <form
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void preview.ask({ ...asked, planType: 'premium', amount: 399 });
        }}
      >
        <h2 id="form-title" className="text-lg">
          {t('form')}
        </h2>
        <Field
          label={t('email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Field
          label={t('name')}
          autoComplete="off"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Select
          label={t('template')}
          options={templates.map((one) => [one, templateName(one)] as const)}
          value={template}
          onChange={(event) => setTemplate(event.target.value)}
        />
        <Select
          label={t('language')}
          options={languages.map((one) => [one, ownNames[one]] as const)}
          value={language}
          onChange={({ target: { value } }) => isLanguage(value) && setLanguage(value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={preview.busy}>
            {t('preview')}
          </Button>
          <Button look="secondary" disabled={busy || address === ''} onClick={() => void send()}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
