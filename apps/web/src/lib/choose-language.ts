/** A language chosen by hand, from a link that leads to this page in it. */
export function chooseLanguage(link: HTMLAnchorElement): void {
  try {
    localStorage.setItem('i18nextLng', link.hreflang);
  } catch {
    // Storage refused: the address still carries the language.
  }
  // Query and fragment belong to the address too, and are known only here.
  link.href = link.pathname + location.search + location.hash;
}
