import type { GateVerdict, RefusalKind } from '../types.ts';

export type Refusal = GateVerdict['refused'][number];

export function refusal(kind: RefusalKind, what: string, code: string): Refusal {
  return { what, kind, reason: { code: `gate.${code}`, params: { what } } };
}
