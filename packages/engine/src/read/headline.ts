import { fold, hasHan } from '../text/fold.ts';
import { isLocation } from './address.ts';
import { bareName } from './bare-name.ts';
import type { ContactLine } from './contact.ts';
import { findDates } from './dates.ts';
import { nameScore } from './names.ts';
import { isProse, isTrade, likeness } from './scores.ts';
import { labelKind, tables } from './tables.ts';

/** "Sales manager", "Cook. Fish, rice and stock.": a line whose first words say what one is. */
export function isHeadline(text: string): boolean {
  const first = isTrade(text.split(/\.\s/)[0] ?? '') && text.length < 70;
  if (text.length > 110 || (isProse(text) && !first) || /@/.test(text) || /^["“„«]|[。；]./.test(text))
    return false;
  if (tables.documentTitles.has(fold(text)) || findDates(text).length > 0) return false;
  // "To the head of production, Acme": whom a letter is for.
  if (tables.to.has(fold(text.split(/\s/)[0] ?? ''))) return false;
  if (first || isTrade(text)) return true;
  return text.split(/\s*[|·•,/&–—]\s*/).some((part) => likeness(part).title >= 2.5);
}

/** No list knows it, but right below a sure name stands what one is more often than anything else. */
function mayBeHeadline(text: string): boolean {
  if (text.length > 80 || isProse(text) || /[\d@:]|[.!?]$/.test(text) || isLocation(text)) return false;
  if (tables.documentTitles.has(fold(text)) || !/^[\p{Lu}\p{Script=Han}]/u.test(text)) return false;
  const like = likeness(text);
  if (hasHan(text) ? text.length > 24 : text.split(/\s+/).length > 9) return false;
  return Math.max(like.organization, like.school, like.degree) < 2;
}

/** A line that says what is applied for: the words before it are no part of the headline. */
export function bareHeadline(text: string): string {
  // "您好，我是…，应聘电工，现住…": of a sentence, the part that says it.
  const applied = text.split(/[，,]/).find((part) => /^(?:应聘|应征)\p{Script=Han}{2,12}$/u.test(part));
  return (applied ?? text)
    .replace(/^[【［[](\p{Script=Han}{2,8})[】］\]]\s*(?=\p{Script=Han}{2})/u, (label, name) =>
      labelKind(name)?.has('headline') ? '' : label,
    )
    .replace(/^(?:应聘|求职意向|求职|应征)[:：\s]*(?=\p{Script=Han}{2})/u, '')
    .replace(/\s*[·|,，]\s*\d{1,2}\s?年[^·|]{0,8}$/u, '')
    .trim();
}

/** "BSN, RN": letters behind a name. */
function isPostNominals(text: string): boolean {
  return text.split(/[\s,]+/).every((word) => tables.nameTitles.has(fold(word)));
}

export interface Named {
  text: string;
  row: number;
  /** The address confirms the name, or a label said it. */
  sure: boolean;
  labelled?: boolean;
}

function withoutName(part: string, name: string): string {
  return part.replace(name, '').replace(/^[\s,|·•–—()（）-]+|[\s()（）]+$/g, '');
}

/** What a line of the top may say of the person, apart from name and contact data. */
function candidates(line: ContactLine, row: number, name: Named | undefined): string[] {
  if (name && row === name.row) {
    const inside = /[(（]([^()（）]{2,40})[)）]/.exec(line.piece.text)?.[1];
    const rest = line.rest.map((part) => withoutName(part, name.text)).filter(Boolean);
    const behind = withoutName(line.piece.text.startsWith(name.text) ? line.piece.text : '', name.text);
    return [...(line.found ? rest : [behind || rest.join(' | ')]), ...(inside ? [inside] : [])];
  }
  // "Crane driver | male | born 1985": the line says more than what one is.
  return line.found || findDates(line.piece.text).length > 0 ? line.rest : [line.piece.text];
}

export interface FoundHeadline {
  value: string;
  line: number;
  /** It took the whole line. */
  whole: boolean;
}

export function findHeadline(lines: ContactLine[], name: Named | undefined): FoundHeadline | undefined {
  const first = name?.row ?? -1;
  for (let row = name?.labelled ? 0 : Math.max(0, first); row <= first + 7 && row < lines.length; row++) {
    const line = lines[row];
    if (!line) continue;
    const value = candidates(line, row, name).find(
      (text) =>
        text &&
        fold(text) !== fold(name?.text ?? '') &&
        isHeadline(text) &&
        !isPostNominals(text) &&
        nameScore(text, undefined) < 2.5 &&
        !(line.found && text.length > 90),
    );
    if (!value) continue;
    // A sentence farther down says less than the line right below the name.
    const below =
      name?.sure && row > first + 1 && /[.!]$/.test(value) ? weakHeadline(lines, name) : undefined;
    return below ?? { value: bareHeadline(value), line: line.piece.line, whole: !line.found };
  }
  return name?.sure ? weakHeadline(lines, name) : undefined;
}

/** "Ana Ruiz – Electromecánica de taller": several words behind the name and a dash; a town has no small words. */
function behindName(lines: ContactLine[], name: Named): FoundHeadline | undefined {
  const line = lines[name.row];
  const text = line?.piece.text ?? '';
  if (!line || !text.startsWith(name.text)) return undefined;
  const value =
    /^\s+[-–—|·]\s+(\p{Lu}\p{Ll}+(?:\s[\p{L}’'-]+)*\s\p{Ll}[\p{L}’'-]{3,}(?:\s[\p{L}’'-]+)*)$/u.exec(
      text.slice(name.text.length),
    )?.[1];
  if (value === undefined || !mayBeHeadline(value)) return undefined;
  return { value: bareHeadline(value), line: line.piece.line, whole: !line.found };
}

function weakHeadline(lines: ContactLine[], name: Named): FoundHeadline | undefined {
  const beside = behindName(lines, name);
  if (beside) return beside;
  const next = lines[name.row + 1];
  if (!next || next.found || next.piece.gap > 1 || next.piece.marker || !mayBeHeadline(next.piece.text))
    return undefined;
  // The head of the page may have named the person before.
  if (fold(bareName(next.piece.text)) === fold(bareName(name.text))) return undefined;
  return { value: bareHeadline(next.piece.text), line: next.piece.line, whole: true };
}
