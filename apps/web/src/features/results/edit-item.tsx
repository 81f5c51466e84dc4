import type { EditView } from '@tailor/contract/shapes/result';
import { Check, Eye, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { useLanguage } from '../../lib/language.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useLinesText } from './lines-text.ts';
import { useMessageText } from './message-text.ts';

interface EditItemProps {
  edit: EditView;
  /** More than one had a hand in this result: each edit says whose it is. */
  named: boolean;
  lit: boolean;
  onDecide: (accepted: boolean) => void;
  onShow: () => void;
}

function signed(value: number, language: string): string {
  return value.toLocaleString(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
}

function Effects({ effect }: { effect: EditView['effect'] }) {
  const { t } = useTranslation('results');
  const language = useLanguage();
  return (
    <>
      {effect.match ? (
        <Badge tone="tape">{t('edits.effect.match', { n: signed(effect.match, language) })}</Badge>
      ) : null}
      {effect.score ? (
        <Badge tone="tape">{t('edits.effect.score', { n: signed(effect.score, language) })}</Badge>
      ) : null}
    </>
  );
}

export function EditItem({ edit, named, lit, onDecide, onShow }: EditItemProps) {
  const { t, i18n } = useTranslation('results');
  const text = useMessageText();
  const linesText = useLinesText();
  const kind = i18n.exists(`kind.${edit.kind}`, { ns: 'results' }) ? `kind.${edit.kind}` : 'kind.other';
  const reason = text(edit.reason);
  return (
    <li
      className={classNames(
        'rounded-md border p-4',
        lit ? 'border-tape bg-tape-soft' : 'border-line bg-surface',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="mr-auto font-sans font-semibold text-sm tracking-normal">{t(kind)}</h4>
        {named && edit.maker !== 'person' ? (
          <Badge tone={edit.maker === 'model' ? 'info' : 'plain'}>{t(`edits.by.${edit.maker}`)}</Badge>
        ) : null}
        <Effects effect={edit.effect} />
        <Badge tone={edit.accepted ? 'good' : 'plain'}>
          {t(edit.accepted ? 'edits.accepted' : 'edits.rejected')}
        </Badge>
      </div>
      <div className="mt-3 grid gap-2 text-sm sm:grid-cols-2">
        {edit.before ? (
          <p className="min-w-0 whitespace-pre-wrap break-words rounded-sm bg-bad-soft p-2 text-bad">
            <span className="sr-only">{t('edits.before')}: </span>
            {edit.before}
          </p>
        ) : null}
        {edit.after ? (
          <p className="min-w-0 whitespace-pre-wrap break-words rounded-sm bg-good-soft p-2 text-good">
            <span className="sr-only">{t('edits.after')}: </span>
            {edit.after}
          </p>
        ) : null}
      </div>
      {reason ? <p className="mt-3 text-ink-soft text-sm">{reason}</p> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          look={edit.accepted ? 'secondary' : 'primary'}
          aria-pressed={edit.accepted}
          onClick={() => onDecide(true)}
        >
          <Check aria-hidden="true" className="size-4" />
          {t('edits.accept')}
        </Button>
        <Button size="small" look="secondary" aria-pressed={!edit.accepted} onClick={() => onDecide(false)}>
          <X aria-hidden="true" className="size-4" />
          {t('edits.reject')}
        </Button>
        {edit.evidence.length > 0 ? (
          <Button size="small" look="quiet" aria-pressed={lit} onClick={onShow} className="text-left">
            <Eye aria-hidden="true" className="size-4" />
            {t('edits.evidence', { place: linesText(edit.evidence) })}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
