export interface Acknowledged {
  id: string;
  marker: string;
  cookie: string | undefined;
  /** Milliseconds since the epoch when the reply was read. */
  at: number;
}
export function runClient(
  base: string,
  number: number,
  isOver: () => boolean,
  pause?: number,
  origin?: string,
): Promise<{ acknowledged: Acknowledged[]; refusals: Record<string, number>; tried: number }>;
