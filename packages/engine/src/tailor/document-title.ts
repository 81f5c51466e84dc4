import type { LineIndex, Operation } from '../types.ts';
import { type Draft, lineText, type TailorContext } from './context.ts';

/** Further down such a line is the name of something else. */
const topLines = 8;

export function documentTitle(context: TailorContext): Draft[] {
  return [...aloneOnItsLine(context), ...beforeTheName(context)];
}

/** "Lebenslauf von Ilse Brandt": the name stays, and stands first. */
function beforeTheName({ resume, lexis, claims }: TailorContext): Draft[] {
  const { titleBeforeName } = lexis.pack.style;
  const { name } = resume.contact;
  const line = name?.lines[0];
  if (!titleBeforeName || !name || line === undefined || line >= topLines) return [];
  const text = lineText(resume, line);
  const start = text.length - text.trimStart().length;
  const [words] = titleBeforeName.exec(text.slice(start)) ?? [];
  if (!words || !text.slice(start + words.length).startsWith(name.value)) return [];
  // Above the name by itself it is a title like any other.
  const isTwice = resume.source.lines.some(
    (each, at) => at !== line && at < topLines && each.text.trim() === name.value,
  );
  if (isTwice) return [];
  const end = start + words.length;
  if (!claims.take(line, start, end)) return [];
  return [
    {
      kind: 'shorten',
      place: { line },
      before: text.trim(),
      after: text.slice(end).trim(),
      reason: { code: 'edit.drop', params: { words: words.trim() } },
      evidence: [line],
      terms: [],
      operations: [{ type: 'replace', line, start, end, text: '' }],
    },
  ];
}

/** "Curriculum Vitae" above or below the name: whoever opens the page sees what it is, and reads the name first. */
function aloneOnItsLine(context: TailorContext): Draft[] {
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
