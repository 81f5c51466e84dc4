import { titleCloseness, titleSense } from '../match/title-closeness.ts';
import type { Entry } from '../types.ts';
import { type Draft, sameLanguage, type TailorContext } from './context.ts';

/** A headline that is true: the title that was held and lies nearest to the job. */
export function headline(context: TailorContext): Draft[] {
  const { resume, before, engine, lexis } = context;
  if (resume.headline || !resume.contact.name || !sameLanguage(context)) return [];
  const wanted = titleSense(before.job.title, before.job.language, engine.lexica);
  const near = (entry: Entry) =>
    entry.title ? titleCloseness(wanted, titleSense(entry.title.value, resume.language, engine.lexica)) : 0;
  const best = [...resume.experience].sort((a, b) => near(b) - near(a))[0];
  const held = best?.title;
  if (!best || !held || near(best) < 0.6) return [];
  const asked = plainTitle(before.job.title);
  const text = context.gate.check(asked, {}).passed ? asked : plainTitle(held.value);
  const line = resume.contact.name.lines.at(-1);
  if (line === undefined || text.length > 70 || lexis.isFunction(text)) return [];
  return [
    {
      kind: 'headline',
      place: { line: null },
      before: '',
      after: text,
      reason: { code: 'edit.headline', params: { title: text } },
      evidence: held.lines,
      terms: [
        {
          added: text,
          source: held.value,
          line: held.lines[0] ?? null,
          relation: text === held.value ? 'same' : 'alias',
        },
      ],
      operations: [{ type: 'insert', after: line, lines: [text] }],
    },
  ];
}

/** "(m/w/d)", "Ref. 123", a place behind a dash: of the posting, not of the person. */
export function plainTitle(title: string): string {
  return title
    .replace(/\s*[(（][^)）]*[)）]/gu, '')
    .replace(/\s+[–—|-]\s.*$/u, '')
    .replace(/\s*,.*$/u, '')
    .trim();
}
