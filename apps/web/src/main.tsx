import './ui/tokens.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { moments } from './app/moments.ts';
import { type PageData, pageDataId } from './app/page-data.ts';
import { loadPage, pageAt } from './app/pages.ts';
import { createBrowserTexts } from './i18n/create.ts';
import { splitAddress } from './lib/language.ts';
import { createQueryClient } from './lib/query-client.ts';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  const carried = document.getElementById(pageDataId)?.textContent;
  if (!root || !carried) throw new Error('the document carries no page data');
  const data: PageData = JSON.parse(carried);
  const { prefix, path } = splitAddress(location.pathname);
  await loadPage(pageAt(path));
  const app = (
    <App
      texts={createBrowserTexts(data.language, data.texts)}
      queries={createQueryClient()}
      config={data.config}
      base={prefix ? `/${prefix}` : ''}
    />
  );
  // As a transition React gives the screen back every few milliseconds, so that a slow phone can already scroll.
  startTransition(() => {
    hydrateRoot(root, app);
  });
  dispatchEvent(new Event(moments.hydrating));
}

start().catch((error: unknown) => {
  dispatchEvent(new Event(moments.failed));
  throw error;
});
