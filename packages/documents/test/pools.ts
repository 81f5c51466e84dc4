import { readdirSync, readFileSync } from 'node:fs';

/** A child that never answers. */
export const looping = "process.on('message', () => { for (;;) {} });";

/** What a child that reads nothing is asked for. */
export const input = { path: 'upload', name: 'resume.pdf' };

export const codeOf = (outcome: { ok: boolean; error?: { code: string } }) => outcome.error?.code;

/** Processes of this system of which Linux says so. */
export function processes(file: 'cmdline' | 'environ', says: (text: string) => boolean): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return says(readFileSync(`/proc/${pid}/${file}`, 'latin1'));
      } catch {
        return false;
      }
    });
}
