import type { Message } from './message.ts';

/**
 * taken: the peer said yes · refused: it said no for good (`hard`: there is no such mailbox) · later:
 * certainly not taken, worth another try · unknown: it may have been taken.
 */
export type Outcome =
  | { is: 'taken' }
  | { is: 'refused'; hard: boolean; reason: string }
  | { is: 'later'; reason: string }
  | { is: 'unknown'; reason: string };

export interface Transport {
  deliver(id: string, message: Message): Promise<Outcome>;
  close(): Promise<void>;
}
