/** Something, an at sign, something with a dot, and no spaces. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}

/** The first address in a text, to offer it; nothing is sent before the person does. */
export function firstEmail(text: string): string {
  return /[^\s@<>(),;:"|]+@[^\s@<>(),;:"|]+\.[a-z]{2,}/i.exec(text)?.[0] ?? '';
}
