import { andWords, brackets, orWords } from '../locales/joints.ts';
import { fold, hasHan } from '../match/fold.ts';
import { onceFor } from '../text/once-for.ts';
import type { FoundTerm, Term } from '../types.ts';
import { askedWords } from './asked-words.ts';
import { clausesOf } from './clauses.ts';
import type { Draft } from './collect.ts';
import type { ReadyPack } from './pack.ts';
import type { Part } from './parts.ts';
import { degreeIn, languagesIn, yearsIn } from './typed.ts';

/** A term of the posting, soft skills and titles among them. */
export interface Named extends Omit<FoundTerm, 'kind'> {
  kind: FoundTerm['kind'] | 'soft' | 'title';
}

const quoteLimit = 240;
/** "Economics or a comparable field of study": longer clauses speak of something else. */
const fieldWords = 6;

export const toTerm = (term: Named): Term => ({
  text: term.text,
  ...(term.concept === undefined ? {} : { concept: term.concept }),
});

const clip = (text: string): string =>
  text.length <= quoteLimit ? text : `${text.slice(0, quoteLimit - 1)}…`;

export function wholePart(part: Part): Pick<Draft, 'text' | 'importance' | 'span'> {
  return stretchOf(part, 0, part.text.length);
}

function stretchOf(part: Part, from: number, to: number): Pick<Draft, 'text' | 'importance' | 'span'> {
  const start = part.start + from;
  const end = start + Math.min(to - from, quoteLimit);
  return { text: clip(part.text.slice(from, to)), importance: part.importance, span: { start, end } };
}

const fewestCells = 3;
const longestRow = 70;
const longestCell = 16;

/** "杭州 · 8-13K · 3-5年 · 大专": below a title facts stand in a row, and each asks for itself. */
function cellAt({ text, zone }: Part, at: number): { from: number; to: number } | undefined {
  if (zone !== null || text.length > longestRow || !hasHan(text) || /[，,；;。：:]/u.test(text))
    return undefined;
  const cells = [...text.matchAll(/[^\s·|｜]+/gu)];
  if (cells.length < fewestCells || cells.some(([cell]) => cell.length > longestCell)) return undefined;
  const own = cells.find(({ 0: cell, index }) => index <= at && at < index + cell.length);
  return own && { from: own.index, to: own.index + own[0].length };
}

/**
 * The clause of a sentence that holds what stands at `at`. A degree goes on over its fields ("in law,
 * economics or the like") up to the clause that asks for something else.
 */
function clauseAt(
  part: Part,
  at: number,
  pack: ReadyPack,
  overFields: boolean,
): Pick<Draft, 'text' | 'importance' | 'span'> {
  // Folding may change lengths; then no place in the one is a place in the other.
  if (part.folded.length !== part.text.length || part.text.length > 600) return wholePart(part);
  const cell = cellAt(part, at);
  if (cell) return stretchOf(part, cell.from, cell.to);
  const clauses = clausesOf(part.text);
  const first = clauses.findLastIndex((clause) => clause.at <= at);
  const clause = clauses[first];
  if (!clause || clauses.length === 1) return wholePart(part);
  let last = first;
  const asksElse = (text: string): boolean =>
    [pack.years.pattern, pack.cues.must, pack.cues.formal, pack.anyLanguageName, pack.certificate].some(
      (pattern) => fold(text).search(pattern) >= 0,
    );
  const isField = (text: string): boolean => text.split(/\s+/).length <= fieldWords && !asksElse(text);
  while (overFields && clauses[last + 1] && isField(clauses[last + 1]?.text ?? '')) last += 1;
  const end = clauses[last];
  return stretchOf(part, clause.at, end ? end.at + end.text.length : part.text.length);
}

const conjunction = new RegExp(`\\s(?:${andWords})\\s`, 'gu');

