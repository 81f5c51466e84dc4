import { Suspense, use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { loadTexts } from '../i18n/create.ts';
import { useSiteConfig } from '../lib/site-config.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { pageTitle } from './page-title.ts';
import { loadedPage, loadPage, type Page, pageAt } from './pages.ts';

const arrivals = new Map<string, Promise<void>>();

/** Only after the back button can a page be missing here: links wait for theirs before they go. */
function Arrival({ page }: { page: Page }) {
  const { i18n } = useTranslation();
  let arrival = arrivals.get(page.name);
  if (!arrival) {
    arrival = Promise.all([loadPage(page), loadTexts(i18n, page.namespaces)]).then(() => undefined);
    arrivals.set(page.name, arrival);
  }
  use(arrival);
  const Content = loadedPage(page);
  return Content ? <Content /> : null;
}

function Waiting() {
  const { t } = useTranslation('shell');
  return (
    <div className="measure grid gap-4 py-16">
      <p className="sr-only" role="status">
        {t('loading')}
      </p>
      <Skeleton className="h-12 max-w-md" />
      <Skeleton className="h-40" />
    </div>
  );
}

/** After a change of page: top of it, its title, and the focus on its content. */
function useArrivalEffects(page: Page, path: string): void {
  const { i18n } = useTranslation();
  const config = useSiteConfig();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what changes
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    document.title = pageTitle(i18n, page, config);
    document.getElementById('content')?.focus({ preventScroll: true });
    if (!location.hash) scrollTo({ top: 0 });
  }, [path]);
}

export function PageOutlet() {
  const [path] = useLocation();
  const { i18n } = useTranslation();
  const page = pageAt(path);
  useArrivalEffects(page, path);
  const Content = loadedPage(page);
  if (Content && i18n.hasResourceBundle(i18n.language, page.namespaces[0]))
    return <Content key={page.name} />;
  return (
    <Suspense fallback={<Waiting />}>
      <Arrival page={page} key={page.name} />
    </Suspense>
  );
}
