import { allMatches } from '../text/all-matches.ts';
import { fold, foldedWords, hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import { isPlace } from './places.ts';
import { hidden, hideBrackets, hideLevels, partAtLabels, showBrackets } from './put-away.ts';
import { type Likeness, likeness } from './scores.ts';
import { withShortDegrees } from './short-degrees.ts';
import { splitAtWord } from './split-at-word.ts';
import { closeColon, closeNamedStops, closeStops } from './stops.ts';
import { isRemark, trimEdges, withoutRemarks } from './strip.ts';
import { labelKind, tables } from './tables.ts';
import { toldInHan } from './told-han.ts';

/** A piece of an entry's header: one title, one organisation, one place, or what is neither. */
export interface Part {
  text: string;
  line: number;
  like: Likeness;
  /** Other lines it may stand in. */
  also?: number[];
  /** Position in the header. */
  order: number;
  row: number;
  /** Said by a label ("Employer: …"). */
  labelled?: 'title' | 'organization' | 'location' | 'degree' | 'institution';
  /** Came behind a word like "at". */
  afterAt?: boolean;
  bold: boolean;
  /** The sign between it and the part before, where it may stand inside a name (" / "). */
  joint?: string;
  /** What the same place says in the section's other entries: above 0 title or degree, below employer or school. */
  lean?: number;
}

const strong =
  /\t+|\s{2,}|\s*[|｜│¦]\s*|\s+[·•∙⋅‧]\s+|·(?!\p{Script=Han}{1,8}(?:店|分店|分公司|校区|院区)(?:$|[\s,，]))|\s+[–—―]{1,2}\s+|\s+-{1,3}\s+|\s+\/\/\s+|\s+\/\s+|\s+\\\s+|\s*;\s+|\s+@\s+|\s+»\s+|\s*——\s*|(?<=\p{Script=Han}|[)）])\s*[-–—/]\s*(?=\p{Script=Han}{3})|\s+~\s+/u;
const everySign = new RegExp(strong, 'gu');
const hanBlank =
  /(?<=[\p{Script=Han})）])\s+(?=[\p{Script=Han}A-Z])|(?<=[A-Za-z0-9])(?<![、/]\s?[A-Za-z0-9]{1,8})\s+(?=\p{Script=Han})|(?<=[\p{Script=Han})）])\s*[,，]\s*(?=\p{Script=Han})|(?<=\p{Script=Latin})\s*[,，]\s*(?=\p{Script=Han})|\s*[:：]\s*/u;

const labelled: Part['labelled'][] = ['title', 'organization', 'location', 'degree', 'institution'];

function labelOf(text: string): { label: Part['labelled'] | 'dates' | undefined; rest: string } {
  const match = /^([^:：]{2,90})[:：]\s*(.*)$/.exec(text);
  if (!match?.[1]) return { label: undefined, rest: text };
  const kinds = labelKind(match[1]);
  if (!kinds) return { label: undefined, rest: text };
  if (kinds.has('dates') || kinds.has('start') || kinds.has('end'))
    return { label: 'dates', rest: match[2] ?? '' };
  return { label: labelled.find((kind) => kind && kinds.has(kind)), rest: match[2] ?? '' };
}

/** "永康店" behind an employer: which of its shops. */
function isBranch(part: string): boolean {
  const like = likeness(part);
  return (
    /^\p{Script=Han}{2,6}(?:店|分院|校区)$/u.test(part) && Math.max(like.title, like.school, like.degree) < 2
  );
}

/** "某师范学院数学专业（本科）": with nothing between them. */
const schoolAndSubject =
  /^(\p{Script=Han}{2,14}?(?:大学|大學|学院|學院|学校|學校))(\p{Script=Han}{2,12}(?:专业|專業)(?:[（(][^()（）]{2,8}[)）])?)$/u;

