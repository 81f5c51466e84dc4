import { fold, hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import { findEmail, findLinks } from './contact-finds.ts';
import { continues, type Page, standsOverTime } from './continues.ts';
import { endsSentence, markStyle, type Style } from './entry-style.ts';
import { namedByStops, namesInPart } from './extent.ts';
import type { Piece } from './pieces.ts';
import { saysRole } from './role-label.ts';
import type { Row } from './rows.ts';
import { isProse, likeness } from './scores.ts';
import { listItems } from './skills.ts';
import { trimEdges } from './strip.ts';
import { labelKind, tables } from './tables.ts';

/** "Employer: …" heads an entry, however long. */
const isLabelled = memo((text: string): boolean => {
  const label = /^([^:：]{2,90})[:：]\s*\S/.exec(text)?.[1];
  const kinds = label ? labelKind(label) : undefined;
  return (
    kinds !== undefined &&
    text.length < 140 &&
    (['title', 'organization', 'degree', 'institution', 'dates'] as const).some((kind) => kinds.has(kind))
  );
});

/** "corporate design, edition, packaging": things done, in small letters. */
const isEnumeration = memo((text: string): boolean => {
  const items = listItems(text);
  const like = likeness(text.slice(items[0]?.start ?? 0, items[0]?.end ?? 0));
  if (/^\p{Lu}/u.test(text) && Math.max(like.title, like.degree, like.school, like.organization) >= 2.6)
    return false;
  return items.length >= 3 && items.filter((item) => /^\p{Ll}/u.test(text.slice(item.start))).length >= 2;
});

/** A line that is only an e-mail or web address heads nothing. */
const isAddress = memo((text: string): boolean => {
  const links = findLinks(text);
  const left = links.reduceRight((rest, link) => rest.slice(0, link.start) + rest.slice(link.end), text);
  return (links.length > 0 && trimEdges(left).length < 4) || findEmail(text) !== undefined;
});

/** "Duties: …", "Schwerpunkt: Logistik": a label that says what was done or learned. */
export const isDuty = memo((text: string): boolean => {
  const label = /^([^:：]{2,90})[:：]/.exec(text)?.[1];
  if (!label) return false;
  const kinds = labelKind(label);
  // "Schwerpunkt: Logistik", "Minor: French": said about what was learned.
  if (!kinds) return tables.subjects.has(fold(label)) || tables.gradeLabels.has(fold(label));
  const names = ['title', 'organization', 'dates', 'degree', 'institution', 'location'] as const;
  if (names.some((name) => kinds.has(name)) && text.length > label.length + 1) return false;
  return kinds.has('duties') || kinds.has('technologies') || kinds.has('links');
});

/** "Carnet de conducir B": of the person, no school of the entry above it. */
const isPersonal = memo((text: string): boolean => {
  const label = text.replace(/\s+[A-E]\d?(?:[\s,+/y]+[A-E]\d?)*$/u, '');
  return labelKind(label)?.has('personal') === true;
});

/** "From 2006 to 2009: driver, Acme (Leeds).": a sentence in form, an entry in fact. */
function datedAndParted({ piece, dates }: Row, commas: boolean): boolean {
  const [first] = dates;
  if (first === undefined || first.start >= 2) return false;
  const behind = piece.text.slice(first.end);
  return /^\s*[:：]/.test(behind) || (commas && !first.single && /^,\s/.test(behind));
}

/** "Diploma in …, Acme College": two names with a comma between, however long. */
function namesBoth(text: string): boolean {
  return !/[.!?]\s/.test(text) && namesInPart({ text, like: likeness(text) }) > 1;
}

/** Begins with a word for oneself, and small letters go on. */
function saysI(text: string): boolean {
  const word = /^(\p{L}{1,5})\s\p{Ll}/u.exec(text)?.[1];
  return word !== undefined && tables.pronouns.has(fold(word));
}

/** "I drive the forklift since March 2023", right below another line of a role: no role of its own. */
function tellsOfOneself({ piece, dates }: Row, previous: Row | undefined): boolean {
  if (!previous || piece.gap > 0 || dates.length === 0 || !saysI(piece.text)) return false;
  const isList = previous.kind === 'head' && previous.dates.length > 0 && saysI(previous.piece.text);
  const since = (text: string) => /^\p{Ll}/u.test(text) && !/[-–—]/.test(text);
  return (
    !isList &&
    dates.every(({ single, start, end, to }) => single || (!to && since(piece.text.slice(start, end))))
  );
}

/** A sentence that mentions a time; in Chinese it may begin with it. */
function tellsAtLength(row: Row): boolean {
  if (hasHan(row.rest)) return row.rest.length > 28 && /[;；。]/.test(row.rest.slice(0, -1));
  return row.rest.length > 70 && row.dates[0]?.start !== 0 && !/\s\|\s|\t|\s{3}/.test(row.piece.text);
}

/** Whether a row heads an entry, is a bullet, goes on with the row above, or is prose. */
export function kindOf(
  row: Row,
  previous: Row | undefined,
  next: Piece | undefined,
  page: Page,
  { entryMark, commas, open }: Style,
): Row['kind'] {
  const { piece, dates } = row;
  if (piece.opensText && !saysRole(piece.text)) return 'prose';
  if (piece.marker) {
    if (markStyle(piece) === entryMark && dates.length > 0) return 'head';
    // "- position: fitter": one word, as programs write it.
    if (/^\p{Lu}|^\p{Script=Han}|^\p{Ll}+\s?:\s/u.test(piece.text) && isLabelled(piece.text)) return 'head';
    return 'bullet';
  }
  if (/^\p{Lu}|^\p{Script=Han}/u.test(piece.text) && isLabelled(piece.text)) return 'head';
  if (continues(row, previous, next, page)) return 'more';
  if (isLabelled(piece.text)) return 'head';
  if (isDuty(piece.text) || isAddress(piece.text)) return 'prose';
  if (dates.length === 0 && isPersonal(piece.text)) return 'prose';
  // "Typography (2019), lettering (2017), Figma (2022)": a list of courses.
  if (dates.length >= 3 && (piece.text.match(/[(（]\d{4}[)）]/g) ?? []).length >= 3) return 'prose';
  const stated = datedAndParted(row, commas);
  if (
    !stated &&
    dates.length > 0 &&
    /^\p{Ll}.*(?:\p{Ll}{2}\.|[^.]!)$/u.test(row.rest) &&
    /\s.*\s.*\s/.test(row.rest)
  )
    return 'prose';
  // "Since 2021 I also show new drivers their lines."
  if (dates[0]?.start === 0 && saysI(row.rest)) return 'prose';
  if (tellsOfOneself(row, previous)) return 'prose';
  // "Member of the council from 2014 to 2022.": no line that heads an entry here ends so.
  if (!stated && open && dates.length > 0 && (dates[0]?.start ?? 0) > 8 && endsSentence(piece.text, dates))
    return 'prose';
  const told = isProse(row.rest) && tellsAtLength(row) && !namesBoth(row.rest) && !namedByStops(row.rest);
  if (dates.length > 0 && piece.also && piece.text.length < 260) return 'head';
  const longest = stated && namesBoth(row.rest) ? 180 : 110;
  if (dates.length > 0 && trimEdges(row.rest).length < longest && !told) return 'head';
  if (standsOverTime(piece, next)) return 'head';
  if (/\s[|·]\s|\t/.test(piece.text) && namesBoth(piece.text)) return 'head';
  return isProse(piece.text) || isEnumeration(piece.text) ? 'prose' : 'head';
}
