import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core';
import { expect } from 'vitest';
import { browserFlags, findBrowser } from '../../scripts/launch/browser.mjs';
import { product } from './product.ts';

/** Of several such lists a browser heeds the last one only: so Playwright's own is said again. */
const playwrights = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** What nobody sees drops down from the address bar: two hidden pages beside each page, and as much work as the page itself. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
const args = [...browserFlags, `--disable-features=${[...playwrights, ...addressBar].join(',')}`];

/** One for all files of a worker; it ends with the worker. */
let browser: Promise<Browser> | undefined;
let open: { page: Page; troubles: string[] }[] = [];

function launch(): Promise<Browser> {
  browser ??= findBrowser().then((executablePath) => chromium.launch({ executablePath, args }));
  return browser;
}

/** What is on its way to a page. A stream stays open and is nothing that is waited for. */
const onTheWay = new WeakMap<Page, Set<Request>>();

function watch(page: Page): void {
  const open = new Set<Request>();
  onTheWay.set(page, open);
  page.on('request', (request) => request.resourceType() !== 'eventsource' && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

function listen(page: Page, expected: RegExp | undefined): string[] {
  const troubles: string[] = [];
  const add = (text: string) => {
    if (!expected?.test(text)) troubles.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') add(`console.error: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => add(`page error: ${error.message}`));
  return troubles;
}

export interface PageOptions extends BrowserContextOptions {
  /** Errors that are the test's subject, such as a 404 that the browser itself reports. */
  expectedErrors?: RegExp;
  /** Done with the page before it goes anywhere. */
  prepare?: (page: Page) => Promise<void>;
}

const listening = `!document.getElementById('root') ||
  Object.keys(document.getElementById('root')).some((key) => key.startsWith('__reactContainer'))`;

/**
 * A test presses faster than any hand: only once React listens is a press heard. Asked again and again,
 * because a function that waits inside the page would be evaluated there, which the policy forbids.
 */
export async function untilListening(page: Page): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    if (await page.evaluate(listening)) return;
    await page.waitForTimeout(20);
  }
  throw new Error('the page never began to listen');
}

const idle = 'new Promise((done) => requestIdleCallback(() => done(true)))';

/**
 * Everything that comes after the page has come and is drawn: five looks in a row find it listening, with nothing
 * on the way and nothing left to do. Half a second without a request, as the browser's driver has it, is longer.
 */
export async function untilQuiet(page: Page): Promise<void> {
  await untilListening(page);
  let quiet = 0;
  for (const end = Date.now() + 30_000; quiet < 5; ) {
    if (Date.now() > end) throw new Error(`${page.url()} never came to rest`);
    await page.evaluate(idle);
    quiet = onTheWay.get(page)?.size ? 0 : quiet + 1;
    await page.waitForTimeout(20);
  }
}

/** Goes there and waits for everything. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilQuiet(page);
}

/**
 * A page of a visitor who was never here. Any console.error or page error fails the test that opened it.
 */
export async function openPage(
  path: string,
  { expectedErrors, prepare, ...options }: PageOptions = {},
): Promise<Page> {
  const context = await (await launch()).newContext({
    baseURL: product().address,
    locale: 'en-US',
    timezoneId: 'UTC',
    ...options,
  });
  const page = await context.newPage();
  watch(page);
  open.push({ page, troubles: listen(page, expectedErrors) });
  await prepare?.(page);
  await page.goto(path);
  if (options.javaScriptEnabled !== false) await untilListening(page);
  return page;
}

/** What `page.route` does too, which turns the browser's cache off: over many pages that is most of the time. */
export async function answerNothing(page: Page, urlPattern: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    void session.send('Fetch.fulfillRequest', { requestId, responseCode: 204 });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern }] });
}

/** Done after each test (each-file.ts): closes its pages, and fails it for what they complained of. */
export async function closePages(): Promise<void> {
  const opened = open;
  open = [];
  for (const { page } of opened) await page.context().close();
  expect(opened.flatMap(({ troubles }) => troubles)).toEqual([]);
}
