import type { RequirementView } from '@tailor/contract/shapes/result';
import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { useMessageText } from './message-text.ts';

const tones: Record<RequirementView['status'], Tone> = {
  met: 'good',
  partly: 'tape',
  missing: 'bad',
  unknown: 'plain',
};

export function RequirementList({ requirements }: { requirements: RequirementView[] }) {
  const { t } = useTranslation('results');
  const text = useMessageText();
  if (requirements.length === 0) return <p className="text-ink-soft">{t('requirements.none')}</p>;
  return (
    <ul className="grid items-start gap-3 lg:grid-cols-2">
      {requirements.map((requirement) => {
        const reason = text(requirement.reason);
        return (
          <li key={requirement.id} className="rounded-md border border-line bg-surface p-4">
            <div className="flex flex-wrap items-center gap-2">
              <p className="mr-auto min-w-0 break-words font-semibold text-sm">{requirement.text}</p>
              <Badge>{t(`importance.${requirement.importance}`)}</Badge>
              <Badge tone={tones[requirement.status]}>{t(`status.${requirement.status}`)}</Badge>
            </div>
            {reason ? <p className="mt-2 text-ink-soft text-sm">{reason}</p> : null}
            {requirement.quotes.map(({ line, quote }) => (
              <blockquote
                key={`${line}${quote}`}
                className="mt-2 border-tape border-l-4 pl-3 text-ink-soft text-sm"
              >
                {quote}{' '}
                {line === null ? null : (
                  <cite className="text-ink-faint text-xs not-italic">
                    {t('edits.evidence.line', { n: line + 1 })}
                  </cite>
                )}
              </blockquote>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
