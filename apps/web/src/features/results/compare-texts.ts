import { diffItems } from './diff.ts';

export interface Piece {
  text: string;
  mark: 'none' | 'changed' | 'moved';
}

export interface Comparison {
  /** Lines of the original and of the tailored text, each in marked pieces. */
  left: Piece[][];
  right: Piece[][];
}

/** A Han character or a word, and what stands between it and the next. */
const units = /(\p{Script=Han}|[\p{L}\p{N}\p{M}]+|^)([^\p{L}\p{N}\p{M}]*)/gu;

interface Unit {
  word: string;
  gap: string;
}

/** Words are what is compared: commas and spaces alone make no two lines alike. */
function unitsOf(line: string): Unit[] {
  return [...line.matchAll(units)]
    .map(([, word = '', gap = '']) => ({ word, gap }))
    .filter(({ word, gap }) => word !== '' || gap !== '');
}

function plain(line: string): Piece[] {
  return [{ text: line, mark: 'none' }];
}

/** Neighbours of one mark become one piece; a space between two marked words is marked with them. */
function joined(pieces: Piece[]): Piece[] {
  const out: Piece[] = [];
  pieces.forEach((piece, at) => {
    const last = out.at(-1);
    const between = piece.text.trim() === '' && last?.mark === pieces[at + 1]?.mark;
    const mark = between && last ? last.mark : piece.mark;
    if (last?.mark === mark) last.text += piece.text;
    else out.push({ text: piece.text, mark });
  });
  return out;
}

/** Lines that keep less of each other are shown as gone and come, not as reworded. */
const leastOfLonger = 0.35;
const leastOfShorter = 0.6;

function markUnit({ word, gap }: Unit, mark: Piece['mark'], gapMark: Piece['mark']): Piece[] {
  const signs = gap.trimEnd();
  const pieces: Piece[] = [
    { text: word, mark },
    { text: signs, mark: gapMark },
    { text: gap.slice(signs.length), mark: 'none' },
  ];
  return pieces.filter(({ text }) => text !== '');
}

const lettersOf = (line: Unit[]) => line.reduce((sum, { word }) => sum + word.length, 0);

/** One line against another, word by word. */
function compareLines(a: string, b: string): { left: Piece[]; right: Piece[]; alike: boolean } {
  const [from, to] = [unitsOf(a), unitsOf(b)];
  const left: Piece[] = [];
  const right: Piece[] = [];
  const nothing: Unit = { word: '', gap: '' };
  let kept = 0;
  const words = (line: Unit[]) => line.map(({ word }) => word);
  for (const step of diffItems(words(from), words(to))) {
    const [old, now] = [from[step.a] ?? nothing, to[step.b] ?? nothing];
    const same = step.kind === 'same';
    const gap = same && old.gap.trim() === now.gap.trim() ? 'none' : 'changed';
    if (step.kind !== 'added') left.push(...markUnit(old, same ? 'none' : 'changed', gap));
    if (step.kind !== 'removed') right.push(...markUnit(now, same ? 'none' : 'changed', gap));
    if (same) kept += old.word.length;
  }
  const sizes = [from, to].map((line) => Math.max(lettersOf(line), 1));
  const alike = kept >= Math.max(...sizes) * leastOfLonger || kept >= Math.min(...sizes) * leastOfShorter;
  return { left: joined(left), right: joined(right), alike };
}

function wordsOf(line: string): Set<string> {
  return new Set(unitsOf(line).map(({ word }) => word));
}

/** Cheap and generous: what fails here cannot be alike. */
function mayBeAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return common > 0 && common >= Math.min(a.size, b.size) * 0.3;
}

function compareBlock(gone: string[], come: string[], left: Piece[][], right: Piece[][]): void {
  const partner = new Map<number, number>();
  let from = 0;
  const comeWords = come.map(wordsOf);
  gone.forEach((line, i) => {
    const own = wordsOf(line);
    for (let j = from; j < come.length; j += 1) {
      const likely = mayBeAlike(own, comeWords[j] ?? new Set());
      if (likely && compareLines(line, come[j] ?? '').alike) {
        partner.set(j, i);
        from = j + 1;
        return;
      }
    }
  });
  const paired = new Set(partner.values());
  gone.forEach((line, i) => {
    if (!paired.has(i)) left.push([{ text: line, mark: 'changed' }]);
    else {
      const j = [...partner].find(([, at]) => at === i)?.[0] ?? 0;
      left.push(compareLines(line, come[j] ?? '').left);
    }
  });
  come.forEach((line, j) => {
    const i = partner.get(j);
    right.push(i === undefined ? [{ text: line, mark: 'changed' }] : compareLines(gone[i] ?? '', line).right);
  });
}

/** A line that stands elsewhere in the other text, word for word, has moved; it was not rewritten. */
function markMoves(lines: Piece[][], other: ReadonlySet<string>): void {
  for (const line of lines) {
    const only = line.length === 1 ? line[0] : undefined;
    if (only?.mark === 'changed' && only.text.trim() && other.has(only.text.trim())) only.mark = 'moved';
  }
}

function wholeChanged(lines: Piece[][]): Set<string> {
  const found = new Set<string>();
  for (const line of lines)
    if (line.length === 1 && line[0]?.mark === 'changed') found.add(line[0].text.trim());
  return found;
}

export function compareTexts(original: string, tailored: string): Comparison {
  const a = original.split('\n');
  const b = tailored.split('\n');
  const left: Piece[][] = [];
  const right: Piece[][] = [];
  let gone: string[] = [];
  let come: string[] = [];
  const flush = () => {
    compareBlock(gone, come, left, right);
    gone = [];
    come = [];
  };
  for (const step of diffItems(a, b)) {
    if (step.kind === 'removed') gone.push(a[step.a] ?? '');
    else if (step.kind === 'added') come.push(b[step.b] ?? '');
    else {
      flush();
      left.push(plain(a[step.a] ?? ''));
      right.push(plain(b[step.b] ?? ''));
    }
  }
  flush();
  const [leftWhole, rightWhole] = [wholeChanged(left), wholeChanged(right)];
  markMoves(left, rightWhole);
  markMoves(right, leftWhole);
  return { left, right };
}