/** "A licence and three years in the trade": each has a value of its own, and stands for itself. */
function halfAt(
  part: Part,
  at: number,
  base: Pick<Draft, 'text' | 'importance' | 'span'>,
  pack: ReadyPack,
): Pick<Draft, 'text' | 'importance' | 'span'> {
  if (!base.span || part.folded.length !== part.text.length) return base;
  const [from, to] = [base.span.start - part.start, base.span.end - part.start];
  const values = [pack.years.pattern, pack.anyLanguageName, pack.certificate, pack.cues.required];
  const hasValue = (text: string): boolean => values.some((pattern) => text.search(pattern) >= 0);
  for (const joint of part.folded.slice(from, to).matchAll(conjunction)) {
    const [first, second] = [from + joint.index, from + joint.index + joint[0].length];
    const halves = [part.folded.slice(from, first), part.folded.slice(second, to)];
    if (!halves.every(hasValue)) continue;
    return at < first ? stretchOf(part, from, first) : stretchOf(part, second, to);
  }
  return base;
}

const clauses = new RegExp(
  `(?:(?<!\\d)|(?!.\\d))[,:]|[;，、。；：]|${brackets}|\\s(?:${andWords}|${orWords}|&)\\s`,
  'u',
);

const shortestRank = 4;

/** How far what only says that it is a paper opens the text; one character may open another word ("证券从业"). */
function sortBefore(folded: string, { certificateWord }: ReadyPack): number {
  let start = 0;
  for (const { index, 0: word } of folded.matchAll(certificateWord)) {
    const end = index + word.length;
    const opensWord = hasHan(word) && word.length === 1 && hasHan(folded.charAt(end));
    if (opensWord || folded.slice(start, index).trim() !== '') break;
    start = end;
  }
  return start;
}

/** The same behind the name: "First aid certificate", "执业药师资格证优先" without its last word. */
function withoutSortBehind(name: string, { certificateWord }: ReadyPack): string {
  const folded = fold(name);
  const sort = [...folded.matchAll(certificateWord)].at(-1);
  if (!sort || sort.index <= shortest(name)) return name;
  const rest = folded.slice(sort.index + sort[0].length).replace(/[\s.,;]/g, '');
  return rest === '' ? name.slice(0, sort.index).trim() : name;
}

/** "药师证": two characters alone are a trade, whoever is spoken of. */
const shortest = (name: string): number => (hasHan(name) ? 2 : 0);

/** "First aid certificate": what must be found is "first aid". */
function certificateName(text: string, pack: ReadyPack): string {
  const folded = fold(text);
  if (folded.length !== text.length) return text;
  let name = withoutSortBehind(text.slice(sortBefore(folded, pack)).trim(), pack);
  for (let round = 0; round < 4; round += 1) {
    const lead = fold(name).match(pack.lead)?.[0].length ?? 0;
    if (lead > 0 && lead < name.length) name = name.slice(lead);
    const tail = fold(name).match(pack.tail)?.[0].length ?? 0;
    if (tail > 0 && tail < name.length) name = name.slice(0, name.length - tail).trimEnd();
    name = withoutSortBehind(name, pack);
  }
  // A shorter name ("engineer and above") is a trade that many have without the rank.
  const rank = fold(name).match(pack.rankWord)?.[0].length ?? 0;
  if (rank > 0 && name.length - rank >= shortestRank) return name.slice(0, -rank);
  // "ISTQB-Zertifizierung", "tekom-Zertifikat": letters and brands are names, half a word ("Bio-") names nothing.
  if (/^(?:\p{Lu}[\p{Lu}\d]{2,}|\p{Ll}{4,})-$/u.test(name)) return name.slice(0, -1);
  if (/\p{L}-$/u.test(name)) return text;
  return name.length >= 3 || (hasHan(name) && name.length >= 2) ? name : text;
}

/** "持有育婴师/保育师/幼师资格证之一": each of the papers that will do. */
function waysOf(text: string, pack: ReadyPack): string[] {
  const name = certificateName(text, pack);
  if (!hasHan(name)) return [name];
  const sort = [...fold(text).matchAll(pack.certificateWord)].at(-1)?.[0] ?? '';
  const ways = name
    .replace(new RegExp(pack.oneOf.source, 'gu'), '')
    .split(/[/／或]/u)
    .map((way) => certificateName(way, pack))
    .filter((way) => way.length > 1)
    .map((way) => (way.length > shortest(way) ? way : way + sort));
  return ways.length > 1 ? ways : [name];
}

