import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A question that opens its answer; works before any script does. */
export function Fold({ title, children, name }: { title: string; children: ReactNode; name?: string }) {
  return (
    <details name={name} className="group border-line border-b">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold">
        <h2 className="font-sans font-semibold text-base tracking-normal">{title}</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-accent transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="max-w-2xl pb-5 text-ink-soft">{children}</div>
    </details>
  );
}
