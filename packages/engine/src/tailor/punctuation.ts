import { allMatches } from '../text/all-matches.ts';
import type { Bullet, LineIndex, Operation } from '../types.ts';
import { type Draft, lineText, markedBullets, type TailorContext } from './context.ts';

/** Points end alike, and Chinese takes Chinese marks: one edit each, for a dozen small ones help nobody. */
export function punctuation(context: TailorContext): Draft[] {
  return [...endings(context), ...(context.resume.language === 'zh' ? chineseMarks(context) : [])];
}

const fewestBullets = 4;

/** Most points end with a stop, or most without: the others follow. */
function endings(context: TailorContext): Draft[] {
  const bullets = markedBullets(context.resume).map(({ bullet }) => bullet);
  const stopped = bullets.filter((bullet) => stopOf(bullet) !== '');
  const open = bullets.filter(
    (bullet) => stopOf(bullet) === '' && /[\p{L}\p{N})）”"»%]$/u.test(bullet.text.trim()),
  );
  if (bullets.length < fewestBullets || stopped.length === 0 || open.length === 0) return [];
  const withStop = stopped.length > open.length;
  const few = withStop ? open : stopped.filter(isOneSentence);
  if (few.length === 0 || few.length * 2 > bullets.length) return [];
  const stop = withStop ? stopOf(stopped[0] as Bullet) : '';
  const operations = few.flatMap((bullet) => endOperation(bullet, stop, context));
  const [first] = few;
  if (operations.length === 0 || !first) return [];
  return [
    {
      kind: 'punctuation',
      place: { line: first.lines[0] ?? null },
      before: clip(first.text),
      after: clip(first.text.replace(/[.。]\s*$/u, '') + stop),
      reason: { code: 'edit.punctuation', params: { count: operations.length } },
      evidence: operations.map((operation) => ('line' in operation ? operation.line : 0)),
      terms: [],
      operations,
    },
  ];
}

const stopOf = ({ text }: Bullet): string => /[.。]$/u.exec(text.trim())?.[0] ?? '';
/** "etc." and "Ltd." keep their dot, and so does a point of two sentences. */
const isOneSentence = ({ text }: Bullet) =>
  !/[.!?。；;]\s*\S/u.test(text.trim()) && !/\b\p{L}{1,4}\.$/u.test(text.trim());
const clip = (text: string) => (text.length > 90 ? `…${text.slice(-89)}` : text);

function endOperation(bullet: Bullet, stop: string, context: TailorContext): Operation[] {
  const line = bullet.lines.at(-1);
  if (line === undefined) return [];
  const text = lineText(context.resume, line).trimEnd();
  const start = stop === '' ? text.length - 1 : text.length;
  if (!context.claims.take(line, start, text.length)) return [];
  return [{ type: 'replace', line, start, end: text.length, text: stop }];
}

const wide: Record<string, string> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '(': '（',
  ')': '）',
  '!': '！',
  '?': '？',
  '.': '。',
};
const fewestMarks = 2;

/** Marks between Chinese characters; figures, dates and Latin words keep theirs. */
function chineseMarks(context: TailorContext): Draft[] {
  const operations: Operation[] = [];
  const lines = new Set<LineIndex>();
  context.resume.source.lines.forEach(({ text, layout }, line) => {
    if (layout?.hidden) return;
    for (const { start, end, mark } of marksIn(text)) {
      // The middle of the mark: an insertion before or behind it only touches it.
      if (!context.claims.take(line, start + 0.5, start + 0.5)) continue;
      operations.push({ type: 'replace', line, start, end, text: mark });
      lines.add(line);
    }
  });
  const first = [...lines][0];
  if (operations.length < fewestMarks || first === undefined) return [];
  const before = lineText(context.resume, first).trim();
  const changed = withChineseMarks(before);
  return [
    {
      kind: 'punctuation',
      place: { line: first },
      before: clip(before),
      after: clip(changed),
      reason: { code: 'edit.chinese-marks', params: { count: operations.length } },
      evidence: [...lines],
      terms: [],
      operations,
    },
  ];
}

/** "（2019,非执业）": marks between Chinese characters are full-width ones. */
export const withChineseMarks = (text: string): string =>
  marksIn(text).reduceRight((now, { start, end, mark }) => now.slice(0, start) + mark + now.slice(end), text);

function marksIn(text: string): { start: number; end: number; mark: string }[] {
  const brackets = chineseBrackets(text);
  return allMatches(text, /[,;:!?().]/g).flatMap((match) => {
    const at = match.index;
    if (match[0] === '.') return endsHan(text, at) ? [{ start: at, end: at + 1, mark: '。' }] : [];
    const bracket = match[0] === '(' || match[0] === ')';
    const before = /[\p{Script=Han}）”》]\s?$/u.test(text.slice(0, at)) || brackets.has(at - 1);
    const after = /^\s?[\p{Script=Han}（“《]/u.test(text.slice(at + 1));
    const figure = /\d$/.test(text.slice(0, at)) && /^\d/.test(text.slice(at + 1));
    // Between a telephone number and an address of mail, too: one line has one kind of comma.
    const parts =
      match[0] === ',' &&
      /\p{Script=Han}/u.test(text) &&
      /\d$/.test(text.slice(0, at)) &&
      /^\s?\p{L}/u.test(text.slice(at + 1));
    const ends = /[,;]/.test(match[0]) && endsFigure(text, at);
    const fits = bracket
      ? brackets.has(at)
      : (before || parts || ends || (after && match[0] !== ':')) && !figure;
    // A wide mark has its own space: the one behind the narrow mark goes.
    const end = at + 1 + (!bracket && text.charAt(at + 1) === ' ' && after ? 1 : 0);
    return fits && wide[match[0]] ? [{ start: at, end, mark: wide[match[0]] ?? '' }] : [];
  });
}

/** "毛利率提高 3%;" at the end of its line. */
const endsFigure = (text: string, at: number): boolean =>
  /\p{Script=Han}.*[\d%]$/u.test(text.slice(0, at)) && text.slice(at + 1).trim() === '';

/** "看货.催货." ends two sentences; the dot behind a figure or a Latin word may be a part of it. */
const endsHan = (text: string, at: number): boolean =>
  /\p{Script=Han}[）)”》]?$|\p{Script=Han}.*%$/u.test(text.slice(0, at)) &&
  /^(?:\s*$|\p{Script=Han})/u.test(text.slice(at + 1));

/** Both brackets of a pair that holds Chinese, or stands behind it. */
function chineseBrackets(text: string): Set<number> {
  const found = new Set<number>();
  for (const match of allMatches(text, /\(([^()]*)\)/g)) {
    const behindHan = /\p{Script=Han}$/u.test(text.slice(0, match.index));
    if (!behindHan && !/\p{Script=Han}/u.test(match[1] ?? '')) continue;
    found.add(match.index);
    found.add(match.index + match[0].length - 1);
  }
  // "CIA(2021)" beside "审计师（2018）": one line has one kind of bracket.
  if (found.size > 0 || /（/u.test(text))
    for (const match of allMatches(text, /(?<=[A-Za-z])\((?:\d+|[^()]*\p{Script=Han}[^()]*)\)/gu)) {
      found.add(match.index);
      found.add(match.index + match[0].length - 1);
    }
  return found;
}
