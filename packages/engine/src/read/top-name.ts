import { hasHan } from '../text/fold.ts';
import type { Field } from '../types.ts';
import { isLocation } from './address.ts';
import { bareName } from './bare-name.ts';
import type { ContactLine, ContactReader } from './contact.ts';
import type { Named } from './headline.ts';
import { type Candidate, candidatesOf } from './name-candidates.ts';
import { mailHits, nameScore, turned, turnedByLabel } from './names.ts';
import { tables } from './tables.ts';

/** What stands above the first heading: who it is, what they are, and how they are reached. */
export interface Top {
  reader: ContactReader;
  headline?: Field;
  summary?: Field;
}

export function localPart(top: Top): string | undefined {
  return top.reader.contact.email?.value.split('@')[0];
}

const saying = (phrases: string[]): RegExp =>
  new RegExp(
    `(?:^|[\\s,.;:!，。；！：])(?:${phrases
      .map((phrase) =>
        phrase
          .replace(/ /g, '\\s+')
          .replace(/ss/g, '(?:ss|ß)')
          .replace(/'/g, "['’]")
          .replace(/,/g, '[,!.]?')
          .replace(/e/g, '[eéè]')
          .concat(hasHan(phrase) ? '\\s*' : '\\s+'),
      )
      .join('|')})(?=\\S)`,
    'iu',
  );
const saysName = saying(tables.told.named);
const saysWho = saying(tables.told.am);

const given =
  /^(?:\p{Script=Han}{2,6}[·•]\p{Script=Han}{2,8}(?=[,，.。、;；\s(（]|$)|\p{Script=Han}{2,4}(?=[,，.。、;；\s(（]|$)|\p{Lu}[\p{L}'’-]+(?:\s+(?:\p{Ll}{2,3}\s+)?\p{Lu}[\p{L}'’-]+){1,3})/u;

/** "My name is Jane Roe", "我叫…": the name as one says it oneself. */
function nameBehind(text: string, says: RegExp, least: number): string | undefined {
  const said = says.exec(text);
  const name = said ? given.exec(text.slice(said.index + said[0].length))?.[0] : undefined;
  return name && nameScore(name, undefined) >= least ? name : undefined;
}

/** In Chinese too the words for "I am" say it, if the family is a known one; behind "I am called" stands any name. */
function ownName(text: string): string | undefined {
  if (!hasHan(text)) return nameBehind(text, saysName, 2.8);
  return nameBehind(text, saysName, 1) ?? nameBehind(text, saysWho, 2.8);
}

/** "I am Jane Roe": the same words stand before what one is, so they are asked last. */
function nameOfSpeaker(top: Top, lines: ContactLine[]): Named | undefined {
  for (const [row, { piece }] of lines.entries()) {
    const value = nameBehind(piece.text, saysWho, 2.8);
    if (!value) continue;
    top.reader.contact.name = { value, lines: [piece.line] };
    return { text: value, row, sure: true };
  }
  return undefined;
}

/** "Sender: Jane Roe, Mill Lane 3, Leeds", "Name: Jane Roe, Leeds": where one lives, in the same line. */
function withoutPlace(value: string): string {
  const [, name, where] = /^([^,\d]{4,40}),\s+(.+)$/u.exec(value) ?? [];
  return name && where && /\s/.test(name) && isLocation(where) ? name : value;
}

/** A name that a label gave, the given part first. */
function asLabelled(top: Top, value: string): string {
  const bare = bareName(withoutPlace(value));
  const name = turned(bare, localPart(top), true);
  return name === bare && top.reader.familyFirst ? turnedByLabel(name, localPart(top)) : name;
}

export function pickName(top: Top, lines: ContactLine[], size: number): Named | undefined {
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
  if (!best || best.score < 0.6) return nameOfSpeaker(top, lines);
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
