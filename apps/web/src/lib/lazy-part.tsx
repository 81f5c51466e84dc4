import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../i18n/create.ts';

export interface LazyPart<P> {
  (props: P & { fallback?: ReactNode; onUnreachable?: () => void }): ReactNode;
  preload: (language: Parameters<typeof loadTexts>[0]) => void;
}

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
  function Part({
    fallback = null,
    onUnreachable,
    ...rest
  }: P & { fallback?: ReactNode; onUnreachable?: () => void }) {
    const { i18n } = useTranslation();
    const [ready, setReady] = useState(View !== null);
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once per appearance
    useEffect(() => {
      if (ready) return;
      let gone = false;
      fetchAll(i18n).then(
        () => !gone && setReady(true),
        (error: unknown) => {
          console.warn('a part of the page could not be loaded', error);
          if (!gone) onUnreachable?.();
        },
      );
      return () => {
        gone = true;
      };
    }, []);
    return ready && View ? <View {...(rest as unknown as P)} /> : fallback;
  }
  return Object.assign(Part, {
    preload: (texts: Parameters<typeof loadTexts>[0]) => {
      fetchAll(texts).catch(() => undefined);
    },
  });
}
