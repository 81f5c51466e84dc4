import { onceFor } from '../text/once-for.ts';
import { inScriptOf } from '../text/simplified.ts';
import type { Operation, Resume } from '../types.ts';
import { type Draft, pageText, type TailorContext } from './context.ts';

const scriptOf = onceFor((resume: Resume) => inScriptOf(pageText(resume)));

/** A page in the characters of Taiwan takes no words in those of Beijing, nor the other way round. */
export const inOwnScript = (text: string, { resume }: TailorContext): string =>
  resume.language === 'zh' ? scriptOf(resume)(text) : text;

/** What the engine's own words and the posting's say, in the characters of the page. */
export function draftInOwnScript(draft: Draft, context: TailorContext): Draft {
  if (context.resume.language !== 'zh') return draft;
  const own = (text: string): string => inOwnScript(text, context);
  const { reason, terms, operations, after } = draft;
  const params = Object.entries(reason.params).map(([name, value]) => [
    name,
    typeof value === 'string' ? own(value) : value,
  ]);
  return {
    ...draft,
    after: own(after),
    reason: { ...reason, params: Object.fromEntries(params) },
    terms: terms.map((term) => ({ ...term, added: own(term.added) })),
    operations: operations.map((one): Operation => {
      if (one.type === 'replace') return { ...one, text: own(one.text) };
      return one.type === 'insert' ? { ...one, lines: one.lines.map(own) } : one;
    }),
  };
}
