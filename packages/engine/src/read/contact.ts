import { memo } from '../text/memo.ts';
import type { Contact, Field } from '../types.ts';
import { isLivedIn, isLocation, isOwner, isStreetOnly, isTownLine } from './address.ts';
import { blank, findEmail, findLinks, findPhone } from './contact-finds.ts';
import {
  cellsOfSentence,
  closeLabels,
  hasPhoneLabel,
  keepNames,
  keepPlaces,
  namePoint,
  partHan,
  withoutLabel,
} from './contact-line.ts';
import { headingKind } from './headings.ts';
import { type Kinds, namesPerson, wholeName } from './name-parts.ts';
import { partOneLine } from './one-line.ts';
import type { Piece } from './pieces.ts';
import { likeness } from './scores.ts';
import { asksFamilyFirst, labelKind } from './tables.ts';

/** What is left of a contact line when everything recognised is taken out. */
export interface ContactLine {
  piece: Piece;
  rest: string[];
  found: boolean;
}

const separators =
  /\t+|\s{2,}|\s*[|｜│¦•●▪■◆♦★☎✉⌂✆📞📧📍🏠🔗]\s*|\s+[·∙⋅‧]\s+|·|\s+[–—*~]\s+|\s+\/{1,2}\s+|\s+\.\s+|;\s*|\s+-\s+|\s+\+\s+/u;

/** Two to four words with capitals, and nothing else. */
const wholeNames = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,3}$/u;

function labelOf(part: string): { kinds?: ReturnType<typeof labelKind>; value: string; label?: string } {
  const match = /^\s*([^:：\d@]{1,60}?)\s*(?:[:：]|\t|\s{3,}|\.{3,}\s*[:：]?)\s*(.*)$/.exec(part);
  if (match?.[1]) {
    const kinds = labelKind(match[1].trim());
    if (kinds) return { kinds, value: match[2] ?? '', label: match[1] };
  }
  const live = /^\s*(?:现住址?|现居住?地?|家住|住在?|居住于)[于在]?\s*(?=\p{Script=Han}{2})/u.exec(part);
  if (live && (isLocation(part.slice(live[0].length)) || isLivedIn(part.slice(live[0].length))))
    return { kinds: labelKind('现居'), value: part.slice(live[0].length) };
  const word = /^\s*(\S{1,14})\s+(.*)$/.exec(part);
  const kinds = word?.[1] && word[1].length > 1 ? labelKind(word[1]) : undefined;
  // "Name Jane Roe": a label and, behind one blank, a whole name.
  if (word && kinds?.has('name') && wholeNames.test(word[2] ?? '') && !headingKind(word[2] ?? ''))
    return { kinds, value: word[2] ?? '', label: word[1] };
  if (word && kinds && (kinds.has('phone') || kinds.has('email')) && /[\d@]/.test(word[2] ?? ''))
    return { kinds, value: word[2] ?? '' };
  // "Résidence des Lilas, 3": a small word goes on with the name.
  const named = /^[\p{Lu}\p{Script=Han}\d]/u.test(word?.[2] ?? '');
  if (word && kinds?.has('location') && named && isLocation(word[2] ?? ''))
    return { kinds, value: word[2] ?? '' };
  return { value: part };
}

/** "Surname / First name: Roe / Jane": the value is parted as its label is, the family before a comma. */
function closePair(text: string, { kinds, value, label }: ReturnType<typeof labelOf>): string {
  const [first, second, more] = value.split(/\s+[/–-]\s+/);
  if (!first || !second || more !== undefined || !kinds?.has('name')) return text;
  return text.replace(value, asksFamilyFirst(label ?? '') ? `${first}, ${second}` : `${first} ${second}`);
}

/** A line with what it holds set apart; a section of contact data is read again for each edited page. */
const partedLine = memo((text: string): string =>
  keepNames(keepPlaces(partOneLine(partHan(cellsOfSentence(closeLabels(text))), text.includes('@')))),
);

