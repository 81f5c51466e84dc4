import { isEmail } from '@tailor/contract/email';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';

interface CaptureDialogProps {
  /** An address found in the resume, if any. */
  suggestion: string;
  busy: boolean;
  onClose: () => void;
  /** `null`: without e-mail. */
  onContinue: (email: string | null, marketing: boolean) => void;
}

export function CaptureDialog({ suggestion, busy, onClose, onContinue }: CaptureDialogProps) {
  const { t } = useTranslation('offers');
  const [email, setEmail] = useState(suggestion);
  const [marketing, setMarketing] = useState(false);
  return (
    <Dialog
      title={t('capture.title')}
      description={t('capture.text')}
      onClose={onClose}
      closeLabel={t('close')}
    >
      <form
        noValidate
        className="mt-5 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isEmail(email)) onContinue(email.trim(), marketing);
        }}
      >
        <Field
          label={t('capture.label')}
          type="email"
          autoComplete="email"
          placeholder={t('capture.placeholder')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Checkbox checked={marketing} onChange={setMarketing} className="text-sm">
          {t('capture.marketing')}
        </Checkbox>
        <Button type="submit" disabled={busy || !isEmail(email)}>
          {busy ? t('busy') : t('capture.continue')}
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => onContinue(null, false)}>
          {t('capture.skip')}
        </Button>
      </form>
    </Dialog>
  );
}
