import { type MasterKeys, newContentKey, seal, unseal } from '../../platform/keys.ts';
import type { ApplicationRow } from './schema.ts';

/** As everything here but the table knows it: what the person wrote, opened. */
export type OpenApplication = Omit<ApplicationRow, 'sealed' | 'masterId' | 'wrapped'>;
type Words = Pick<OpenApplication, 'title' | 'company' | 'url' | 'notes'>;

const place = (id: string) => `application:${id}`;
const nothing: Words = { title: '', company: '', url: null, notes: '' };

export function opened(keys: MasterKeys, row: ApplicationRow): OpenApplication {
  const { sealed, masterId, wrapped, ...open } = row;
  // A row of before they were sealed.
  if (!sealed || !masterId || !wrapped) return open;
  return { ...open, ...(JSON.parse(unseal(keys.unwrap(masterId, wrapped), sealed, place(row.id))) as Words) };
}

/**
 * Under the row's own key for as long as it lives: with the row its key goes, and with the key every
 * earlier version of what was written.
 */
export function closed<Row extends Words & { id: string }>(
  keys: MasterKeys,
  row: Row,
  before: ApplicationRow | null,
) {
  const { title, company, url, notes } = row;
  const known = before?.masterId && before.wrapped ? keys.unwrap(before.masterId, before.wrapped) : null;
  const key = known ?? newContentKey();
  const sealed = seal(key, JSON.stringify({ title, company, url, notes }), place(row.id));
  return { ...row, ...nothing, sealed, ...(known ? {} : keys.wrap(key)) };
}
