import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';

const pageBytes = 4096;

/** Resident memory of a process as its system counts it; undefined where it can't be asked. */
export async function residentBytes(pid: number): Promise<number | undefined> {
  if (platform() === 'linux') {
    const text = await readFile(`/proc/${pid}/statm`, 'latin1').catch(() => '');
    const pages = Number(text.split(' ')[1]);
    return pages > 0 ? pages * pageBytes : undefined;
  }
  if (platform() === 'win32') return undefined;
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (_error, stdout) => {
      const kilobytes = Number(stdout.trim());
      resolve(kilobytes > 0 ? kilobytes * 1024 : undefined);
    });
  });
}
