import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const start = 'documents-child-';
/** In a container that is started again a process has the number of the one that was killed. */
const own = `${process.pid}-${Math.round(performance.timeOrigin)}`;

/**
 * What a child calls its temporary folder. A child that is killed tidies up nothing: whoever killed it does, with
 * everything that lies there. The name says whose children these are.
 */
export function makeChildFolder(): string {
  const path = join(tmpdir(), `${start}${own}-`);
  try {
    return mkdtempSync(path);
  } catch {
    // A full disk: most documents are read without any file.
    return `${path}none`;
  }
}

export function removeChildFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true }).catch(() => undefined);
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** What the children of a process that was itself killed have left. */
export async function sweepChildFolders(): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const owner = name.startsWith(start) ? Number.parseInt(name.slice(start.length), 10) : Number.NaN;
    const isLeft = owner === process.pid ? !name.startsWith(`${start}${own}-`) : owner > 0 && isGone(owner);
    if (isLeft) await removeChildFolder(join(tmpdir(), name));
  }
}
