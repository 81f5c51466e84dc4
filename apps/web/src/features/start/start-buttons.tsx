import { priceOf } from '@tailor/contract/currencies';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/language.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { Button } from '../../ui/button.tsx';
import { ModelSwitch } from '../models/parts.ts';

export type StartChoice = 'free' | 'basic' | 'premium';

interface StartButtonsProps {
  /** Paid already: each button starts at once. */
  paid: boolean;
  busy: StartChoice | null;
  onStart: (choice: StartChoice) => void;
}

export function StartButtons({ paid, busy, onStart }: StartButtonsProps) {
  const { t } = useTranslation('start');
  const language = useLanguage();
  const { model } = useSiteConfig();
  const label = (choice: StartChoice, text: string) => (busy === choice ? t('busy') : text);
  return (
    <div className="grid gap-3">
      {model ? <ModelSwitch /> : null}
      <div className="grid gap-3 md:grid-cols-3">
        <Button size="large" disabled={busy !== null} onClick={() => onStart('free')}>
          <Sparkles aria-hidden="true" className="size-5" />
          {label('free', t('free'))}
        </Button>
        <Button size="large" look="secondary" disabled={busy !== null} onClick={() => onStart('basic')}>
          {label('basic', t('oneTime', { price: priceOf('basic', language).text }))}
        </Button>
        <Button size="large" look="secondary" disabled={busy !== null} onClick={() => onStart('premium')}>
          {label('premium', t('unlimited', { price: priceOf('premium', language).text }))}
        </Button>
      </div>
      <p className="text-ink-faint text-sm">{t(paid ? 'notePaid' : 'note')}</p>
    </div>
  );
}
