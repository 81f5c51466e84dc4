import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { classNames } from '../lib/class-names.ts';

const box =
  'w-full rounded-md border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-ink-faint ' +
  'focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-offset-0 aria-invalid:border-bad';

interface Shared {
  label: string;
  /** Below the box: a hint, a counter. */
  note?: ReactNode;
  error?: string | null;
  hideLabel?: boolean;
}

interface FrameProps extends Shared {
  id: string;
  children: ReactNode;
}

function Frame({ id, label, note, error, hideLabel, children }: FrameProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold text-ink'}>
        {label}
      </label>
      {children}
      {note ? (
        <div id={`${id}-note`} className="text-xs text-ink-faint">
          {note}
        </div>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}

function described(id: string, note: ReactNode, error: string | null | undefined): string | undefined {
  return classNames(note ? `${id}-note` : null, error ? `${id}-error` : null) || undefined;
}

type FieldProps = Shared & InputHTMLAttributes<HTMLInputElement>;

export function Field({ label, note, error, hideLabel, className, id: given, ...rest }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <Frame id={id} label={label} note={note} error={error} hideLabel={hideLabel}>
      <input
        id={id}
        className={classNames(box, 'min-h-11', className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={described(id, note, error)}
        {...rest}
      />
    </Frame>
  );
}

type AreaProps = Shared & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

export function TextArea({ label, note, error, hideLabel, className, id: given, ...rest }: AreaProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <Frame id={id} label={label} note={note} error={error} hideLabel={hideLabel}>
      <textarea
        id={id}
        className={classNames(box, 'min-h-40 resize-y leading-relaxed', className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={described(id, note, error)}
        {...rest}
      />
    </Frame>
  );
}
