import type { LineIndex } from '../types.ts';
import { type Draft, lineText, type TailorContext } from './context.ts';

const day = String.raw`(?:\p{L}{3,}\.?\s(?:de\s|del\s)?|\d{1,2}[./])?(?:19|20)\d\d(?!\d)`;
const before = String.raw`(?<=(?:^|[|(,·])\s*)`;
/** "De mai 2007 à janvier 2018", "from May 2007 to January 2018". */
const fromTo = new RegExp(
  String.raw`${before}(?:from|von|vom|de|desde)\s(${day})\s(?:to|until|till|bis|a|hasta|à|jusqu['’]en|jusqu['’]à)\s(${day})(?=\s*(?:$|[|),·]))`,
  'iu',
);
/** Where the page writes its other ranges with a dash, a range in words is written so too; every digit stays. */
export function wordsToDash(dash: string, example: string, context: TailorContext): Draft[] {
  if (!/^\s*[-–—]\s*$/u.test(dash) || context.resume.language === 'zh') return [];
  const { resume } = context;
  const seen = new Set<LineIndex>();
  return [...resume.experience, ...resume.projects].flatMap(({ dates }) =>
    (dates?.lines ?? []).flatMap((line): Draft[] => {
      if (seen.has(line)) return [];
      seen.add(line);
      const change = changeIn(lineText(resume, line), dash);
      if (!change || !context.claims.take(line, change.start, change.end)) return [];
      const { old, ...operation } = change;
      return [
        {
          kind: 'date-form',
          place: { line },
          before: old,
          after: change.text,
          reason: { code: 'edit.date-form', params: { example } },
          evidence: [line],
          terms: [],
          operations: [{ type: 'replace', line, ...operation }],
        },
      ];
    }),
  );
}

function changeIn(line: string, dash: string) {
  const match = fromTo.exec(line);
  if (!match) return undefined;
  const [old, first = '', last = ''] = match;
  // "Acme – de mai 2007 à …": the dash parts other things of this line already.
  if (line.slice(0, match.index).trimEnd().endsWith(dash.trim())) return undefined;
  const from = /^\p{Lu}/u.test(old) ? first.charAt(0).toUpperCase() + first.slice(1) : first;
  return { old, start: match.index, end: match.index + old.length, text: `${from}${dash}${last}` };
}
