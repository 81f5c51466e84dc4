import { mkdir, statfs } from 'node:fs/promises';
import { AppError } from '../../platform/errors.ts';
import type { OwnerId } from '../../platform/owner.ts';

/** Fewer bytes than this free on the disk, and no upload is taken. */
const LEAST_FREE = 2 * 1024 ** 3;
/** Uploads of one owner on their way at the same time. */
const MOST_AT_ONCE = 3;

export interface Room {
  /** Holds room for an upload of at most so many bytes; what it returns gives it back. */
  take(ownerId: OwnerId, bytes: number): Promise<() => void>;
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** What is on its way counts as if it had arrived: a disk is not filled by uploads that began together. */
export function createRoom(folder: string, free: (folder: string) => Promise<number> = freeBytes): Room {
  const owners = new Map<OwnerId, number>();
  let promised = 0;
  return {
    async take(ownerId, bytes) {
      const running = owners.get(ownerId) ?? 0;
      if (running >= MOST_AT_ONCE)
        throw new AppError(
          'busy',
          'Several files of yours are being uploaded already. Try again in a moment.',
          {},
          { 'retry-after': '10' },
        );
      // Counted before the disk is asked: asking takes time, and others come meanwhile.
      owners.set(ownerId, running + 1);
      promised += bytes;
      const giveBack = () => {
        promised -= bytes;
        const left = (owners.get(ownerId) ?? 1) - 1;
        if (left > 0) owners.set(ownerId, left);
        else owners.delete(ownerId);
      };
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        if ((await free(folder)) - promised < LEAST_FREE)
          throw new AppError(
            'unavailable',
            'There is no room for uploads right now. Try again later.',
            {},
            { 'retry-after': '300' },
          );
      } catch (error) {
        giveBack();
        throw error;
      }
      return giveBack;
    },
  };
}
