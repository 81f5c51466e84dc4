import type { ComponentType } from 'react';
import type { Route } from '../lib/route.ts';

/** Pages are found by folder; nobody keeps a list of them. */
const routes = import.meta.glob<Route>('../pages/*/route.ts', { eager: true, import: 'route' });
const modules = import.meta.glob<ComponentType>('../pages/*/page.tsx', { import: 'default' });

export interface Page extends Route {
  name: string;
  /** Its key in the build's manifest. */
  source: string;
  load: () => Promise<ComponentType>;
}

export const pages: Page[] = Object.entries(routes).map(([file, route]) => {
  const name = file.split('/')[2] ?? '';
  const load = modules[`../pages/${name}/page.tsx`];
  if (!load) throw new Error(`pages/${name} has a route and no page`);
  return { ...route, name, source: `src/pages/${name}/page.tsx`, load };
});

const unknown = pages.find((page) => page.path === '*');

export function pageAt(path: string): Page {
  const page = pages.find((one) => one.path === path) ?? unknown;
  if (!page) throw new Error('there is no page for unknown addresses');
  return page;
}

const loaded = new Map<string, ComponentType>();

export async function loadPage(page: Page): Promise<void> {
  if (!loaded.has(page.name)) loaded.set(page.name, await page.load());
}

export function loadedPage(page: Page): ComponentType | undefined {
  return loaded.get(page.name);
}
