import { andWords, hanAnd } from '../locales/joints.ts';
import { fold, foldedWords, hasHan } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import { simplified } from '../text/simplified.ts';
import type { SectionKind } from '../types.ts';
import { findDates } from './dates.ts';
import type { Piece } from './pieces.ts';
import { likeness } from './scores.ts';
import { labelKind, saysUnpaid, tables } from './tables.ts';

export interface Heading {
  kind: SectionKind;
  text: string;
  /** Said by its words; otherwise by its shape alone. */
  known: boolean;
  /** Its words only hint at the kind: where its lines say otherwise, they are right. */
  loose?: boolean;
  /** What stands behind the colon of a heading in its own line ("Skills: Java"). */
  rest?: string;
}

const decoration =
  /^[\s\-–—=_*#•·|:【[《〈<>~+■▪●◆◇▶►✦★▬▰◎◈☆❯»]+|[\s\-–—=_*#•·|:：】\]》〉<>~+■▪●◆◇▬▰◎◈☆❮«]+$/g;
const numbering =
  /^(?:(?:\d{1,2}|[IVX]{1,4}|[A-H])[.)]|[IVX]{1,4}\s?[-–—/](?=\s)|\d{1,2}(?=\s+\p{L})|[一二三四五六七八九十]{1,2}[、.]|\(?[一二三四五六七八九十\d]\)|第[一二三四五六七八九十]部分)\s*/u;

function bare(text: string): string {
  return text.replace(decoration, '').replace(numbering, '').replace(decoration, '').trim();
}

function lookUp(text: string): SectionKind | undefined {
  const key = simplified(fold(text)).replaceAll(' & ', ' and ');
  return (
    tables.headings.get(fold(text)) ??
    tables.headings.get(key) ??
    tables.headings.get(key.replace(/[.,;]$/, '')) ??
    (hasHan(text) ? tables.headings.get(key.replaceAll(' ', '')) : inOtherNumber(key))
  );
}

/** "Academic qualification" where the list has "academic qualifications", and the other way round. */
/** A heading that a list has as it stands. */
export const isListedHeading = (text: string): boolean => lookUp(bare(text)) !== undefined;

function inOtherNumber(key: string): SectionKind | undefined {
  if (!key.includes(' ')) return undefined;
  return tables.headings.get(key.endsWith('s') ? key.slice(0, -1) : `${key}s`);
}

function namesAnything(text: string): boolean {
  const like = likeness(text);
  return Math.max(like.title, like.organization, like.school, like.degree, like.place) >= 1.4;
}

const joiner = new RegExp(
  `\\s*(?:[/|·&+,•–—]|\\s-\\s|、|\\s(?:${andWords})\\s|(?<=\\p{Script=Han}{2}\\s?)[${hanAnd}](?=\\s?\\p{Script=Han}{2}))\\s*`,
  'iu',
);

const connective = new RegExp(`[&+]|\\s(?:${andWords})\\s|[${hanAnd}]`, 'i');

/** Several headings in one ("Skills & Languages", "教育背景 Education"): the first decides. */
function joined(text: string): SectionKind | undefined {
  const parts = text
    .split(joiner)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length > 1 && parts.length <= 4) {
    const kinds = parts.map((part) => lookUp(part) ?? byWords(part));
    if (kinds.every(Boolean)) return kinds[0];
    if (
      kinds[0] &&
      parts.length === 2 &&
      connective.test(text) &&
      (parts[1]?.split(' ').length ?? 9) <= 3 &&
      lookUp(parts[0] ?? '')
    )
      return kinds[0];
    // "Credits and employment": one or two words of one's own before a known heading.
    const last = kinds.at(-1);
    const own = (parts[0]?.split(' ').length ?? 9) <= 2 && parts.length === 2 && connective.test(text);
    if (last && own && lookUp(parts[1] ?? '') && !namesAnything(parts[0] ?? '')) return last;
    // "Aus- und Weiterbildung", "Schul- und Berufsausbildung"
    if (kinds.at(-1) && /-$/.test(parts[0] ?? '')) return kinds.at(-1);
  }
  if (hasHan(text) && /\p{Script=Latin}/u.test(text)) {
    const latin = text.replace(/[\p{Script=Han}\s]+/gu, ' ').trim();
    return lookUp(latin) || byWords(latin) ? lookUp(text.replace(/[^\p{Script=Han}]+/gu, '')) : undefined;
  }
  return undefined;
}

/** Known heading words among fillers ("Relevant Professional Experience"). */
function byWords(text: string): SectionKind | undefined {
  const words = foldedWords(text);
  if (words.length === 0 || words.length > 6) return undefined;
  let kind: SectionKind | undefined;
  for (let at = 0; at < words.length; at++) {
    let length = Math.min(4, words.length - at);
    let found: SectionKind | undefined;
    for (; length > 0 && !found; length--) {
      found = tables.headings.get(words.slice(at, at + length).join(' '));
      if (found) break;
    }
    if (found) {
      kind ??= found;
      at += Math.max(length, 1) - 1;
    } else if (!tables.headingFillers.has(words[at] ?? '')) return undefined;
  }
  return kind;
}

/** "Profesional en Trabajo Social": words of headings may also name what one has. */
function byOwnWords(text: string): SectionKind | undefined {
  const kind = byWords(text);
  const learned = kind !== undefined && kind !== 'education' && kind !== 'certificates';
  return learned && likeness(text).degree >= 2.8 ? undefined : kind;
}

