/**
 * Fetches the page's modules once the page is painted: what a person reads does not share a slow line with
 * what makes it move. A tab in the background paints nothing, so some time after the document it starts anyway.
 */
const { entry = '', parts = '' } = document.currentScript?.dataset ?? {};
let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const href of parts.split(' ').filter(Boolean))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
}

/** A frame is on the screen when the next one is asked for. */
const afterFrame = () => requestAnimationFrame(() => requestAnimationFrame(start));

if (document.hidden) start();
else {
  try {
    new PerformanceObserver(afterFrame).observe({ type: 'paint', buffered: true });
  } catch {
    afterFrame();
  }
  addEventListener('load', () => setTimeout(start, 1000));
  addEventListener('pointerdown', start, { once: true });
  addEventListener('keydown', start, { once: true });
}
