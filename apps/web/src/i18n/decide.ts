/** Runs before the first paint, as one external classic script (the policy allows no inline ones). */
import { decideLanguage, prefixedAddress, prefixOf } from './decide-language.ts';

try {
  const { pathname, search, hash } = location;
  if (!prefixOf(pathname)) {
    const language = decideLanguage({
      saved: localStorage.getItem('i18nextLng'),
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      languages: navigator.languages,
    });
    if (language !== 'en') location.replace(prefixedAddress(language, pathname, search, hash));
  }
} catch {
  // Storage or Intl refused: the page stays English.
}
