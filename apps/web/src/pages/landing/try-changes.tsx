import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compareTexts } from '../../features/results/compare-texts.ts';
import { Lines, Pane } from '../../features/results/side-by-side.tsx';
import { Badge } from '../../ui/badge.tsx';

const changes = [1, 2, 3] as const;

/** Three lines of nobody's resume in the very view of a result, each change with its reason and its switch. */
export function TryChanges() {
  const { t } = useTranslation('landing');
  const [used, setUsed] = useState<Record<number, boolean>>({ 1: true, 2: true, 3: true });
  const original = changes.map((number) => `• ${t(`try.${number}.before`)}`);
  const tailored = changes.map((number, at) =>
    used[number] ? `• ${t(`try.${number}.after`)}` : (original[at] ?? ''),
  );
  const { left, right } = compareTexts(original.join('\n'), tailored.join('\n'));
  return (
    <section aria-labelledby="landing-try" className="measure pt-16">
      <div className="mb-3">
        <Badge tone="tape">{t('example')}</Badge>
      </div>
      <h2 id="landing-try" className="mb-3 text-2xl">
        {t('try.title')}
      </h2>
      <p className="mb-6 max-w-2xl text-ink-soft">{t('try.lead')}</p>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Pane id="try-original" title={t('try.original')}>
          <Lines lines={left} side="left" />
        </Pane>
        <Pane id="try-tailored" title={t('try.tailored')}>
          <Lines lines={right} side="right" />
        </Pane>
      </div>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {changes.map((number) => (
          <li key={number} className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
            <p id={`try-${number}`}>{t(`try.${number}.reason`)}</p>
            <label className="mt-auto flex min-h-11 items-center gap-2.5 font-semibold text-sm">
              <input
                type="checkbox"
                className="size-5 accent-accent"
                aria-describedby={`try-${number}`}
                checked={used[number]}
                onChange={(event) => setUsed((now) => ({ ...now, [number]: event.target.checked }))}
              />
              {t('try.use')}
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
