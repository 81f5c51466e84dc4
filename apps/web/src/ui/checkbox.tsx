import type { ReactNode } from 'react';
import { type ClassName, classNames } from '../lib/class-names.ts';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  className?: ClassName;
  children: ReactNode;
}

/** A box to tick and what it stands for beside it, over as many lines as that takes. */
export function Checkbox({ checked, onChange, className, children }: CheckboxProps) {
  return (
    <label className={classNames('flex items-start gap-3', className)}>
      <input
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-accent"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
