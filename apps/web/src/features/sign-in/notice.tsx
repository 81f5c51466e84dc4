import type { ReactNode } from 'react';

/** A sentence of success or failure under a form; read out when it changes. */
export function Notice({ tone, children }: { tone: 'good' | 'bad'; children: ReactNode }) {
  const look = tone === 'good' ? 'bg-good-soft text-good' : 'bg-bad-soft text-bad';
  return (
    <p role={tone === 'good' ? 'status' : 'alert'} className={`rounded-md p-3 font-medium text-sm ${look}`}>
      {children}
    </p>
  );
}
