import { type SelectHTMLAttributes, useId } from 'react';
import { classNames } from '../lib/class-names.ts';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  options: readonly (readonly [value: string, text: string])[];
}

export function Select({ label, options, className, id: given, ...rest }: SelectProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {label}
      </label>
      <select
        id={id}
        className={classNames(
          'min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 text-base text-ink',
          className,
        )}
        {...rest}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
