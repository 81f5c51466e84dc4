import { tokenize } from '../gate/tokens.ts';
import { capital } from '../locales/phrasing-pack.ts';
import { inAnyLanguage } from '../locales/writing-packs.ts';
import { titleCloseness, titleSense } from '../match/title-closeness.ts';
import { wordSense } from '../match/words.ts';
import type { Entry, Field } from '../types.ts';
import { type Draft, lineText, sameLanguage, type TailorContext } from './context.ts';
import { lastYear } from './last-year.ts';

/** A headline that is true: the title that was held and lies nearest to the job. */
export function headline(context: TailorContext): Draft[] {
  const { resume, before, engine, lexis } = context;
  if (!sameLanguage(context)) return [];
  if (resume.headline) return betterHeadline(context);
  if (!resume.contact.name) return [];
  const wanted = titleSense(before.job.title, before.job.language, engine.lexica);
  const nearness = (title: string) =>
    titleCloseness(wanted, titleSense(title, resume.language, engine.lexica));
  const near = (entry: Entry) => (entry.title ? nearness(entry.title.value) : 0);
  const lowest = Math.min(wanted.rank, rankNow(context));
  const best = resume.experience
    .filter(({ title }) => !title || rankOf(title.value, context) >= lowest)
    .sort((a, b) => near(b) - near(a))[0];
  const held = best?.title;
  if (!best || !held || near(best) < 0.6) return [];
  if (isInForm(resume.contact.name, context) || (trainee.test(held.value) && !trainee.test(before.job.title)))
    return [];
  const text = atTop(plainTitle(held.value));
  const line = resume.contact.name.lines.at(-1);
  if (line === undefined || text.length > 70 || lexis.isFunction(text)) return [];
  // "Sonett, Lille, agent d'entretien": what is left of such a line may be the employer.
  if (isSaidAtTop(text, line, context) || nearness(text) < 0.6) return [];
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
          relation: 'same',
        },
      ],
      operations: [{ type: 'insert', after: line, lines: [text] }],
    },
  ];
}

const rankOf = (title: string, { resume, engine }: TailorContext): number =>
  titleSense(title, resume.language, engine.lexica).rank;

/** Who rose from assistant to more is put forward as an assistant only where one is looked for. */
function rankNow(context: TailorContext): number {
  const { experience } = context.resume;
  const newest = Math.max(...experience.map(lastYear));
  const held = experience.filter((entry) => entry.title && lastYear(entry) === newest);
  return Math.max(0, ...held.map(({ title }) => rankOf(title?.value ?? '', context)));
}

/** "agent d'entretien" begins a line of its own; "iOS" keeps its letters. */
const atTop = (title: string): string => (/^\p{Ll}[\p{Ll}\s'’-]/u.test(title) ? capital(title) : title);

const topLines = 10;

/** "Compagnon couvreur — carte CCQ" stands there already: a title of two halves is said by either. */
function isSaidAtTop(title: string, name: number, { resume }: TailorContext): boolean {
  const halves = title.toLowerCase().split(/\s\/\s/u);
  const first = [...resume.experience, ...resume.education].flatMap(({ lines }) => lines[0] ?? []);
  const end = Math.min(name + topLines, ...first);
  for (let at = name + 1; at < end; at += 1) {
    const text = lineText(resume, at).toLowerCase().trim();
    if (halves.some((half) => text.startsWith(half) && !/^\p{L}/u.test(text.slice(half.length)))) return true;
  }
  return false;
}

/** Who learned a trade is not one of it yet. */
const trainee = new RegExp(
  inAnyLanguage(({ learners }) => learners.role),
  'iu',
);

/** "Name:   Ole Brodersen" is the row of a form: between two rows a title stands for itself. */
function isInForm(name: Field, { resume }: TailorContext): boolean {
  const text = lineText(resume, name.lines[0] ?? -1);
  const at = text.indexOf(name.value);
  return /\p{L}[\s\p{L}/]*[:：\t]|\p{L}\s{3,}$|^\p{Script=Han}{1,6}\s*[|｜]\s*$/u.test(
    at < 0 ? text : text.slice(0, at),
  );
}

/** "(m/w/d)", "Ref. 123", a place behind a dash: of the posting, not of the person. "Clerk → Team lead" is the latter. */
export function plainTitle(title: string): string {
  return title
    .replace(/^.*\s*(?:→|➔|➜|⇒|=>|->)\s*(?=\p{L})/u, '')
    .replace(/\s*[(（][^)）]*[)）]/gu, '')
    .replace(/\s+[–—|-]\s.*$/u, '')
    .replace(/\s*,.*$/u, '')
    .trim();
}

const clearlyNearer = 0.1;

/** The headline gives way to a title that was held and lies nearer to the job, if it says no less. */
function betterHeadline(context: TailorContext): Draft[] {
  const { resume, before, engine, lexis } = context;
  const field = resume.headline;
  const line = field?.lines[0];
  if (!field || line === undefined || field.lines.length > 1 || lineText(resume, line).trim() !== field.value)
    return [];
  const wanted = titleSense(before.job.title, before.job.language, engine.lexica);
  const near = (title: string) => titleCloseness(wanted, titleSense(title, resume.language, engine.lexica));
  const held = resume.experience.flatMap((entry) => (entry.title ? [entry.title] : []));
  const nearest = [...held].sort(
    (a, b) => near(b.value) - near(a.value) || titleShare(b.value, context) - titleShare(a.value, context),
  )[0];
  const text = plainTitle(nearest?.value ?? '');
  if (
    text === '' ||
    text.length > 70 ||
    text.toLowerCase() === field.value.toLowerCase() ||
    lexis.isFunction(text)
  )
    return [];
  const nearer = near(text) >= near(field.value) + clearlyNearer;
  const saysMore =
    near(text) >= near(field.value) && titleShare(text, context) > titleShare(field.value, context);
  if (!nearer && !saysMore) return [];
  if (!keepsWords(field.value, text, context)) return [];
  if (!context.claims.take(line, 0, lineText(resume, line).length)) return [];
  const start = lineText(resume, line).indexOf(field.value);
  const shout = field.value === field.value.toUpperCase() && resume.language !== 'zh';
  const written = shout ? text.toUpperCase() : text;
  const source = nearest ?? field;
  return [
    {
      kind: 'headline',
      place: { line },
      before: field.value,
      after: written,
      reason: { code: 'edit.new-headline', params: { title: text } },
      evidence: source.lines,
      terms: [
        {
          added: text,
          source: source.value,
          line: source.lines[0] ?? null,
          relation: 'same',
        },
      ],
      operations: [{ type: 'replace', line, start, end: start + field.value.length, text: written }],
    },
  ];
}

/** How much of the posting's title stands in these words. */
function titleShare(title: string, { before }: TailorContext): number {
  const sense = wordSense(before.job.language);
  const own = new Set(sense.words(title).map((word) => word.stem));
  const asked = sense.content(plainTitle(before.job.title));
  return asked.filter((word) => own.has(word.stem)).length / Math.max(1, asked.length);
}

/** What the old headline said must be in the new one, in some form. */
function keepsWords(old: string, text: string, { lexis }: TailorContext): boolean {
  const keys = new Set(tokenize(text, lexis).flatMap((token) => token.keys));
  if (lexis.pack.language === 'zh') return text.includes(old);
  return tokenize(old, lexis).every(
    (token) => token.keys.length === 0 || token.keys.some((key) => keys.has(key)),
  );
}