/** Reads what it recognises off the lines, and hands back what is left of each. */
export class ContactReader {
  readonly contact: Contact = { links: [] };
  private count = 0;
  /** What the label of the name said, while another part of it may follow. */
  private nameKinds?: Kinds;
  /** What was taken for a name before an address ("Roe House, Mill Lane 3"). */
  private owner?: string;
  /** The label of the name asked for the family's first. */
  familyFirst = false;
  /** The position wanted, where a label says so. */
  headline?: Field;

  read(piece: Piece, trusted: boolean): ContactLine {
    this.count += 1;
    let text = partedLine(piece.text);
    const line = piece.line;
    const whole = labelOf(text);
    // "Name / Vorname: …": the sign inside a label parts nothing.
    if (whole.label && /\s[/–-]\s/.test(whole.label))
      text = closePair(text.replace(whole.label, whole.label.replace(/\s([/–-])\s/g, '$1')), whole);
    if (
      whole.kinds?.has('personal') &&
      !whole.kinds.has('location') &&
      !whole.kinds.has('headline') &&
      !findEmail(text) &&
      trusted &&
      !/\s{3,}|[|;·]/.test(whole.value)
    )
      return { piece, rest: [], found: true };
    if (
      trusted &&
      !this.headline &&
      whole.kinds?.has('headline') &&
      whole.value &&
      !/\s{3,}|[|;@]|\d{5}/.test(whole.value)
    ) {
      this.headline = { value: whole.value.trim(), lines: [line] };
      return { piece, rest: [], found: true };
    }
    let found = false;
    const mail = findEmail(text);
    if (mail) {
      this.contact.email ??= { value: mail.value, lines: [line] };
      text = blank(text, mail);
      found = true;
    }
    for (const link of findLinks(text).reverse()) {
      if (!this.contact.links.some((known) => known.value === link.value))
        this.contact.links.push({ value: link.value, lines: [line] });
      text = blank(text, link);
      found = true;
    }
    const number =
      this.contact.phone || whole.kinds?.has('personal') ? undefined : findPhone(text, hasPhoneLabel(text));
    if (number && /\s[/–-]\s/.test(number.value)) {
      this.contact.phone = { value: number.value, lines: [line] };
      text = blank(text, number);
      found = true;
    }
    const rest: string[] = [];
    for (const part of text.split(separators)) {
      if (!part?.trim()) continue;
      found = this.readPart(part, line, trusted, rest) || found;
    }
    return { piece, rest: rest.map((part) => part.replace(namePoint, '·')), found };
  }

  /** One that has read the same, and goes on by itself. */
  copy(): ContactReader {
    const made = new ContactReader();
    const { location, links } = this.contact;
    Object.assign(made.contact, this.contact, { links: [...links] });
    // The one field that grows by later lines.
    if (location) made.contact.location = { ...location, lines: [...location.lines] };
    made.count = this.count;
    made.headline = this.headline;
    made.nameKinds = this.nameKinds;
    made.familyFirst = this.familyFirst;
    return made;
  }

  /** A street and, behind it or in the next line, its town are one address. */
  private putPlace(value: string, line: number): void {
    const known = this.contact.location;
    if (!known) {
      this.contact.location = { value, lines: [line] };
      return;
    }
    const last = known.lines.at(-1) ?? 0;
    if (line < last || line > last + 1 || !isStreetOnly(known.value) || !isTownLine(value)) return;
    known.value = `${known.value}, ${value}`;
    if (line !== last) known.lines.push(line);
  }

  /** Another is called so: what stands before the address is a house or a quarter, and part of it. */
  keepOwner(name: string | undefined): void {
    const { location } = this.contact;
    const { owner } = this;
    if (!location || !owner || !name || name.includes(owner) || likeness(owner).title >= 1.4) return;
    location.value = `${owner.replace(/^[^:]{2,20}:\s+/, '')}, ${location.value}`;
  }

