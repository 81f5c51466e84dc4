import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { currentToasts, subscribeToasts } from '../lib/toast.ts';
import { whenIdle } from '../lib/when-idle.ts';

type Area = ComponentType<{ label: string; closeLabel: string }>;

const none: ReturnType<typeof currentToasts> = [];

/** Where the area itself cannot be loaded, as without a connection, the words are shown all the same. */
function PlainNotices() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, () => none);
  return (
    <div role="alert" className="fixed right-4 bottom-4 z-50 grid max-w-[min(420px,calc(100vw-2rem))] gap-2">
      {toasts
        .filter((toast) => toast.open)
        .map(({ id, title, description }) => (
          <div key={id} className="rounded-md border border-line-strong bg-surface p-4 text-sm shadow-card">
            <p className="font-semibold">{title}</p>
            <p>{description}</p>
          </div>
        ))}
    </div>
  );
}

/** The notification area: loaded when the browser rests, or at the first notice. */
export function Notices() {
  const { t } = useTranslation('shell');
  const [area, setArea] = useState<{ View: Area } | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => {
    const load = () => {
      import('../ui/toast-area.tsx').then(
        (module) => setArea({ View: module.default }),
        (error: unknown) => {
          console.warn('notices could not be loaded', error);
          setUnreachable(true);
        },
      );
    };
    const forget = [whenIdle(load), subscribeToasts(load)];
    return () => {
      for (const stop of forget) stop();
    };
  }, []);
  if (area) return <area.View label={t('notices')} closeLabel={t('close')} />;
  return unreachable ? <PlainNotices /> : null;
}