/** Blanks part Chinese words; a Latin word between belongs to its neighbour ("Java 开发工程师") unless it says something itself. */
function hanParts(cell: string): string[] {
  const studied = schoolAndSubject.exec(cell);
  if (studied?.[1] && studied[2]) return [studied[1], studied[2]];
  const parts: string[] = [];
  let pending = '';
  for (const hidden of hideLevels(hideBrackets(cell)).split(hanBlank)) {
    const part = showBrackets(hidden ?? '');
    if (!part.trim()) continue;
    const latin = !hasHan(part);
    const like = latin ? likeness(part) : undefined;
    if (like && Math.max(like.title, like.degree, like.school) < 2) {
      const previous = parts.at(-1);
      // "高级 Java 开发工程师": what says how far one is stands before all of the title.
      if (previous !== undefined && tables.titleModifiers.has(previous)) pending = `${parts.pop()} ${part}`;
      else if (previous === undefined) pending = pending ? `${pending} ${part}` : part;
      else parts[parts.length - 1] = `${previous} ${part}`;
      continue;
    }
    const owner = parts.at(-1);
    if (owner && isBranch(part) && likeness(owner).organization >= 3) {
      parts[parts.length - 1] = `${owner} ${part}`;
      continue;
    }
    parts.push(pending ? `${pending} ${part}` : part);
    pending = '';
  }
  if (pending) parts.push(pending);
  return parts;
}

/** "Stage", "Ferienjob": a kind of work that is all some lines say of the title. */
function isContract(text: string): boolean {
  const key = fold(text);
  return tables.contracts.has(key) && !tables.organizations.has(key);
}

const twoTitles = /(?<=^|[\t|,]\s?)([^\t|,/]{3,50})\s\/\s([^\t|,/]{3,50})(?=$|[\t|,])/gu;

/** "Steward / barman": two of what one was are one title. */
function closeTitles(found: string, first: string, second: string): string {
  const [a, b] = [likeness(first.trim()), likeness(second.trim())];
  const named = Math.min(a.title, b.title) >= 2 && Math.max(a.organization, b.organization) < 2.6;
  return named ? found.replace(/\s\/\s/, hidden) : found;
}

const twoHanTitles = /(?<=^|[\s|｜])(\p{Script=Han}{2,8})[/／](\p{Script=Han}{2,8})(?=$|[\s|｜])/gu;

/** "施工员/技术员": the same, with no blanks around the sign. */
const closeHanTitles = (found: string, first: string, second: string): string =>
  Math.min(likeness(first).title, likeness(second).title) >= 2 ? found.replace(/[/／]/, hidden) : found;

/** "Position: picker / packer": a label says that all of it is one thing. */
function hideSlashes(text: string): string {
  const { label } = labelOf(text);
  if (label === 'title') return text.replace(/\s[/–-]\s/g, hidden);
  if (label) return text.replace(/\s\/\s/g, hidden);
  return text.replace(twoTitles, closeTitles).replace(twoHanTitles, closeHanTitles);
}

