/** Letters and digits only, compatibility forms and case folded: what two readings must agree on. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

export function digits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}
