import { fold, hasHan } from '../text/fold.ts';
import type { Field } from '../types.ts';
import { type ContactLine, ContactReader } from './contact.ts';
import { isGivenName } from './given-names.ts';
import { isCapitals } from './headings.ts';
import { findHeadline, isHeadline, type Named } from './headline.ts';
import { bareName, mailHits, nameScore, turned, turnedByLabel } from './names.ts';
import { closePersonalForm } from './personal-form.ts';
import type { Piece } from './pieces.ts';
import { isPlace, townShaped } from './places.ts';
import { isProse, likeness } from './scores.ts';
import { labelKind, tables } from './tables.ts';

/** What stands above the first heading: who it is, what they are, and how they are reached. */
export interface Top {
  reader: ContactReader;
  headline?: Field;
  summary?: Field;
}

interface Candidate {
  text: string;
  piece: Piece;
  row: number;
  score: number;
  /** The line above holds its first half. */
  above?: Piece;
}

/** A name with a town behind it ("Jane Roe, Leeds") is weaker than the name alone. */
function commaPenalty(text: string, mail: string | undefined): number {
  const [first, second] = text.split(/\s*,\s+/);
  if (!second) return 0;
  if (isPlace(second)) return 1.5;
  // "Roe Smith, Mary Jane": the address need not repeat the given name.
  if (isGivenName(second.split(' ')[0] ?? '') && !isGivenName(first ?? '')) return 0.1;
  return mail && mailHits(second, mail) === 0 && mailHits(first ?? '', mail) > 0 ? 0.8 : 0.1;
}

/** "郑 婉 清   Wanqing Zheng": a name set wide, and the same in other letters. */
function closedHan(text: string): string[] {
  const wide = /^\p{Script=Han}(?:\s{1,3}\p{Script=Han}){1,3}(?=\s+\p{Lu}|\s*$)/u.exec(text)?.[0];
  return wide ? [wide.replace(/\s/g, '')] : [];
}

