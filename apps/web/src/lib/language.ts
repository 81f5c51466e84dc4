import { isLanguage, type Language, pathPrefix } from '@tailor/contract/languages';
import { useTranslation } from 'react-i18next';
import { useRouter } from 'wouter';

/** Hard-wired codes of the interface language, from the running texts. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : 'en';
}

/** Splits "/de/pricing" into its language and what the router sees. */
export function splitAddress(pathname: string): { prefix: Language | null; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const prefixed = isLanguage(first);
  const path = prefixed ? `/${rest.join('/')}` : pathname;
  return { prefix: prefixed ? first : null, path: path.length > 1 ? path.replace(/\/+$/, '') || '/' : '/' };
}

/** Where a path lives in a language. */
export function addressIn(language: Language, path: string): string {
  const prefix = pathPrefix(language);
  return path === '/' ? prefix || path : prefix + path;
}

/** Where a path lives in the language of the address one is at: for navigations that leave the application. */
export function useAddress(): (path: string) => string {
  const { base } = useRouter();
  return (path) => (path === '/' ? base || '/' : base + path);
}
