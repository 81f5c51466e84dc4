import type { JobPayload } from './jobs.ts';
import { type MasterKeys, newContentKey, seal, unseal } from './keys.ts';

/** A job's payload lies in the queue's table: what a person wrote goes there sealed only. */
export function sealForJob(keys: MasterKeys, job: string, text: string): JobPayload {
  const key = newContentKey();
  const { masterId, wrapped } = keys.wrap(key);
  return { masterId, wrapped: wrapped.toString('base64'), sealed: seal(key, text, job).toString('base64') };
}

export function openFromJob(keys: MasterKeys, job: string, payload: JobPayload): string {
  const bytes = (name: string) => Buffer.from(String(payload[name]), 'base64');
  return unseal(keys.unwrap(String(payload.masterId), bytes('wrapped')), bytes('sealed'), job);
}
