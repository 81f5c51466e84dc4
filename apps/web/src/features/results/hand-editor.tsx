import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';

interface HandEditorProps {
  text: string;
  byHand: boolean;
  busy: boolean;
  onSave: (text: string | null) => void;
  onCancel: () => void;
}

export function HandEditor({ text, byHand, busy, onSave, onCancel }: HandEditorProps) {
  const { t } = useTranslation('results');
  const [value, setValue] = useState(text);
  return (
    <div className="grid gap-3">
      <TextArea
        label={t('hand.label')}
        hideLabel
        value={value}
        onChange={(event) => setValue(event.target.value)}
        className="min-h-96 text-sm"
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={busy || value.trim() === ''} onClick={() => onSave(value)}>
          {t('hand.save')}
        </Button>
        {byHand ? (
          <Button size="small" look="secondary" disabled={busy} onClick={() => onSave(null)}>
            {t('hand.back')}
          </Button>
        ) : null}
        <Button size="small" look="quiet" onClick={onCancel}>
          {t('hand.cancel')}
        </Button>
      </div>
    </div>
  );
}