function candidatesOf(lines: ContactLine[], mail: string | undefined, size: number): Candidate[] {
  const candidates: Candidate[] = [];
  lines.forEach((line, row) => {
    if (row > 14) return;
    const joined =
      line.rest.length === 2 && line.rest.every((part) => /^\p{Lu}[\p{L}'’-]+$/u.test(part))
        ? [line.rest.join(' ')]
        : [];
    [...joined, ...line.rest].forEach((text, cell) => {
      const wide = cell === 0 ? closedHan(line.piece.text) : [];
      const whole = cell === 0 && !line.found && line.rest.length === 1 ? line.piece.text : text;
      for (const option of new Set([
        whole,
        text,
        ...(text.length < 60 && !isProse(text) ? text.split(/\s*,\s+/).slice(0, 1) : []),
        // "万晓岚 护士简历": the name, and what the page is.
        ...(hasHan(text) ? text.split(/\s+(?![^(（]*[)）])/u).slice(0, 1) : []),
        ...wide,
      ])) {
        let score = nameScore(option, mail);
        if (score <= 0) continue;
        // The address can only repeat the letters beside a Chinese name.
        if (mail && wide.includes(option)) {
          const hits = mailHits(line.piece.text, mail);
          if (hits > 0) score += 1.3 + hits * 0.6;
        }
        score -= row * 0.18 + cell * 0.25 + commaPenalty(option, mail);
        if (row === 0) score += 0.5;
        const layout = line.piece.layout;
        if (layout && layout.size > size * 1.25) score += 1.5;
        if (line.piece.markup.headingLevel === 1) score += 1;
        candidates.push({ text: option, piece: line.piece, row, score });
      }
    });
    const both = overTwoLines(lines[row - 1], line, mail, row === 1);
    if (both && row <= 4) candidates.push({ ...both, piece: line.piece, row, above: lines[row - 1]?.piece });
  });
  return candidates;
}

function withoutParticles(text: string): string {
  const words = text.split(/\s+/);
  const at = words.findIndex((word) => !tables.nameParticles.has(fold(word)));
  return words.slice(Math.max(0, at)).join(' ');
}

/** "JANE" and, right below it, "VAN ROE": a name set in two lines. */
function overTwoLines(
  above: ContactLine | undefined,
  line: ContactLine,
  mail: string | undefined,
  isFirst: boolean,
): { text: string; score: number } | undefined {
  if (!above || above.found || line.found || line.piece.gap > 0) return undefined;
  const [first, second] = [above.piece.text, line.piece.text];
  const text = `${first} ${second}`;
  const words = text.split(/\s+/);
  if (hasHan(text) || words.length > 5 || isCapitals(first) !== isCapitals(second)) return undefined;
  const whole = nameScore(text, mail);
  const parts = [nameScore(first, mail), nameScore(second, mail)];
  const titled = [first, second].some((part) => likeness(part).title >= 1.4 || isHeadline(part));
  // "Jane", and below it "van Roe"
  const family = withoutParticles(second);
  // Families are called by towns too.
  const towned = isPlace(first) || (family === second && isPlace(second));
  const single = !towned && ![first, family].some((part) => /\s/.test(part));
  const alone =
    (first.split(/\s+/).length === 1 && isCapitals(first)) || (single && (isFirst || isGivenName(first)));
  const told =
    mail !== undefined && mailHits(text, mail) > Math.max(mailHits(first, mail), mailHits(second, mail));
  if (titled || parts.some((part) => part <= 0) || !(alone || told)) return undefined;
  return { text, score: whole + 0.6 };
}

function localPart(top: Top): string | undefined {
  return top.reader.contact.email?.value.split('@')[0];
}

const saysName = new RegExp(
  `(?:^|[\\s,.;:!，。；！：])(?:${tables.told.named
    .map((phrase) => phrase.replace(/ /g, '\\s+').replace(/ss/g, '(?:ss|ß)').replace(/'/g, "['’]"))
    .join('|')})\\s*(?=\\S)`,
  'iu',
);
const given =
  /^(?:\p{Script=Han}{2,4}(?=[,，.。、;；\s(（]|$)|\p{Lu}[\p{L}'’-]+(?:\s+(?:\p{Ll}{2,3}\s+)?\p{Lu}[\p{L}'’-]+){1,3})/u;

/** "My name is Jane Roe", "我叫…": the name as one says it oneself. */
function ownName(text: string): string | undefined {
  const said = saysName.exec(text);
  const name = said ? given.exec(text.slice(said.index + said[0].length))?.[0] : undefined;
  return name && nameScore(name, undefined) >= 2.8 ? name : undefined;
}

/** A name that a label gave, the given part first. */
function asLabelled(top: Top, value: string): string {
  const bare = bareName(value);
  const name = turned(bare, localPart(top), true);
  return name === bare && top.reader.familyFirst ? turnedByLabel(name, localPart(top)) : name;
}

function pickName(top: Top, lines: ContactLine[], size: number): Named | undefined {
  const contact = top.reader.contact;
  if (contact.name) {
    const { value, lines: own } = contact.name;
    contact.name = { value: asLabelled(top, value), lines: own };
    return {
      text: value,
      row: lines.findIndex((line) => line.piece.line === own[0]),
      sure: true,
      labelled: true,
    };
  }
  const mail = localPart(top);
  const said = lines.find(({ piece }) => ownName(piece.text));
  if (said) {
    const value = ownName(said.piece.text) ?? '';
    contact.name = { value, lines: [said.piece.line] };
    return { text: value, row: lines.indexOf(said), sure: true };
  }
  const best = candidatesOf(lines, mail, size).reduce<Candidate | undefined>(
    (a, b) => (!a || b.score > a.score + 0.01 ? b : a),
    undefined,
  );
  if (!best || best.score < 0.6) return undefined;
  const own = [...(best.above ? [best.above.line] : []), best.piece.line];
  contact.name = { value: turned(bareName(best.text), mail, false), lines: own };
  const sure = (mail !== undefined && mailHits(best.text, mail) > 0) || (best.row === 0 && best.score >= 3.4);
  return { text: best.text, row: best.row, sure };
}

/** A name that a label gave in a section of its own, as it is called. */
export function settleName(top: Top): void {
  const { name } = top.reader.contact;
  if (name) top.reader.contact.name = { ...name, value: asLabelled(top, name.value) };
}

/** Near the top, a Chinese name by itself that is nothing else. */
function isHanName(text: string, at: number): boolean {
  if (at > 15 || !/^\p{Script=Han}{2,4}$/u.test(text)) return false;
  const { title, organization, degree, school, place } = likeness(text);
  return Math.max(title, organization, degree, school, place) < 1.4;
}

/** A name elsewhere: in a contact section, or signed at the foot. */
export function readName(top: Top, pieces: Piece[], strict: boolean): void {
  if (top.reader.contact.name) return;
  const mail = localPart(top);
  const own = strict ? pieces.findIndex((_, at) => headsPerson(pieces.slice(at, at + 4), mail)) : -1;
  for (const [at, piece] of pieces.entries()) {
    if (piece.text.length > 60 || piece.marker || (own >= 0 && at !== own)) continue;
    if (at === own) {
      setName(top, piece);
      readBelow(top, pieces, at);
      return;
    }
    // A section of contact data begins with the name, also with one whose family no list has.
    const sure = isHanName(piece.text, at) ? 3.4 : headsTitle(piece, pieces[at + 1]) ? 3 : 3.8;
    const least = strict ? sure : at === 0 && hasHan(piece.text) ? 1 : 2.2;
    if (nameScore(piece.text, mail) < least) continue;
    setName(top, piece);
    readBelow(top, pieces, pieces.indexOf(piece));
    return;
  }
}

/** Set apart, in capitals, and right below it what one is. */
function headsTitle(piece: Piece, next: Piece | undefined): boolean {
  if (piece.gap === 0 || !isCapitals(piece.text) || !next || next.gap > 0 || next.marker) return false;
  return isHeadline(next.text) && likeness(next.text).title >= 2 && likeness(piece.text).title < 1.4;
}

/** Behind a margin column: a name set apart, below it what one is, and below that where. */
function headsPerson([name, what, where, next]: Piece[], mail: string | undefined): boolean {
  if (!name || !what || !where || name.gap === 0 || what.gap > 0 || where.gap > 0) return false;
  if ([name, what, where].some((piece) => piece.marker) || name.text.length > 50) return false;
  const town = townShaped(where.text) && !isHeadline(where.text) && (next?.gap ?? 1) > 0;
  const placed = town || isPlace(where.text) || isPlace(where.text.split(/,\s/).slice(1).join(', '));
  return (
    placed && isHeadline(what.text) && likeness(name.text).title < 1.4 && nameScore(name.text, mail) >= 2.6
  );
}

function setName(top: Top, piece: Piece): void {
  top.reader.contact.name = { value: bareName(piece.text), lines: [piece.line] };
}

/**
 * Beside a margin column the name may stand far below: a name that the address repeats is better than
 * one at the top that it does not. What stands right below it is read with it.
 */
export function readNameByMail(top: Top, pieces: Piece[]): void {
  const mail = localPart(top);
  const { name } = top.reader.contact;
  const known = name?.value;
  if (!mail || (known && mailHits(known, mail) > 0)) return;
  // "郑婉清 Wanqing Zheng": the address repeats the letters beside it.
  const own = pieces.find(({ line }) => line === name?.lines[0]);
  if (known && hasHan(known) && own && mailHits(own.text, mail) > 0) return;
  const whole = known !== undefined && known === bareName(pieces[0]?.text ?? '');
  if (whole && nameScore(known, undefined) >= 3) return;
  const at = pieces.findIndex(
    (piece) =>
      piece.text.length <= 60 &&
      !piece.marker &&
      mailHits(piece.text, mail) > 0 &&
      nameScore(piece.text, mail) >= 4.2,
  );
  const piece = pieces[at];
  if (!piece) return;
  setName(top, piece);
  readBelow(top, pieces, at);
}

/** What stands right below a name far from the top: headline and place. */
function readBelow(top: Top, pieces: Piece[], at: number): void {
  for (const next of pieces.slice(at + 1, at + 4)) {
    if (next.gap > 1 || next.marker) return;
    const line = top.reader.read(next, true);
    if (!line.found && !top.headline && isHeadline(next.text))
      top.headline = { value: next.text, lines: [next.line] };
  }
}

/** In a line with an address or number, a word shaped like a town is one, though no list knows it. */
function readUnknownTown(top: Top, lines: ContactLine[], name: Named | undefined): void {
  if (top.reader.contact.location) return;
  for (const line of lines) {
    if (!line.found || line.rest.length === 0) continue;
    const parts = line.rest.flatMap((part) => part.split(/\s*,\s+/));
    const town = parts.find((part) => {
      const like = likeness(part);
      const known = Math.max(like.title, like.organization, like.school, like.degree) >= 1.4;
      const own = name !== undefined && (name.text.includes(part) || part.includes(name.text));
      if (labelKind(part)) return false;
      return part.length > 2 && part.length < 40 && townShaped(part) && !known && !own && !isHeadline(part);
    });
    if (!town || hasHan(town)) continue;
    top.reader.contact.location = { value: town, lines: [line.piece.line] };
    return;
  }
}

function isParagraph(text: string): boolean {
  return isProse(text) || (hasHan(text) ? text.length > 24 : text.split(/\s+/).length >= 8);
}

/** Later lines add to what stands at the top: each reading gets its own. */
export const copyOfTop = (top: Top): Top => ({ ...top, reader: top.reader.copy() });

/** Text above the first heading: prose is the summary, a title the headline. */
export function readTop(found: Piece[], size: number): Top {
  const top: Top = { reader: new ContactReader() };
  const pieces = closePersonalForm(found);
  const lines = pieces.map((piece) => top.reader.read(piece, true));
  const name = pickName(top, lines, size);
  const headline = top.reader.headline ? undefined : findHeadline(lines, name);
  top.headline = headline ? { value: headline.value, lines: [headline.line] } : top.reader.headline;
  readUnknownTown(top, lines, name);
  const prose: Piece[] = [];
  lines.forEach((line, row) => {
    if (line.found || row === name?.row || (headline?.whole && line.piece.line === headline.line)) return;
    if (isParagraph(line.piece.text) || (prose.length > 0 && line.piece.gap === 0)) prose.push(line.piece);
  });
  if (prose.length > 0) {
    top.summary = {
      value: prose.map((piece) => piece.text).join(hasHan(prose[0]?.text ?? '') ? '' : ' '),
      lines: prose.map((piece) => piece.line),
    };
  }
  return top;
}
