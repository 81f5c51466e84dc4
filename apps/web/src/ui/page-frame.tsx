import type { ReactNode } from 'react';

interface PageFrameProps {
  title: string;
  lead?: string;
  children?: ReactNode;
  narrow?: boolean;
}

/** Heading, one sentence, content: how every page but the home page begins. */
export function PageFrame({ title, lead, children, narrow }: PageFrameProps) {
  return (
    <div className="measure pt-12 sm:pt-16">
      <div className={narrow ? 'max-w-2xl' : ''}>
        <h1 className="text-3xl">{title}</h1>
        {lead ? <p className="mt-4 max-w-2xl text-ink-soft text-lg">{lead}</p> : null}
        <div className="stitch mt-8 max-w-40" aria-hidden="true" />
        {children ? <div className="mt-8">{children}</div> : null}
      </div>
    </div>
  );
}
