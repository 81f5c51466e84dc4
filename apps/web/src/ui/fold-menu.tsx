import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';

interface FoldMenuProps {
  label: ReactNode;
  /** Spoken name when the label alone does not say enough. */
  name?: string;
  children: ReactNode;
  className?: string;
  align?: 'left' | 'right';
}

/** A menu of links that works before any script does; Escape, a click outside and a choice close it. */
export function FoldMenu({ label, name, children, className, align = 'right' }: FoldMenuProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const element = fold.current;
      if (!element?.open) return;
      const inside = event.target instanceof Node && element.contains(event.target);
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        element.open = false;
        if (inside) element.querySelector('summary')?.focus();
      } else if (!inside || (event.target instanceof Element && event.target.closest('a')))
        element.open = false;
    };
    document.addEventListener('click', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return (
    <details ref={fold} className={classNames('relative', className)}>
      <summary
        aria-label={name}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-3 text-sm font-semibold text-ink hover:bg-sunken"
      >
        {label}
      </summary>
      <div
        className={classNames(
          'absolute top-full z-30 mt-1 min-w-52 rounded-md border border-line bg-surface p-1.5 shadow-float',
          align === 'right' ? 'right-0' : 'left-0',
        )}
      >
        {children}
      </div>
    </details>
  );
}

export const foldItemClass =
  'flex min-h-11 w-full items-center gap-2 rounded-sm px-3 text-sm font-medium text-ink no-underline hover:bg-sunken';
