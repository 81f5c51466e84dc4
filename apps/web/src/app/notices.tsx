import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { subscribeToasts } from '../lib/toast.ts';
import { whenIdle } from '../lib/when-idle.ts';

type Area = ComponentType<{ label: string; closeLabel: string }>;

/** The notification area: loaded when the browser rests, or at the first notice. */
export function Notices() {
  const { t } = useTranslation('shell');
  const [area, setArea] = useState<{ View: Area } | null>(null);
  useEffect(() => {
    const load = () => {
      import('../ui/toast-area.tsx').then(
        (module) => setArea({ View: module.default }),
        (error: unknown) => console.warn('notices could not be loaded', error),
      );
    };
    const forget = [whenIdle(load), subscribeToasts(load)];
    return () => {
      for (const stop of forget) stop();
    };
  }, []);
  if (!area) return null;
  return <area.View label={t('notices')} closeLabel={t('close')} />;
}
