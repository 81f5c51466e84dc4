import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';

const names = ['upload', 'processing', 'download'] as const;

/** `reached`: 0 nothing yet, 1 text is there, 2 it is being worked on, 3 a result is there. */
export function Steps({ reached }: { reached: 0 | 1 | 2 | 3 }) {
  const { t } = useTranslation('home');
  return (
    <ol aria-label={t('steps.label')} className="flex items-center gap-1.5 sm:gap-4">
      {names.map((name, index) => {
        const done = reached > index;
        const now = reached === index;
        return (
          <li
            key={name}
            aria-current={now ? 'step' : undefined}
            className="flex grow items-center gap-1.5 text-xs last:grow-0 sm:gap-4 sm:text-sm"
          >
            <span
              className={classNames(
                'flex flex-col items-center gap-1.5 sm:flex-row sm:gap-2.5',
                now ? 'font-semibold' : 'text-ink-soft',
              )}
            >
              <span
                className={classNames(
                  'grid size-8 place-items-center rounded-full border-2 font-semibold tabular-nums',
                  done
                    ? 'border-accent bg-accent text-on-accent'
                    : now
                      ? 'border-accent text-accent-ink'
                      : 'border-line-strong',
                )}
              >
                {done ? <Check aria-hidden="true" className="size-4.5" /> : index + 1}
              </span>
              <span>
                {t(`steps.${name}`)}
                {done ? <span className="sr-only">: {t('steps.done')}</span> : null}
              </span>
            </span>
            {index < names.length - 1 ? <span aria-hidden="true" className="stitch grow" /> : null}
          </li>
        );
      })}
    </ol>
  );
}
