import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { MailFrame } from './mail-frame.tsx';
import { useTemplateName } from './queue-card.tsx';
import { usePreview } from './use-preview.ts';

/** What an address will get next. */
export function PreviewCard() {
  const { t } = useTranslation('email-admin');
  const templateName = useTemplateName();
  const { busy, previewed, ask } = usePreview();
  const [email, setEmail] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask({ email: email.trim() });
  };
  return (
    <Card aria-labelledby="preview-title" className="grid grid-cols-1 content-start gap-4">
      <h2 id="preview-title" className="text-lg">
        {t('preview.title')}
      </h2>
      <p className="text-ink-soft text-sm">{t('preview.text')}</p>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 grow">
          <Field
            label={t('email')}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </div>
        <Button type="submit" disabled={busy || email.trim() === ''}>
          {t('preview.action')}
        </Button>
      </form>
      {previewed ? (
        <div className="grid grid-cols-1 gap-3">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone="accent">{templateName(previewed.template)}</Badge>
            <span className="font-medium">{previewed.preview.subject}</span>
          </p>
          <MailFrame subject={previewed.preview.subject} html={previewed.preview.html} />
        </div>
      ) : null}
    </Card>
  );
}
