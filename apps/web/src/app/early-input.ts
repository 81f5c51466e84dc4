import { moments } from './moments.ts';

/** What is put into a field before the page's modules read along; they are told once they do. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const put = new Map<Field, string | boolean>();
let composing: EventTarget | null = null;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
const isFile = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'file';

function note({ target }: { target: EventTarget | null }): void {
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    put.set(target, isTicked(target) ? target.checked : target.value);
}

function compose(event: Event): void {
  composing = event.type === 'compositionstart' ? event.target : null;
}

/** Filled in before this script came, by a hand or by the browser itself. */
function noteEarlier(): void {
  for (const target of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (put.has(target)) continue;
    const unlike = isTicked(target)
      ? target.checked !== target.defaultChecked
      : target.value !== target.defaultValue;
    if (unlike) note({ target });
  }
}

/** React looks away when a value is the one it saw last: it sees none first. */
function tellText(field: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  const { selectionStart, selectionEnd } = field;
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
  // A field for an address by mail has no selection that can be asked for.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

function tell(field: Field, value: string | boolean): void {
  if (!field.isConnected || field === composing) return;
  if (typeof value === 'boolean') {
    if (!isTicked(field)) return;
    field.checked = !value;
    field.click();
    return;
  }
  const now = field.value;
  if (isFile(field) && now !== value) return;
  // What a kept draft has put there meanwhile stays; what was merely wiped comes back.
  if (now !== '' && now !== value) return;
  if (!isFile(field)) {
    if (field instanceof HTMLSelectElement) field.value = value;
    else tellText(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const kinds = [
  ['input', note],
  ['change', note],
  ['compositionstart', compose],
  ['compositionend', compose],
] as const;

export function keepEarlyInput(): void {
  for (const [kind, listener] of kinds) addEventListener(kind, listener, true);
  addEventListener(moments.hydrating, noteEarlier, { once: true });
}

export function tellEarlyInput(): void {
  for (const [kind, listener] of kinds) removeEventListener(kind, listener, true);
  for (const [field, value] of put) tell(field, value);
  put.clear();
}
