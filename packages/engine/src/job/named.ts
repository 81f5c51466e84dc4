import { andWords, hanAnd } from '../locales/joints.ts';
import { fold } from '../match/fold.ts';
import { askedWords } from './asked-words.ts';
import type { ReadyPack } from './pack.ts';
import { stripped } from './residue.ts';
import type { Named } from './values.ts';

const joints = new RegExp(`\\s(?:${andWords}|&|\\+)\\s|\\s*[,;、，；]\\s*|[${hanAnd}]`, 'gu');

/** "Food safety and HACCP" are two things, where no list of terms knows them as one. */
export function parted(term: Named, { language }: ReadyPack): Named[] {
  if (term.concept !== undefined || askedWords(language).pairs?.test(fold(term.text))) return [term];
  const parts: Named[] = [];
  let from = 0;
  const close = (to: number): void => {
    const text = term.text.slice(from, to);
    if (text.trim().length > 1) parts.push({ ...term, start: term.start + from, end: term.start + to, text });
  };
  for (const joint of term.text.matchAll(joints)) {
    close(joint.index);
    from = joint.index + joint[0].length;
  }
  close(term.text.length);
  return parts;
}

/** "Commercial service experience" asks for commercial service. */
export function trimmed(term: Named, pack: ReadyPack): Named {
  if (term.concept !== undefined) return term;
  const { start, end } = stripped(term.text, pack);
  if (end - start < 2) return term;
  return { ...term, start: term.start + start, end: term.start + end, text: term.text.slice(start, end) };
}
