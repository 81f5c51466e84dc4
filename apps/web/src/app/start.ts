/**
 * Fetches the page's modules once the page is painted: what a person reads does not share a slow line with
 * what makes it move. A tab in the background paints nothing, so some time after the document it starts anyway.
 * What a person does before they listen is kept meanwhile.
 */
import { keepEarlyInput, tellEarlyInput } from './early-input.ts';
import { doEarlyPress, keepEarlyPress } from './early-press.ts';
import { moments } from './moments.ts';

const { entry = '', parts = '' } = document.currentScript?.dataset ?? {};
let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const href of parts.split(' ').filter(Boolean))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const script = Object.assign(document.createElement('script'), { type: 'module', src: entry });
  script.onerror = () => dispatchEvent(new Event(moments.failed));
  document.head.append(script);
}

/** A frame is on the screen when the next one is asked for. */
const afterFrame = () => requestAnimationFrame(() => requestAnimationFrame(start));

keepEarlyInput();
keepEarlyPress();
// Drawn again with what the browser alone knows, the page is told what was typed; with that drawn, what was pressed.
addEventListener(moments.listening, () =>
  setTimeout(() => {
    tellEarlyInput();
    setTimeout(doEarlyPress);
  }),
);

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
