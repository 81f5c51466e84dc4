import type { AsOf, Fact, JobInput, Tailoring } from '@tailor/engine';

/** What is asked of the engine; plain data, so that it can cross to a thread. */
export interface TailorRequest {
  text: string;
  job: JobInput;
  asOf: AsOf;
  facts: Fact[];
  /** Edits that are not applied. */
  rejected: string[];
  /** The tailored text as a person changed it: it is what gets scored. */
  byHand: string | null;
}

/** The engine off the event loop (engine-pool.ts), or in place for tests. */
export interface EngineRunner {
  readonly version: string;
  tailor(request: TailorRequest): Promise<Tailoring>;
  close(): Promise<void>;
}
