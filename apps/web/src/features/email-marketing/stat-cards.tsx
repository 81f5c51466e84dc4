import { useLanguage } from '../../lib/language.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** `undefined`: on its way; `null`: could not be asked. */
export interface Figure {
  name: string;
  value: number | string | null | undefined;
}

export function StatCards({ title, figures }: { title: string; figures: Figure[] }) {
  const language = useLanguage();
  const shown = (value: number | string) =>
    typeof value === 'number' ? value.toLocaleString(language) : value;
  return (
    <section aria-label={title}>
      <dl className="grid grid-cols-2 gap-3 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none sm:gap-4">
        {figures.map(({ name, value }) => (
          <div
            key={name}
            className="grid content-between gap-1 rounded-lg last:odd:col-span-2 sm:last:odd:col-span-1 border border-line bg-surface p-4 shadow-card sm:p-5"
          >
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="font-bold font-display text-2xl tabular-nums sm:text-3xl">
              {value === undefined ? (
                <Skeleton className="my-1 h-7 w-16" />
              ) : value === null ? (
                '–'
              ) : (
                shown(value)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
