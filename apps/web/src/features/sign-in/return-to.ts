/** Only paths of this site; the server holds its own links to the same rule. */
export function safeReturnTo(value: string | null): string {
  return value && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(value) ? value : '/';
}
