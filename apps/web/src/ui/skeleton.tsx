import { classNames } from '../lib/class-names.ts';

/** Room kept for what is on its way; says nothing to a screen reader. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-md bg-sunken', className)} />;
}
