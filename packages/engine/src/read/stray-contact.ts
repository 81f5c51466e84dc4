import { type Found, findEmail, findPhone } from './contact-finds.ts';
import { hasPhoneLabel } from './contact-line.ts';
import { mailHits } from './names.ts';
import type { Piece } from './pieces.ts';
import type { Top } from './top-name.ts';

/** Of several addresses (a referee's, a friend's) the one that repeats the name. */
function readOwnMail(pieces: Piece[], top: Top): void {
  const name = top.reader.contact.name?.value;
  if (name === undefined) return;
  const own = pieces.find(({ text }) => {
    const mail = text.includes('@') ? findEmail(text)?.value.split('@')[0] : undefined;
    return mail !== undefined && mailHits(name, mail) > 0;
  });
  // It is the person's own line: a town in it is theirs too.
  if (own) top.reader.read(own, top.reader.contact.location === undefined);
}

/** Marks, blanks or the address on both its sides, and no words. */
function isSetApart(text: string, { start, end }: Found): boolean {
  const before = text.slice(0, start);
  return (
    (/(?:^|[|｜·•,;/–—:：]\s*|\s{2}|\t|\s-\s)$/u.test(before) || /@\S+\s*$/.test(before)) &&
    /^(?:\s*$|\s*[|｜·•,;/–—(（]|\s{2}|\t|\s-\s|\s+\S+@)/u.test(text.slice(end))
  );
}

/** "Tel.: 030 …", "电话 137 …" */
const labelled = ({ text }: Piece) =>
  /\d{2}/.test(text) &&
  text.length < 80 &&
  (/^\s*\S{1,18}[.:：]/.test(text) || hasPhoneLabel(/^\S+/.exec(text)?.[0] ?? ''));

/** A number that says nothing of itself and stands by itself. */
function isBare({ text }: Piece): boolean {
  if (text.length > 120 || !/\d{2}/.test(text)) return false;
  const number = findPhone(text, false);
  return number !== undefined && number.value.replace(/\D/g, '').length >= 8 && isSetApart(text, number);
}

/** One beside the address rather than one of somebody else. */
function readNumberBeside(pieces: Piece[], top: Top): void {
  const { email, location, links } = top.reader.contact;
  const own = new Set([email, location, ...links].flatMap((field) => field?.lines ?? []));
  const says = (piece: Piece) =>
    isBare(piece) || (labelled(piece) && findPhone(piece.text, true) !== undefined);
  for (const by of [0, 1, -1, 2, -2]) {
    const found = pieces.find((piece) => own.has(piece.line - by) && says(piece));
    if (found) {
      top.reader.read(found, false);
      return;
    }
  }
}

/** How many of the last lines may say how one is reached. */
const lastLines = 6;

/** Contact data anywhere else: at the foot, in a margin, under a heading of its own. */
export function readStrayContact(pieces: Piece[], top: Top): void {
  const { contact } = top.reader;
  if (!contact.email) readOwnMail(pieces, top);
  if (!contact.phone) readNumberBeside(pieces, top);
  for (const piece of pieces) {
    if (contact.email && contact.phone) return;
    const asked = (!contact.email && piece.text.includes('@')) || (!contact.phone && labelled(piece));
    if (asked) top.reader.read(piece, false);
  }
  const last = contact.phone ? undefined : pieces.slice(-lastLines).find(isBare);
  if (last) top.reader.read(last, false);
}
