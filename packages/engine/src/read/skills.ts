import { rawOffset } from '../text/clean.ts';
import { fold } from '../text/fold.ts';
import { memo } from '../text/memo.ts';
import type { Field, LanguageSkill, SkillItem } from '../types.ts';
import { headingKind } from './headings.ts';
import { readLanguages } from './languages.ts';
import type { Piece } from './pieces.ts';
import { isProse } from './scores.ts';
import { tables } from './tables.ts';

export interface SkillLists {
  skills: SkillItem[];
  languages: LanguageSkill[];
  certificates: Field[];
}

const separators = new Set([',', ';', '|', '•', '·', '、', '，', '；', '\t', '▪', '●', '∙', '⋅', '｜']);

/** Items of a list with their offsets; separators inside brackets part nothing. */
export const listItems = memo((text: string): { start: number; end: number }[] => {
  const items: { start: number; end: number }[] = [];
  let depth = 0;
  let start = 0;
  const put = (end: number) => {
    const raw = text.slice(start, end);
    const lead = raw.length - raw.trimStart().length;
    const bare = raw.trim().replace(/[.。]$/, '');
    if (bare) items.push({ start: start + lead, end: start + lead + bare.length });
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    if (/[([（【]/.test(char)) depth++;
    else if (/[)\]）】]/.test(char)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && isSeparator(text, at, char)) {
      put(at);
      start = at + 1;
    }
  }
  put(text.length);
  return items;
});

function isSeparator(text: string, at: number, char: string): boolean {
  if (char === ',' && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '')) return false;
  if (separators.has(char)) return true;
  if (char === ' ') return text[at + 1] === ' ' && text[at + 2] === ' ';
  if (char === '/') return text[at - 1] === ' ' && text[at + 1] === ' ';
  return /[–—]/.test(char) && text[at - 1] === ' ' && text[at + 1] === ' ';
}

/** "Databases: …", "Databases — …" or a label in the margin. */
function groupOf(text: string): { label: string; start: number } | undefined {
  const match = /^([^:：,;|]{1,45}?)\s*(?:[:：]|\s[–—]\s|\s{3,}|\t)\s*/.exec(text);
  return match?.[1] && match[0].length < text.length
    ? { label: match[1].trim(), start: match[0].length }
    : undefined;
}

/** "Excel      very good": what somebody can, and in a column of its own how well. */
function ratedIn(text: string): string | undefined {
  const found = /^(\S.{0,44}?)(?:\s{3,}|\s*\t\s*)(\S.{0,30})$/.exec(text);
  const level = fold(found?.[2] ?? '').replace(/[.)]$/, '');
  return tables.languageLevels.has(level) ? found?.[1] : undefined;
}

export const mostlyLanguages = memo((text: string): boolean => {
  const items = listItems(text);
  const named = items.filter((item) => readLanguages(text.slice(item.start, item.end), 0).length > 0);
  return named.length > 0 && named.length >= items.length / 2;
});

function labelKindOf(label: string): 'languages' | 'certificates' | 'interests' | 'skills' {
  const kind = headingKind(label);
  if (kind === 'languages' || kind === 'certificates' || kind === 'interests') return kind;
  return 'skills';
}

function itemsOf(piece: Piece, from: number, group: string | undefined, lists: SkillLists): void {
  const text = piece.text;
  for (const item of listItems(text.slice(from))) {
    const value = text.slice(from + item.start, from + item.end);
    if (value.length > 90 || value.length < 1 || tables.languageLevels.has(fold(value))) continue;
    lists.skills.push({
      text: value,
      ...(group ? { group } : {}),
      line: piece.line,
      start: rawOffset(piece.clean, from + item.start),
      end: rawOffset(piece.clean, from + item.end),
    });
  }
}

/** Every item of the lines, whatever else stands among them. */
export function everyItem(pieces: readonly Piece[]): SkillItem[] {
  const lists: SkillLists = { skills: [], languages: [], certificates: [] };
  for (const piece of pieces) itemsOf(piece, 0, undefined, lists);
  return lists.skills;
}

/** Lists of skills: grouped, inline, one a line, in bullets. */
export function readSkills(pieces: Piece[]): SkillLists {
  const lists: SkillLists = { skills: [], languages: [], certificates: [] };
  let group: string | undefined;
  for (const piece of pieces) {
    const rated = ratedIn(piece.text);
    const found = rated ? undefined : groupOf(piece.text);
    if (piece.gap > 0 || found || rated) group = undefined;
    if (found) group = found.label;
    else if (/[:：]$/.test(piece.text)) {
      group = piece.text.slice(0, -1).trim();
      continue;
    }
    const kind = group ? labelKindOf(group) : 'skills';
    const body = piece.text.slice(found?.start ?? 0);
    if ((kind === 'languages' || (kind === 'skills' && !group)) && mostlyLanguages(body))
      lists.languages.push(...readLanguages(body, piece.line));
    else if (kind === 'certificates') lists.certificates.push({ value: body, lines: [piece.line] });
    else if (kind === 'interests') continue;
    else if (rated) itemsOf({ ...piece, text: rated }, 0, undefined, lists);
    else if (!(isProse(body) && !/[,、;|·]/.test(body))) itemsOf(piece, found?.start ?? 0, group, lists);
  }
  return lists;
}
