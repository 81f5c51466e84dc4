import { tokenize } from '../gate/tokens.ts';
import type { Operation } from '../types.ts';
import { type Draft, lineText, type TailorContext } from './context.ts';
import type { Credential } from './credential.ts';
import { credentialsLine, credentialTerms } from './credentials.ts';
import { headline } from './headline.ts';
import {
  asPoint,
  lastOwnLine,
  markerOf,
  newSectionAt,
  ownTitle,
  standsRightAbove,
  titleTerm,
} from './summary-place.ts';

/** Papers and languages on a line of their own, below the person's own words. */
export function besideSummary(held: Credential[], context: TailorContext): Draft[] {
  const last = lastOwnLine(context);
  if (last === undefined) return [];
  const own = lineText(context.resume, last);
  const text = asPoint(credentialsLine(held, context), own);
  const lines = [markerOf(own) + text];
  return [credentialsDraft(text, held, [{ type: 'insert', after: last, lines }], context)];
}

/** A summary of its own: the title, and below it what is held. */
export function titled(held: Credential[], context: TailorContext): Draft[] {
  const title = ownTitle(context);
  const place = newSectionAt(context);
  if (!place) return [];
  // Without a headline the title would stand there twice, and a degree of the same name says it a third time.
  if (
    title !== '' &&
    !context.resume.headline &&
    held.filter((one) => !repeats(one, title, context)).length < fewest
  )
    return [];
  const text = credentialsLine(held, context);
  // The title stands above already, as the headline, or will.
  const { language } = context.resume;
  // Chinese ends no line of one name with a stop.
  const line = language === 'zh' ? title : title + context.lexis.pack.style.stop;
  const own = title === '' || isHeaded(context) || standsRightAbove(title, context) ? [] : [line];
  const lines = [...place.heading, ...own, text, ''];
  const made = credentialsDraft(text, held, [{ type: 'insert', after: place.after, lines }], context);
  const after = [...own, text].join('\n');
  return [{ ...made, after, terms: [...titleTerm(after, context), ...made.terms] }];
}

/** The title stands above already, as the headline, or will. */
export const isHeaded = (context: TailorContext): boolean =>
  context.resume.headline !== undefined || headline(context).length > 0;

const fewest = 2;

/** "Ausbildung zum Elektroniker" below "Elektroniker": all but what sort of paper it is. */
function repeats({ text, kind }: Credential, title: string, { lexis }: TailorContext): boolean {
  if (kind !== 'paper') return false;
  if (lexis.pack.language === 'zh') return false;
  const own = tokenize(text, lexis).filter(({ folded }) => !lexis.isFunction(folded));
  const told = new Set(tokenize(title, lexis).flatMap(({ keys }) => keys));
  const more = own
    .slice(1)
    .filter(({ text: word, keys }) => word.length > 2 && !keys.some((key) => told.has(key)));
  return own.length > 1 && more.length === 0;
}

export function withCredentials(own: Draft, held: Credential[], context: TailorContext): Draft {
  const text = credentialsLine(held, context);
  const operations = own.operations.map(
    (one): Operation =>
      one.type === 'insert' ? { ...one, lines: [...one.lines.slice(0, -1), text, ''] } : one,
  );
  return {
    ...own,
    after: `${own.after}\n${text}`,
    evidence: [...own.evidence, ...held.map(({ line }) => line)],
    terms: [...own.terms, ...credentialTerms(held, context)],
    operations,
  };
}

function credentialsDraft(
  text: string,
  held: Credential[],
  operations: Operation[],
  context: TailorContext,
): Draft {
  return {
    kind: 'summary',
    place: { line: null },
    before: '',
    after: text,
    reason: { code: 'edit.credentials', params: { items: held.map((each) => each.text).join(', ') } },
    evidence: held.map(({ line }) => line),
    terms: credentialTerms(held, context),
    operations,
  };
}
