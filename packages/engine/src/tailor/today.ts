import { type Draft, lineText, type TailorContext } from './context.ts';

/** "March 2019 to now" becomes "March 2019 to present". */
export function today(context: TailorContext): Draft[] {
  const { resume, lexis } = context;
  return [...resume.experience, ...resume.projects].flatMap(({ id, dates }): Draft[] => {
    const line = dates?.current ? dates.lines.at(-1) : undefined;
    if (!dates || line === undefined) return [];
    const at = lineText(resume, line).indexOf(dates.text);
    for (const [pattern, usual] of at < 0 ? [] : lexis.pack.phrasing.ongoing) {
      const match = pattern.exec(dates.text);
      if (!match) continue;
      const start = at + match.index;
      const end = start + match[0].length;
      if (!context.claims.take(line, start, end)) return [];
      const after = written(usual, match[0], context);
      return [
        {
          kind: 'date-form',
          place: { entryId: id, line },
          before: dates.text,
          after: dates.text.slice(0, match.index) + after,
          reason: { code: 'edit.date-today', params: { before: match[0], after } },
          evidence: [line],
          terms: [{ added: after, source: match[0], line, relation: 'alias' }],
          operations: [{ type: 'replace', line, start, end, text: after }],
        },
      ];
    }
    return [];
  });
}

/** With the capital of the word it replaces, and the apostrophe of the page. */
export function written(usual: string, old: string, { resume }: TailorContext): string {
  const curled = resume.source.lines.some(({ text }) => text.includes('’')) ? usual.replace("'", '’') : usual;
  if (/\p{Lu}{2}/u.test(old) && old === old.toUpperCase()) return curled.toUpperCase();
  return /^\p{Lu}/u.test(old) ? curled.charAt(0).toUpperCase() + curled.slice(1) : curled;
}
