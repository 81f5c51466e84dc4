import type { Product, startProduct } from './product.mjs';

export interface CrashReport {
  kills: number;
  starts: number;
  tried: number;
  acknowledged: number;
  refusals: Record<string, number>;
  missing: string[];
  unreadable: string[];
  doubled: string[];
}
export function crashDrill(options: {
  kills: number;
  clients?: number;
  say?: (text: string) => void;
  pause?: number;
}): Promise<CrashReport>;

export const kinds: readonly string[];
/** Ends a process of the product, or all of them, by force. */
export function strike(kind: string, product: Product): void;
export interface Going {
  starts: number;
  product: Product;
}
/** Starts it again where it gave up, and waits until it is ready. */
export function keepGoing(state: Going, options: Parameters<typeof startProduct>[0]): Promise<void>;
