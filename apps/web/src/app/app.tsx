import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { Footer } from '../features/shell/footer.tsx';
import { Header } from '../features/shell/header.tsx';
import { type SiteConfig, SiteConfigProvider } from '../lib/site-config.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { moments } from './moments.ts';
import { enterPage } from './navigation.ts';
import { Notices } from './notices.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { PastDue } from './past-due.tsx';
import { SkipLink } from './skip-link.tsx';
import { UnclaimedAbove } from './unclaimed-above.tsx';

interface AppProps {
  texts: i18n;
  queries: QueryClient;
  config: SiteConfig;
  /** "/de", or nothing for an address without prefix. */
  base: string;
  /** On the server: the whole path asked for. */
  serverPath?: string;
}

export function App({ texts, queries, config, base, serverPath }: AppProps) {
  useEffect(() => {
    dispatchEvent(new Event(moments.listening));
  }, []);
  return (
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={queries}>
        <SiteConfigProvider value={config}>
          <Router
            base={base}
            ssrPath={serverPath}
            ssrSearch=""
            aroundNav={(navigate, to, options) => enterPage(texts, base, to, () => navigate(to, options))}
          >
            <SkipLink />
            <Header />
            <PastDue />
            <main id="content" tabIndex={-1} className="grow outline-none">
              <UnclaimedAbove />
              <ErrorBoundary>
                <PageOutlet />
              </ErrorBoundary>
            </main>
            <Footer />
            <Notices />
          </Router>
        </SiteConfigProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
