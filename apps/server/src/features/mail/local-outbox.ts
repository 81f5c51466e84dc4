import { mkdir, readdir, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transport } from './transport.ts';

export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** Without a mail server: one .eml a mail, for every mail program to open. Written twice, it is the same file. */
export function localOutbox(dataDir: string): Transport {
  const folder = outboxFolder(dataDir);
  return {
    async deliver(id, message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `.${id}.draft`);
      await writeFile(draft, message.bytes, { mode: 0o600 });
      await rename(draft, join(folder, `${id}.eml`));
      return { is: 'taken' };
    },
    async close() {},
  };
}

/** Ids of the files that lie there. */
export async function filesOf(dataDir: string): Promise<string[]> {
  const names = await readdir(outboxFolder(dataDir)).catch(() => []);
  return names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4));
}

export async function removeFile(dataDir: string, id: string): Promise<void> {
  await unlink(join(outboxFolder(dataDir), `${id}.eml`)).catch(() => undefined);
}
