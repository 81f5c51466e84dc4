import { useLocation, useSearch } from 'wouter';
import { useAddress } from '../../lib/language.ts';

/** Pages that are for people who are not signed in. */
const entrances = ['/login', '/landing'];
/** What the call takes. */
const longest = 500;

/** The way to sign in, and back in the same language: to a page that is named, else to where one is. */
export function useSignInAddress(to?: string): string {
  const address = useAddress();
  const [path] = useLocation();
  const search = useSearch();
  const here = entrances.includes(path) ? '/' : path;
  const query = here === path && search && address(`${path}?${search}`).length <= longest ? `?${search}` : '';
  const returnTo = address(to ?? here + query);
  return returnTo === '/' ? '/api/login' : `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
}
