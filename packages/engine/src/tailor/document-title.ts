import type { LineIndex, Operation } from '../types.ts';
import { type Draft, lineText, type TailorContext } from './context.ts';

/** Further down such a line is the name of something else. */
const topLines = 8;

/** "Curriculum Vitae" above or below the name: whoever opens the page sees what it is, and reads the name first. */
export function documentTitle(context: TailorContext): Draft[] {
  const { resume, lexis, claims } = context;
  const { documentTitle: title } = lexis.pack.style;
  if (!title) return [];
  const first = Math.min(topLines, ...resume.experience.flatMap(({ lines }) => lines));
  const line = resume.source.lines.slice(0, first).findIndex(({ text }) => title.test(text.trim()));
  if (line < 0 || isHeading(line, context)) return [];
  const words = lineText(resume, line).trim();
  if (!claims.take(line, 0, lineText(resume, line).length)) return [];
  return [
    {
      kind: 'shorten',
      place: { line },
      before: words,
      after: '',
      reason: { code: 'edit.drop', params: { words } },
      evidence: [line],
      terms: [],
      operations: withGap(line, context).map((each): Operation => ({ type: 'remove', line: each })),
    },
  ];
}

/** Above a text without a blank line between it may be the only heading that the text has. */
function isHeading(line: LineIndex, { resume }: TailorContext): boolean {
  const { name } = resume.contact;
  const below = lineText(resume, line + 1).trim();
  return below !== '' && !(name?.lines.includes(line + 1) ?? false);
}

/** The line, and the gap that would be left with nothing above it, or upon another one. */
function withGap(line: LineIndex, { resume }: TailorContext): LineIndex[] {
  const isGap = (at: LineIndex) => lineText(resume, at).trim() === '';
  return (line === 0 || isGap(line - 1)) && isGap(line + 1) && line + 1 < resume.source.lines.length
    ? [line, line + 1]
    : [line];
}
