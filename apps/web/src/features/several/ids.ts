import { plans } from '@tailor/contract/plans';

/** Ids in an address: as many as a plan allows, each once, none that cannot be one. */
export function idsIn(search: string): string[] {
  const given = new URLSearchParams(search).get('resumes')?.split(',') ?? [];
  const good = given.filter((id) => /^[A-Za-z0-9_-]{8,64}$/.test(id));
  return [...new Set(good)].slice(0, plans.premium.severalJobs);
}