/** A licence or certificate that the lexicon does not name: its clause, offsets kept. */
function certificateDrafts(part: Part, terms: Named[], pack: ReadyPack): Draft[] {
  const asked = part.importance !== 'context' && part.zone !== 'duties';
  const listed = terms.filter((term) => term.kind === 'certificate');
  if (!asked || (listed.length > 0 && !hasHan(part.text))) return [];
  const found: Draft[] = [];
  let at = 0;
  for (const clause of part.text.split(papersApart(pack))) {
    const start = part.text.indexOf(clause, at);
    at = start + clause.length;
    // "Training in nature or forest pedagogy", written "Natur- oder …": goes on to the word it waits for.
    const text = /\p{L}-\s*$/u.test(clause) ? part.text.slice(start).trim() : clause.trim();
    if (text.length > 90 || text.length < 2 || !pack.certificate.test(fold(text))) continue;
    if (fold(text).search(pack.years.pattern) >= 0) continue;
    // "A、B、C任一证书": the last of several, any of which will do, is not asked for beside the others.
    if (start > 0 && pack.oneOf.test(fold(text))) continue;
    const from = part.start + start + (clause.length - clause.trimStart().length);
    if (listed.some((term) => term.start < from + text.length && from < term.end)) continue;
    const ways = [...waysOf(text, pack), ...inBracket(part.text.slice(at), pack)];
    found.push({
      text,
      kind: 'certificate',
      importance: part.importance,
      terms: ways.map((name) => ({ text: name })),
      span: { start: from, end: from + text.length },
    });
    // Han names each paper of a row by its own word for it.
    if (!hasHan(text) || found.length >= mostPapers) break;
  }
  return found;
}

const mostPapers = 3;

/** Where one paper of a line ends; made once for a language. */
const papersApart = onceFor((pack: ReadyPack): RegExp => {
  const { papersJoined } = askedWords(pack.language);
  return papersJoined ? new RegExp(`${clauses.source}|${papersJoined.source}`, 'u') : clauses;
});

/** "电梯作业人员证（T证）": by its short name as well. */
const inBracket = (behind: string, pack: ReadyPack): string[] =>
  [/^[(（]([^()（）、，,；;]{2,8})[)）]/u.exec(behind)?.[1] ?? ''].filter(
    (name) => hasHan(name) && fold(name).search(pack.certificateWord) >= 0,
  );

/** What is compared by value: years, degree, language; and certificates the lexicon does not name. */
export function valueDrafts(part: Part, terms: Named[], pack: ReadyPack): Draft[] {
  const drafts: Draft[] = [];
  for (const { at, ...years } of yearsIn(part, pack)) {
    const base = halfAt(part, at, clauseAt(part, at, pack, false), pack);
    const about = terms.filter((term) => term.kind !== 'soft' && within(term, base.span)).slice(0, 4);
    drafts.push({ ...base, ...years, terms: about.map(toTerm) });
  }
  for (const { at, ...degree } of degreeIn(part, pack)) {
    const base = clauseAt(part, at, pack, true);
    drafts.push({ ...base, ...degree, terms: [{ text: base.text }] });
  }
  for (const { at, ...language } of languagesIn(part, pack))
    drafts.push({ ...halfAt(part, at, clauseAt(part, at, pack, false), pack), ...language, terms: [] });
  const speaks = drafts.some((draft) => draft.kind === 'language');
  const certificates = speaks ? [] : certificateDrafts(part, terms, pack);
  // "State diploma of a care assistant" is one paper, whatever it is called.
  const isDegree = ({ text }: Draft): boolean =>
    drafts.some((draft) => draft.kind === 'degree' && isMost(text, draft.text));
  return [...drafts, ...certificates.filter((one) => !isDegree(one))];
}

/** "Forklift licence": the forklift is most of it. */
export const isMost = (part: string, whole = ''): boolean =>
  whole.includes(part) && part.length >= 0.5 * whole.length;

export const within = (term: { start: number; end: number }, span: Draft['span']): boolean =>
  span !== undefined && term.start >= span.start && term.end <= span.end;
