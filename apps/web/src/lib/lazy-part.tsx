import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../i18n/create.ts';

interface Waiting {
  /** Stands in its place until it is there. */
  fallback?: ReactNode;
  /** Stands there when it cannot be loaded, as without a connection; nothing: the fallback stays. */
  unreachable?: (retry: () => void) => ReactNode;
}

export interface LazyPart<P> {
  (props: P & Waiting): ReactNode;
  preload: (language: Parameters<typeof loadTexts>[0]) => void;
}

type Arrival = 'coming' | 'there' | 'unreachable';

/** A part that comes later, together with its texts; until then its place shows the fallback. */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  namespaces: readonly string[],
): LazyPart<P> {
  let View: ComponentType<P> | null = null;
  const fetchAll = async (texts: Parameters<typeof loadTexts>[0]) => {
    const [module] = await Promise.all([load(), loadTexts(texts, namespaces)]);
    View = module.default;
  };
  function Part({ fallback = null, unreachable, ...rest }: P & Waiting) {
    const { i18n } = useTranslation();
    const [arrival, setArrival] = useState<Arrival>(View === null ? 'coming' : 'there');
    useEffect(() => {
      if (arrival !== 'coming') return;
      let gone = false;
      fetchAll(i18n).then(
        () => !gone && setArrival('there'),
        (error: unknown) => {
          console.warn('a part of the page could not be loaded', error);
          if (!gone) setArrival('unreachable');
        },
      );
      return () => {
        gone = true;
      };
    }, [arrival, i18n]);
    if (arrival === 'there' && View) return <View {...(rest as unknown as P)} />;
    return (arrival === 'unreachable' && unreachable?.(() => setArrival('coming'))) || fallback;
  }
  return Object.assign(Part, {
    preload: (texts: Parameters<typeof loadTexts>[0]) => {
      fetchAll(texts).catch(() => undefined);
    },
  });
}
