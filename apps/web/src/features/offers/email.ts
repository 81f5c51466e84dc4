/** What may stand in an address, as far as 64 letters before the at sign and 255 behind it. */
const beforeAt = /[^\s@<>(),;:"|]+$/;
const behindAt = /^[^\s@<>(),;:"|]+\.[a-z]{2,}/i;

/**
 * The first address in a text, to offer it; nothing is sent before the person does. From at sign to at sign: a
 * search from every letter takes seconds where a long text has no blank.
 */
export function firstEmail(text: string): string {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = beforeAt.exec(text.slice(Math.max(0, at - 64), at))?.[0];
    const domain = behindAt.exec(text.slice(at + 1, at + 256))?.[0];
    if (name && domain) return `${name}@${domain}`;
  }
  return '';
}
