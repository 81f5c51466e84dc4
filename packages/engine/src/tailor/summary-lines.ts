import type { LineIndex, Operation } from '../types.ts';
import { ownSummary } from './aim.ts';
import { lineText, type TailorContext } from './context.ts';
import { asPoint, lastOwnLine, markerOf } from './summary-place.ts';

/** A paragraph of one line may grow; one that is broken over lines keeps its width. */
const longLine = 200;
const wrappedLine = 125;

/** One sentence more behind the person's own words: on their last line, or below it. */
export function behindOwnWords(
  sentence: string,
  context: TailorContext,
): { text: string; line: LineIndex; operations: Operation[] } | undefined {
  const line = lastOwnLine(context);
  if (line === undefined) return undefined;
  const before = lineText(context.resume, line);
  const text = asPoint(sentence, before);
  const marker = markerOf(before);
  const gap = context.resume.language === 'zh' ? '' : ' ';
  const ended = /[.!?。！？…]\s*$/u.test(before);
  const room = ownSummary(context)?.lines.length === 1 ? longLine : wrappedLine;
  const short = before.length + text.length < room && marker.trim() === '';
  const stop = ended ? '' : context.lexis.pack.style.stop;
  const at = before.trimEnd().length;
  const operations: Operation[] = short
    ? [{ type: 'replace', line, start: at, end: at, text: stop + gap + text }]
    : [{ type: 'insert', after: line, lines: [marker + text] }];
  return { text, line, operations };
}