/** A line that looks like a heading and holds the words of one: "Educational institutions and qualifications". */
export function looseKind(text: string): SectionKind | undefined {
  const words = foldedWords(bare(text));
  const found = words.flatMap(
    (word, at) => tables.headings.get(words.slice(at, at + 2).join(' ')) ?? tables.headings.get(word) ?? [],
  );
  const [first] = found;
  return first && found.every((kind) => kind === first) ? first : undefined;
}

/** "Programmierkenntnisse", "执业经历": the end of the word says it. */
function byEnding(text: string): SectionKind | undefined {
  const key = fold(text);
  // "Ärztliche Tätigkeit": one word that describes may stand before.
  const own = key.replace(/^\p{L}{4,}(?:e|er|es|en) (?=\p{L}+$)/u, '');
  if (/[\s,.;\d]/.test(own) || (hasHan(key) ? key.length > 8 : own.length > 30)) return undefined;
  return tables.headingEndings.find(([ending]) => own.endsWith(ending))?.[1];
}

export const headingKind = memo((text: string): SectionKind | undefined => {
  const plain = bare(text.replace(/\s*[(（][^()（）]{0,40}[)）]\s*$/, ''));
  if (!plain || plain.length > 60) return undefined;
  const exact = lookUp(plain);
  if (exact) return exact;
  const kind = joined(plain) ?? byOwnWords(plain) ?? byEnding(plain);
  // "Ehrenamtliche Erfahrung": no work that was paid.
  return kind === 'experience' && saysUnpaid(plain) && !connective.test(plain) ? 'volunteering' : kind;
});

/** A heading's shape, apart from its words. */
function shape(piece: Piece, bodySize: number): number {
  let score = 0;
  if (piece.markup.headingLevel) score += 3;
  if (piece.layout?.role === 'heading') score += 3;
  if (piece.ruledUnder) score += 2;
  if (/:\s*$/.test(piece.text)) score += 0.5;
  if (isCapitals(piece.text)) score += 1.5;
  if (piece.markup.bold) score += 0.8;
  if (piece.layout && piece.layout.size > bodySize * 1.12) score += 1.2;
  if (piece.gap > 0) score += 0.6;
  return score;
}

export const isCapitals = memo((text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
});

const inlineKinds = new Set<SectionKind>([
  'skills',
  'languages',
  'interests',
  'summary',
  'certificates',
  'education',
  'references',
  'awards',
  'volunteering',
  'publications',
  'experience',
  'projects',
]);

/** "Skills: Java, Python" as a section of one line. */
function inlineHeading(piece: Piece): Heading | undefined {
  const match = /^([^:：]{2,40})[:：]\s*(\S.*)$/.exec(piece.text);
  if (!match?.[1] || !match[2] || piece.marker) return undefined;
  const kind = lookUp(bare(match[1]));
  if (!kind || !inlineKinds.has(kind)) return undefined;
  // "Resume: Jane Roe": what the page is, and whose.
  if (tables.documentTitles.has(fold(bare(match[1]))) && /^\p{Lu}\S+(?: \p{Lu}\S+){1,3}$/u.test(match[2]))
    return undefined;
  return { kind, text: match[1], known: true, rest: match[2] };
}

const entryKinds = new Set<SectionKind>(['experience', 'education']);

/** "Work history    9 years in all": a known heading and, set apart from it, a remark that names nothing. */
function remarkedHeading(piece: Piece): Heading | undefined {
  const match = /^(\S.{1,40}?)(?:\t+|\s{2,})(\S[^\t]{0,40})$/.exec(piece.text);
  if (!match?.[1] || !match[2] || piece.marker || piece.gap === 0 || /\s{2}/.test(match[2])) return undefined;
  const kind = lookUp(bare(match[1]));
  if (!kind || !entryKinds.has(kind) || findDates(match[2]).some((hit) => !hit.single)) return undefined;
  return namesAnything(match[2]) ? undefined : { kind, text: bare(match[1]), known: true };
}

const ofPerson = ['name', 'given', 'family', 'email', 'phone'] as const;

/** "NAME: JANE ROE" says who it is, in whatever letters. */
export function saysWho(text: string): boolean {
  const label = /^([^:：]{2,30})[:：]\s*\S/.exec(text)?.[1];
  const kinds = label ? labelKind(label) : undefined;
  return kinds !== undefined && ofPerson.some((kind) => kinds.has(kind));
}

/** What a piece is as a heading, if it is one. `bodySize`: the most frequent size of characters. */
export function headingOf(piece: Piece, bodySize: number): Heading | undefined {
  const text = piece.text;
  if (saysWho(text)) return undefined;
  if (text.length > 70) return inlineHeading(piece);
  const marked = piece.marker !== '' && !/^[\d(（①-⑳❶-❿■▪●◆◇►▶❖★✦]/.test(piece.marker);
  const score = shape(piece, bodySize);
  if (marked && score < 2) return undefined;
  const cells = text.split(/\t+|\s{3,}/).filter(Boolean);
  if (cells.length === 1 && !/[.!?;。]$/.test(text)) {
    const kind = headingKind(text);
    const numbered = piece.marker !== '' && /^[\d(（①-⑳❶-❿]/.test(piece.marker);
    const close = numbered && score < 0.5 && !(hasHan(text) && isListedHeading(text));
    if (kind && findDates(text).length === 0 && !close) return { kind, text: bare(text), known: true };
  }
  const inline = inlineHeading(piece) ?? remarkedHeading(piece);
  if (inline) return inline;
  if (
    score >= 3 &&
    findDates(text).length === 0 &&
    text.length < 50 &&
    (piece.markup.headingLevel ?? 9) <= 2
  ) {
    return { kind: 'other', text: bare(text), known: false };
  }
  return undefined;
}
