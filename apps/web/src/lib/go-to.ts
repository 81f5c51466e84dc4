const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** This machine has several names, and a cookie belongs to one: whoever came by one of them stays with it. */
export function underOneName(address: string, here: string): string {
  const to = new URL(address, here);
  const from = new URL(here);
  if (to.port === from.port && thisMachine.has(to.hostname) && thisMachine.has(from.hostname))
    to.host = from.host;
  return to.href;
}

/** Leaves for an address that the server gave. */
export function goTo(address: string): void {
  location.assign(underOneName(address, location.href));
}
