export interface Product {
  address: string;
  data: string;
  port: number;
  pid: number;
  readyMs: number;
  /** What it printed so far. */
  output(): string;
  hasEnded(): boolean;
  exited: Promise<number>;
  /** As Ctrl-C does it; resolves with the exit code. */
  end(): Promise<number>;
  /** Ends it, and takes its folder away unless it was given. */
  stop(): Promise<void>;
}
export function startProduct(options?: {
  data?: string;
  port?: number;
  env?: Record<string, string>;
}): Promise<Product>;
