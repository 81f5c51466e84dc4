/**
 * An address as far as it can be told without a mail to it. Each letter has one place in it, so that no text, however
 * long, takes longer than to be read once. No zod here.
 */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const isEmail = (text: string): boolean => emailPattern.test(text.trim());
