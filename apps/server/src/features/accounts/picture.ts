import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { type MasterKeys, newContentKey, seal, unseal } from '../../platform/keys.ts';
import type { OwnerId } from '../../platform/owner.ts';
import { cleanPng } from './png.ts';
import { accountPictures, users } from './schema.ts';

/** A new name with each picture: a browser may keep what it has, and shows the new one at once. */
export function pictureUrl(version: string | null): string | null {
  return version ? `/api/account/picture?v=${version}` : null;
}

export async function setPicture(
  { db, keys, clock }: Context,
  ownerId: OwnerId,
  base64: string,
): Promise<void> {
  const picture = cleanPng(Buffer.from(base64, 'base64'));
  if (!picture) throw new AppError('unsupported_file', 'This is not a picture that can be used here.');
  const key = newContentKey();
  const row = {
    sealed: seal(key, picture.toString('base64'), `picture:${ownerId}`),
    ...keys.wrap(key),
    createdAt: clock.now(),
  };
  await db.transaction(async (tx) => {
    // Deleted, not overwritten: only so is the key of the picture before known to be spoiled.
    await tx.delete(accountPictures).where(eq(accountPictures.ownerId, ownerId));
    await tx
      .insert(accountPictures)
      .values({ ownerId, ...row })
      .onConflictDoUpdate({ target: accountPictures.ownerId, set: row });
    await tx.update(users).set({ pictureVersion: newId() }).where(eq(users.ownerId, ownerId));
  });
}

export async function removePicture({ db }: Context, ownerId: OwnerId): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(accountPictures).where(eq(accountPictures.ownerId, ownerId));
    await tx.update(users).set({ pictureVersion: null }).where(eq(users.ownerId, ownerId));
  });
}

export async function findPicture(db: Queryable, keys: MasterKeys, ownerId: OwnerId): Promise<Buffer | null> {
  const [row] = await db.select().from(accountPictures).where(eq(accountPictures.ownerId, ownerId));
  if (!row) return null;
  const key = keys.unwrap(row.masterId, row.wrapped);
  return Buffer.from(unseal(key, row.sealed, `picture:${ownerId}`), 'base64');
}

export async function loadPicture({ db, keys }: Context, ownerId: OwnerId): Promise<Buffer> {
  const picture = await findPicture(db, keys, ownerId);
  if (!picture) throw notFound();
  return picture;
}
