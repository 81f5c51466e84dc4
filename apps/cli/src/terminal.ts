import type { Readable } from 'node:stream';

/** The world around a command. */
export interface Terminal {
  input: Readable;
  /** Standard output; resolves when the reader can take more. */
  write(text: string): Promise<void>;
  error(text: string): void;
  now(): Date;
}

export const processTerminal: Terminal = {
  input: process.stdin,
  write: (text) =>
    new Promise((resolve, reject) => {
      process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
    }),
  error: (text) => {
    process.stderr.write(text);
  },
  now: () => new Date(),
};