  /** The name, or the other part of one that a label above gave. */
  private readNamed(kinds: Kinds, value: string, line: number): boolean {
    const { name } = this.contact;
    if (name) {
      if (!this.nameKinds) return false;
      const both = wholeName({ name, kinds: this.nameKinds }, kinds, value.trim(), line);
      this.nameKinds = undefined;
      if (both) this.contact.name = both;
      return true;
    }
    this.nameKinds = kinds;
    this.contact.name = { value: value.trim().replace(namePoint, '·'), lines: [line] };
    return true;
  }

  /** "Jane Roe, Leeds", "Sous chef, Portland, Maine": who it is or what one is, and where. A bare town only on top. */
  private ownerAndPlace(text: string): [string, string] | [] {
    const [, owner = '', where = ''] = /^([^,\d]{3,50}(?:\s\(\d{2}\))?),\s+(.+)$/u.exec(text) ?? [];
    if (isLocation(owner)) return [];
    const exact = /\d/.test(where);
    const fits = exact
      ? isOwner(owner)
      : (this.count === 1 && isOwner(owner)) || likeness(owner).title >= 2.8;
    return fits && isLocation(where) ? [owner, where] : [];
  }

  private readPart(part: string, line: number, trusted: boolean, rest: string[]): boolean {
    const { kinds, value, label } = labelOf(part);
    const number = findPhone(value, kinds?.has('phone') ?? false);
    if (number && (!this.contact.phone || kinds?.has('phone')) && !kinds?.has('personal')) {
      this.contact.phone ??= { value: number.value, lines: [line] };
      const left = withoutLabel(
        blank(value, number)
          .replace(/[,;\s]+$/g, '')
          .trim(),
      );
      if (left && !labelKind(left)) this.readPart(left, line, trusted, rest);
      return true;
    }
    if (kinds?.has('headline') && value && !this.headline) {
      this.headline = { value: value.trim(), lines: [line] };
      return true;
    }
    if (kinds && value && namesPerson(kinds) && this.readNamed(kinds, value, line)) {
      if (label && this.contact.name?.lines[0] === line) this.familyFirst = asksFamilyFirst(label);
      return true;
    }
    if (kinds?.has('location') && value) {
      const said = /^(.+?)\s*\((\p{L}{3,10})\)$/u.exec(value.trim());
      this.putPlace(said?.[1] && said[2] && labelKind(said[2]) ? said[1] : value.trim(), line);
      return true;
    }
    if (
      kinds &&
      (kinds.has('personal') ||
        ((kinds.has('email') || kinds.has('phone') || kinds.has('links')) && !/\p{L}{3}/u.test(value)))
    ) {
      return true;
    }
    const bare = part.replace(/^[\s,:;.()-]+|[\s,:;(]+$/g, '').replace(namePoint, '·');
    // "12345 Leeds (at my parents' between two seasons)"
    const told = /^(.{3,60}?)\s\(\p{Ll}+(?:\s\S+){2,}\)$/u.exec(bare)?.[1];
    if (trusted && told && isLocation(told)) {
      this.putPlace(told, line);
      return true;
    }
    const [owner, where] = trusted ? this.ownerAndPlace(bare) : [];
    if (owner && where) {
      if (!this.contact.location) this.owner = owner;
      this.putPlace(where, line);
      rest.push(owner);
      return true;
    }
    if (trusted && isLocation(bare)) {
      this.putPlace(bare, line);
      return true;
    }
    // "Leeds, open to moving": behind the town stands what one would do.
    const town = /^([^,]{3,40}),\s\p{Ll}[\p{L}\s'’-]+$/u.exec(bare)?.[1];
    if (trusted && town && !this.contact.location && isLocation(town)) {
      // "Leeds, county of Kent": the region goes with it.
      const region = /\p{Lu}[\p{L}\s]*$/u.exec(bare.slice(town.length))?.[0];
      this.putPlace(region && isLocation(region) ? bare : town, line);
      return true;
    }
    if (bare) rest.push(bare);
    return false;
  }
}
