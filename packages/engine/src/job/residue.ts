import { andWords, brackets, hanAnd, orWords } from '../locales/joints.ts';
import { fold, hasHan } from '../match/fold.ts';
import type { WordSense } from '../match/words.ts';
import { askedWords } from './asked-words.ts';
import type { ReadyPack } from './pack.ts';
import type { Part } from './parts.ts';

/** A stretch of a part that names what is asked for; offsets within the part. */
export interface Stretch {
  start: number;
  end: number;
}

/** "£10,000", "7:30": between two figures no mark ends anything. */
const clauseEnd = new RegExp(
  `(?:(?<!\\d)|(?!.\\d))[,:]|[;，、。；：/]|${brackets}|\\s(?:${andWords}|${orWords}|&)\\s|[${hanAnd}或]`,
  'gu',
);

/** One letter for one: "Schweißen" keeps its length, and every place its own. */
const foldEven = (text: string): string => fold(text.replaceAll('ß', 's'));

/** Folding may change lengths in other ways; then nothing is cut off but whole words by their folded form. */
export function stripped(clause: string, pack: ReadyPack): Stretch {
  let start = 0;
  let end = clause.length;
  for (let round = 0; round < 8; round += 1) {
    const text = clause.slice(start, end);
    const folded = foldEven(text);
    if (folded.length !== text.length) break;
    const lead = folded.match(pack.lead)?.[0].length ?? 0;
    if (lead > 0 && lead < text.length) start += lead;
    const tail = foldEven(clause.slice(start, end)).match(pack.tail)?.[0].length ?? 0;
    if (tail > 0 && tail < end - start) end -= tail;
    if (lead === 0 && tail === 0) break;
  }
  // "三坐标等检测设备": what it is one of says no more than its name.
  const sort = askedWords(pack.language).andSoOn?.exec(clause.slice(start, end))?.index ?? 0;
  if (sort >= shortestName) end = start + sort;
  const text = clause.slice(start, end);
  // "Arbeits- und Tarifrecht": half a word names nothing.
  if (/\p{L}-$/u.test(text.trimEnd())) return { start: end, end };
  start += text.length - text.trimStart().length;
  end -= text.length - text.trimEnd().length;
  while (end > start && /[.,;:!?。）)]/.test(clause[end - 1] ?? '')) end -= 1;
  return { start, end };
}

const shortestName = 2;

function telling(text: string, sense: WordSense): number {
  const own = sense.telling(text).length;
  if (hasHan(text)) return text.length >= 2 && text.length <= 10 ? own : 0;
  const short = sense.words(text).length <= 6 && sense.content(text).length <= 4;
  return short && text.length >= 3 && !/^\d/.test(text) ? own : 0;
}

/**
 * What a clause of a list of requirements asks for once "experience with" and "is a plus" are off. Only
 * clauses that hold no known term are looked at.
 */
export function residues(part: Part, taken: Stretch[], pack: ReadyPack, sense: WordSense): Stretch[] {
  if (part.text.length > 300) return [];
  const plain = part.folded.length === part.text.length ? part.folded : part.text;
  const years = [...plain.matchAll(new RegExp(pack.years.pattern.source, 'giu'))];
  const cuts = [...part.text.matchAll(clauseEnd), ...years].sort((a, b) => a.index - b.index);
  const frames = [...plain.matchAll(new RegExp(pack.oneOf.source, 'giu'))];
  const inFrame = ({ start, end }: Stretch): boolean =>
    frames.some((frame) => frame.index < end && start < frame.index + frame[0].length);
  const found: Stretch[] = [];
  let from = 0;
  const close = (to: number): void => {
    if (to <= from) return;
    // "Practice software, e.g. Dampsoft".
    const example = foldEven(part.text.slice(from, to)).match(pack.exampleLead)?.[0].length ?? 0;
    if (example < to - from) from += example;
    const { start, end } = stripped(part.text.slice(from, to), pack);
    const stretch = { start: from + start, end: from + end };
    const free = !taken.some((one) => one.start < to && one.end > from);
    const said = fold(part.text.slice(from, to));
    const framing = inFrame(stretch) || pack.cues.formal.test(said);
    if (free && !framing && telling(part.text.slice(stretch.start, stretch.end), sense) > 0)
      found.push(stretch);
  };
  for (const cut of cuts) {
    close(cut.index);
    from = Math.max(from, cut.index + cut[0].length);
  }
  close(part.text.length);
  return found.slice(0, 6);
}
