/** The notices' own little store; what draws them is loaded when the first one comes. */
export const toastRules = {
  visible: 1,
  durationMs: 5000,
  removeAfterMs: 1_000_000,
  swipePx: 50,
  hotkey: ['F8'],
} as const;

export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; run: () => void };
}

export interface Toast extends ToastContent {
  id: number;
  open: boolean;
}

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function showToast(content: ToastContent): number {
  last += 1;
  change([{ ...content, id: last, open: true }, ...toasts].slice(0, toastRules.visible));
  return last;
}

/** Closes it now; it leaves the list much later, so that its leaving can be drawn. */
export function dismissToast(id: number): void {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), toastRules.removeAfterMs);
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}
