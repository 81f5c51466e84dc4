import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { classNames } from '../lib/class-names.ts';
import {
  currentToasts,
  dismissToast,
  type Toast as Notice,
  subscribeToasts,
  toastRules,
} from '../lib/toast.ts';

function NoticeView({ notice, closeLabel }: { notice: Notice; closeLabel: string }) {
  const bad = notice.variant === 'destructive';
  return (
    <Toast.Root
      open={notice.open}
      onOpenChange={(open) => !open && dismissToast(notice.id)}
      type={bad ? 'foreground' : 'background'}
      className={classNames(
        'animate-appear grid grid-cols-[1fr_auto] items-start gap-x-3 rounded-md border p-4 shadow-float',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        bad ? 'border-bad bg-bad-soft text-bad' : 'border-line bg-surface text-ink',
      )}
    >
      <Toast.Title className="font-semibold text-sm">{notice.title}</Toast.Title>
      <Toast.Close
        aria-label={closeLabel}
        className="grid size-8 place-items-center rounded-sm hover:bg-sunken"
      >
        <X aria-hidden="true" className="size-4" />
      </Toast.Close>
      {notice.description ? (
        <Toast.Description className="col-span-2 text-ink-soft text-sm">
          {notice.description}
        </Toast.Description>
      ) : null}
      {notice.action ? (
        <Toast.Action
          altText={notice.action.label}
          onClick={notice.action.run}
          className="col-span-2 mt-2 justify-self-start rounded-sm border border-current px-3 py-1.5 font-semibold text-sm"
        >
          {notice.action.label}
        </Toast.Action>
      ) : null}
    </Toast.Root>
  );
}

export default function ToastArea({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, currentToasts);
  return (
    <Toast.Provider
      duration={toastRules.durationMs}
      swipeDirection="right"
      swipeThreshold={toastRules.swipePx}
    >
      {toasts.map((notice) => (
        <NoticeView key={notice.id} notice={notice} closeLabel={closeLabel} />
      ))}
      <Toast.Viewport
        hotkey={[...toastRules.hotkey]}
        label={label}
        className="fixed right-0 bottom-0 z-50 grid w-full max-w-[420px] gap-2 p-4"
      />
    </Toast.Provider>
  );
}
