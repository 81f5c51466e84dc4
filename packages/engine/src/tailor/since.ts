import { capital } from '../locales/phrasing-pack.ts';
import type { Entry } from '../types.ts';
import { type Draft, lineText, type TailorContext } from './context.ts';
import { usualJoint } from './date-form.ts';
import { written } from './today.ts';

/** "Seit März 2019" among "2015 – 2019" and "2012 – 2015": the role that goes on is dated as the others are. */
export function since(context: TailorContext): Draft[] {
  const { ranges } = context.lexis.pack.phrasing;
  if (!ranges.since) return [];
  const current = context.resume.experience.filter(({ dates }) => dates?.current);
  const opening = new RegExp(`^(?:${ranges.since.words})\\s`, 'iu');
  if (!current.some(({ dates }) => dates && opening.test(dates.text))) return [];
  const usual = usualJoint(context.resume);
  if (!usual || !/^\s*[-–—]\s*$/u.test(usual)) return [];
  return current.flatMap((entry) => draft(entry, opening, usual, context));
}

const dateText = String.raw`(?:\p{L}{3,}\.?\s(?:de\s|del\s)?|\d{1,2}[./])?(?:19|20)\d\d`;

function draft({ id, dates }: Entry, opening: RegExp, usual: string, context: TailorContext): Draft[] {
  const { since: forms, to, now } = context.lexis.pack.phrasing.ranges;
  const line = dates?.lines.length === 1 ? dates.lines[0] : undefined;
  if (!dates || !forms || line === undefined) return [];
  const [from] = opening.exec(dates.text) ?? [];
  const text = lineText(context.resume, line);
  const start = text.indexOf(dates.text);
  if (!from || start < 0 || !/(?:^|[|(,·])\s*$/u.test(text.slice(0, start))) return [];
  const day = new RegExp(`^${dateText}`, 'u').exec(text.slice(start + from.length))?.[0];
  if (!day) return [];
  const behind = text.slice(start + from.length + day.length);
  const goesOn = new RegExp(`^\\s(?:${to})\\s(?:la\\s)?(?:${now})(?!\\p{L})`, 'iu').exec(behind)?.[0] ?? '';
  if (!/^\s*(?:$|[|),·:：]|\s{2})/u.test(behind.slice(goesOn.length))) return [];
  const begins = /^\p{Lu}/u.test(from) ? capital(day) : day;
  const joint = /\D/u.test(day.replace(/[./]/gu, '')) && !/\s/u.test(usual) ? ` ${usual} ` : usual;
  const end = start + from.length + day.length + goesOn.length;
  // Only a page in capitals has one there.
  const today = written(forms.today, from === from.toUpperCase() ? from : '', context);
  const after = begins + joint + today;
  if (!context.claims.take(line, start, end)) return [];
  return [
    {
      kind: 'date-form',
      place: { entryId: id, line },
      before: text.slice(start, end),
      after,
      reason: { code: 'edit.date-form', params: { example: after } },
      evidence: [line],
      terms: goesOn === '' ? [{ added: today, source: from.trim(), line, relation: 'alias' }] : [],
      operations: [{ type: 'replace', line, start, end, text: after }],
    },
  ];
}
