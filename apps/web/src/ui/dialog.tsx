import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { classNames } from '../lib/class-names.ts';

interface DialogProps {
  title: string;
  description?: ReactNode;
  /** Absent: the person cannot close it. */
  onClose?: () => void;
  closeLabel?: string;
  wide?: boolean;
  children?: ReactNode;
}

/** Always mounted open: whoever shows it mounts it, and its chunk comes with it. */
export function Dialog({ title, description, onClose, closeLabel, wide, children }: DialogProps) {
  // Whoever opened it by a key goes on where they were; Radix knows of no opener here.
  const [opener] = useState(() => document.activeElement);
  const goBack = (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
  const keep = (event: Event) => {
    if (!onClose) event.preventDefault();
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-veil p-4">
          <Radix.Content
            onCloseAutoFocus={goBack}
            onEscapeKeyDown={keep}
            onPointerDownOutside={keep}
            onInteractOutside={keep}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={classNames(
              'animate-appear relative w-full rounded-lg border border-line bg-surface p-6 shadow-float sm:p-8',
              wide ? 'max-w-3xl' : 'max-w-lg',
            )}
          >
            <Radix.Title className={classNames('text-xl', onClose ? 'pr-10' : '')}>{title}</Radix.Title>
            {description ? (
              <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>
            ) : null}
            {children}
            {onClose && closeLabel ? (
              <Radix.Close
                aria-label={closeLabel}
                className="absolute top-4 right-4 grid size-10 place-items-center rounded-md text-ink-soft hover:bg-sunken"
              >
                <X aria-hidden="true" className="size-5" />
              </Radix.Close>
            ) : null}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
