import { chooseLanguage } from '../lib/choose-language.ts';
import { moments } from './moments.ts';
import { pageDataId } from './page-data.ts';

/** A press before the page's modules listen: taken, shown as taken, and done once when they do. */

interface Press {
  control: HTMLElement;
  /** Of a form that was sent off; nothing: a button of its own. */
  form: HTMLFormElement | null;
  /** What stood on it: with other words it is another control. */
  words: string | null;
  inSight: boolean;
}

let kept: Press | null = null;
/** From here on React hears presses by itself. */
let heard = false;
/** Nothing will ever be done: no press may look as if it would. */
let failed = false;
let saying: ReturnType<typeof setTimeout> | undefined;
let place: HTMLElement | null = null;

function isInSight(control: HTMLElement): boolean {
  const { top, bottom } = control.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Seen and spoken, in the language of the page, whose document carries the texts. */
function say(): void {
  if (!place) {
    place = document.createElement('div');
    place.setAttribute('role', 'status');
    document.body.append(place);
  }
  const data = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}');
  const words = document.createElement('p');
  words.className =
    'pointer-events-none fixed right-4 bottom-4 z-50 max-w-[min(420px,calc(100vw-2rem))] rounded-md border border-line-strong bg-surface p-4 font-semibold text-sm shadow-float';
  words.textContent = data.texts?.shell?.[failed ? 'early.failed' : 'early.taken'] ?? '';
  place.replaceChildren(words);
}

function letGo(): void {
  if (kept) {
    kept.control.removeAttribute('data-taken');
    kept.control.removeAttribute('aria-busy');
  }
  kept = null;
  clearTimeout(saying);
  place?.replaceChildren();
}

/** The last press counts. What cannot be taken back is pressed again by whoever still wants it. */
function keep(control: HTMLElement, form: HTMLFormElement | null): void {
  letGo();
  if (failed) say();
  if (failed || control.closest('[data-unkept]')) return;
  kept = { control, form, words: control.textContent, inSight: isInSight(control) };
  control.setAttribute('data-taken', '');
  control.setAttribute('aria-busy', 'true');
  // Whoever waits no longer than this has seen the look of it.
  saying = setTimeout(say, 300);
}

const fileInput = (target: Element) =>
  target.closest('[data-takes-file]')?.querySelector<HTMLInputElement>('input[type=file]');

function pressed(target: Element): void {
  const input = fileInput(target);
  const link = target.closest<HTMLAnchorElement>('a[hreflang]');
  const button = target.closest('button');
  if (input) {
    if (target !== input) input.click();
  } else if (link) chooseLanguage(link);
  // A button that sends a form off is heard of as the form.
  else if (button && (button.type === 'button' || !button.form)) keep(button, null);
}

function onClick({ target, isTrusted }: MouseEvent): void {
  if (!isTrusted || !(target instanceof Element)) return;
  // What React hears now is what the person wants now.
  if (heard) letGo();
  else pressed(target);
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (heard) letGo();
  else if (form instanceof HTMLFormElement) {
    // The browser would load the page anew, without a word of what was typed.
    event.preventDefault();
    const button = event.submitter ?? form.querySelector<HTMLElement>('button:not([type=button])');
    if (button) keep(button, form);
  }
}

function onDrag(event: DragEvent): void {
  const input = event.target instanceof Element ? fileInput(event.target) : null;
  if (heard || !input || !event.dataTransfer) return;
  // The browser would leave the page for the file.
  event.preventDefault();
  if (event.type !== 'drop' || event.dataTransfer.files.length === 0) return;
  input.files = event.dataTransfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function onChange({ target }: Event): void {
  if (!heard && target instanceof HTMLInputElement && target.type === 'file') say();
}

/** Whoever goes on in another place has given it up; fields of the same form belong to it. */
function onFocus({ target }: FocusEvent): void {
  if (!kept || !(target instanceof Element) || !target.matches('input, textarea, select')) return;
  const form = kept.control.closest('form');
  if (!form?.contains(target)) letGo();
}

function onKey({ key }: KeyboardEvent): void {
  if (key === 'Escape') letGo();
}

const listeners = [
  ['click', onClick],
  ['submit', onSubmit],
  ['dragover', onDrag],
  ['drop', onDrag],
  ['change', onChange],
  ['focusin', onFocus],
  ['keydown', onKey],
] as const;

export function keepEarlyPress(): void {
  for (const [kind, listener] of listeners) addEventListener(kind, listener as EventListener, true);
  addEventListener(moments.hydrating, () => {
    heard = true;
  });
  addEventListener(moments.failed, () => {
    letGo();
    failed = true;
    say();
  });
}

/** Does what was pressed, unless it stands there no longer, says something else or cannot be pressed now. */
export function doEarlyPress(): void {
  for (const [kind, listener] of listeners) removeEventListener(kind, listener as EventListener, true);
  const press = kept;
  letGo();
  if (!press) return;
  const { control, form, words, inSight } = press;
  const same = control.isConnected && control.textContent === words && !control.matches(':disabled');
  if (!same || (inSight && !isInSight(control))) return;
  if (form) form.requestSubmit(control);
  else control.click();
}
