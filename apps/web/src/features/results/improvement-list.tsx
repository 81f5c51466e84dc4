import type { ImprovementView } from '@tailor/contract/shapes/result';
import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLinesText } from './lines-text.ts';
import { useMessageText } from './message-text.ts';

export function ImprovementList({ improvements }: { improvements: ImprovementView[] }) {
  const { t } = useTranslation('results');
  const text = useMessageText();
  const linesText = useLinesText();
  const known = improvements.flatMap((one) => {
    const sentence = text(one);
    return sentence ? [{ ...one, sentence }] : [];
  });
  if (known.length === 0) return <p className="text-ink-soft">{t('improvements.none')}</p>;
  return (
    <ul className="grid gap-3">
      {known.map(({ id, sentence, lines }) => (
        <li key={id} className="flex gap-3 text-sm">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
          <span>
            {sentence} <span className="text-ink-faint text-xs">{linesText(lines)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
