import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

const tones = {
  plain: 'bg-sunken text-ink-soft',
  accent: 'bg-accent-soft text-accent-ink',
  tape: 'bg-tape-soft text-tape-ink',
  good: 'bg-good-soft text-good',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
};

export type Tone = keyof typeof tones;

export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-xs font-semibold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