/** "at Acme Works", "en tant que luthier": a small word at the head of a part says what the rest is. */
export function ledBy(text: string): { text: string; as: Partial<Part> } | undefined {
  if (!/^\p{Ll}/u.test(text)) return undefined;
  for (const match of allMatches(text, /(?<=^\p{Ll}[\p{L}'’ ]{0,12})(?:\s+|(?<=['’]))(?=\S)/gu)) {
    const [word, rest] = [fold(text.slice(0, match.index)), text.slice(match.index + match[0].length)];
    if (tables.told.as.includes(word.replace(/qu'$/, 'que')) && likeness(rest).title >= 1.4)
      return { text: rest, as: {} };
    if (tables.at.has(word) && /^["“«„]?[\p{Lu}\d]/u.test(rest)) return { text: rest, as: { afterAt: true } };
  }
  return undefined;
}

function namesAnything(text: string): boolean {
  const like = likeness(text);
  return Math.max(like.title, like.organization, like.school, like.place) >= 2;
}

/** The parts of one header line whose dates are already gone. */
export function partsOf(text: string, line: number, row: number, bold: boolean, stops = false): Part[] {
  const parts = stops ? partsBehindDate(text) : partsAlone(text);
  return parts.map((part) => ({ ...part, line, row, bold }));
}

const partsAlone = memo((text) => partsIn(text, false));
const partsBehindDate = memo((text) => partsIn(text, true));

/** "Assistent am Anatomischen Institut | Universität Bern": beside the school in a cell of its own, a unit is part of the title. */
function isUnitTitle([what, unit]: [string, string], cells: (string | undefined)[], own: number): boolean {
  if (likeness(what).title < 2 || likeness(unit).organization >= 4 || !namesUnit(unit)) return false;
  return cells.some((cell, i) => i !== own && likeness((cell ?? '').trim()).school >= 3);
}

/** "Lehrstuhl für Statik", "Historischen Institut": a part of a school by the word at its head or its end. */
function namesUnit(text: string): boolean {
  const words = foldedWords(text);
  return tables.unitWords.has(words[0] ?? '') || tables.unitWords.has(words.at(-1) ?? '');
}

/** "在某厂", "于某店", "由某公司派遣至某厂": such a cell is told as a sentence is. */
const opensSentence = /^(?:[在于於]|由\p{Script=Han}{2,24}派遣?[至到往])\p{Script=Han}{4}/u;

/** Where they stand is not known here. */
function partsIn(text: string, stops: boolean): Part[] {
  const [line, row, bold] = [0, 0, false];
  const parts: Part[] = [];
  const put = (raw: string, extra: Partial<Part> = {}) => {
    const named = labelOf(raw);
    if (named.label === 'dates') return;
    const bare = withoutRemarks(
      trimEdges(named.rest)
        .replace(/^\(\p{Ll}[^()]{2,60}\)\s+(?=\p{Lu})/u, '')
        .replace(/(?<=\p{Ll}{4}|[)）])\.$/u, ''),
    ).replace(
      /^(?:(?:毕业|就读|任职|供职|就职)?[于於]|在(?![线职校读]))(?=\p{Script=Han}{3})|(?<=\p{Script=Han}{2})\s[于於]$/gu,
      '',
    );
    const led = ledBy(bare);
    if (led) {
      parts.push({
        text: led.text,
        line,
        like: likeness(led.text),
        order: parts.length,
        row,
        bold,
        ...led.as,
      });
      return;
    }
    const plain = bare.replace(/^[(（]|[)）]$/g, '');
    if (labelKind(bare)?.has('dates')) return;
    if (bare && isContract(plain)) {
      const like = { ...likeness(bare), title: 0.8, organization: 0, place: 0 };
      parts.push({ text: bare, line, like, order: parts.length, row, bold });
      return;
    }
    if (
      !bare ||
      (!named.label && isRemark(plain) && !isPlace(bare) && !tables.organizations.has(fold(plain)))
    )
      return;
    // A row's number, a share of points: no name.
    if (!/[\p{L}\d]/u.test(bare) || /^\d{1,3}(?:[.,]\d{1,2})?\s?%?$/.test(bare)) return;
    // A bracket by itself behind other parts is a remark, unless it names something.
    if (
      (parts.length > 0 || /^\(\p{Ll}|^\(\p{Lu}\p{L}+ \p{Ll}/u.test(bare)) &&
      /^[(（][^()（）]*[)）]?$/.test(bare) &&
      !namesAnything(plain)
    )
      return;
    // "(projects see below)": a sentence in brackets names nothing.
    if (
      /^[(（]\p{Lu}[^()（）]*\s\p{Ll}[^()（）]*[)）]$/u.test(bare) &&
      !hasHan(bare) &&
      !namesAnything(plain)
    )
      return;
    const own = named.label ? { labelled: named.label } : {};
    parts.push({ text: bare, line, like: likeness(bare), order: parts.length, row, bold, ...own, ...extra });
  };
  const whole = partAtLabels(text);
  const closed = hideSlashes(hideBrackets(stops ? closeNamedStops(closeStops(whole)) : closeColon(whole)));
  const signs = closed.match(everySign) ?? [];
  const cells = closed.split(strong);
  for (const [i, hiddenCell] of cells.entries()) {
    const cell = showBrackets(hiddenCell ?? '');
    if (!cell.trim()) continue;
    const sign = signs[i - 1] ?? '';
    const joint = /^ [/–—-] $/.test(sign) ? { joint: sign } : {};
    // "在某公司任外贸经理": a header may be said as a sentence says it.
    const told = opensSentence.test(cell) ? toldInHan(cell) : undefined;
    if (told?.title && told.organization) {
      put(told.organization, joint);
      put(told.title);
      continue;
    }
    const at = splitAtWord(cell, likeness);
    if (at && !(/[|\t]/.test(sign + (signs[i] ?? '')) && isUnitTitle(at, cells, i))) {
      put(at[0], joint);
      put(at[1], { afterAt: true });
      continue;
    }
    if (hasHan(cell) && !/^[^:：]{2,6}[:：]/.test(cell)) {
      for (const [j, sub] of hanParts(cell).entries()) put(sub, j === 0 ? joint : {});
    } else put(cell, joint);
  }
  return withShortDegrees(parts);
}
