import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';

export const tooltipRules = { delayMs: 700, skipDelayMs: 300 } as const;

/** Belongs into chunks that load late; the first view has no tooltips. */
export function TooltipArea({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={tooltipRules.delayMs} skipDelayDuration={tooltipRules.skipDelayMs}>
      {children}
    </Tooltip.Provider>
  );
}

export function Tip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-72 rounded-sm bg-ink px-3 py-2 text-canvas text-xs shadow-float"
        >
          {text}
          <Tooltip.Arrow className="fill-ink" />
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
