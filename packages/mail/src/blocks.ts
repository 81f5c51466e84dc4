/** A line that leads somewhere where its address is known, and what is said small below it. */
export interface LinkItem {
  text: string;
  url?: string;
  note?: string;
}

/** What a mail is made of. Html and plain text are both written from these, so that neither can lack what the other says. */
export type Block =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; text: string }
  | { type: 'button'; label: string; url: string }
  | { type: 'list'; items: string[] }
  | { type: 'links'; items: LinkItem[] }
  | { type: 'rows'; rows: [label: string, value: string][] }
  | { type: 'quote'; text: string }
  | { type: 'note'; text: string };

export const heading = (text: string): Block => ({ type: 'heading', text });
export const paragraph = (text: string): Block => ({ type: 'paragraph', text });
export const button = (label: string, url: string): Block => ({ type: 'button', label, url });
export const list = (...items: string[]): Block => ({ type: 'list', items });
export const links = (...items: LinkItem[]): Block => ({ type: 'links', items });
export const rows = (...pairs: [label: string, value: string][]): Block => ({ type: 'rows', rows: pairs });
/** Somebody else's words: kept apart, line ends and all. */
export const quote = (text: string): Block => ({ type: 'quote', text });
/** Said small: what is valid how long, what to do when it was not you. */
export const note = (text: string): Block => ({ type: 'note', text });
