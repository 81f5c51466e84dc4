import type { HTMLAttributes } from 'react';
import { classNames } from '../lib/class-names.ts';

export function Card({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return (
    <section
      className={classNames('rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6', className)}
      {...rest}
    />
  );
}
