import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import type { Owner } from '../../platform/owner.ts';
import { loadResume } from './store.ts';
import type { LoadedResume } from './stored.ts';

/** A stranger's resume is nothing that exists. */
export async function ownResume(
  { db, keys }: Pick<Context, 'db' | 'keys'>,
  owner: Owner,
  id: string,
): Promise<LoadedResume> {
  const loaded = await loadResume(db, keys, owner.id, id);
  if (!loaded) throw notFound();
  return loaded;
}
