/** Only paths of this site, else home; the server holds its own links to the same rule. */
export function safeReturnTo(value: string | null, home = '/'): string {
  return value && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(value) ? value : home;
}
