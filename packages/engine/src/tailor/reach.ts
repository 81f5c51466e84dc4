import { gather } from '../text/gather.ts';
import type { LineIndex } from '../types.ts';
import { lineText, type TailorContext } from './context.ts';
import { containsWords, doneAt, isTelling, proofOf } from './proofs.ts';
import { saidOtherwise } from './said-otherwise.ts';
import type { Wanted } from './wanted.ts';

/**
 * What careful editing can reach: everything that the resume says in other words said in the posting's too, all that
 * it proves named in summary and skills, however it would read; then the score's own ceiling of that page. Reckoned
 * from the resume as it came, no page of it is ever written: which edits are made in the end is not looked at.
 */
export function reachOf(wanted: Wanted[], context: TailorContext): number {
  const { before, resume, lexis } = context;
  const beside = new Map<LineIndex, string[]>();
  for (const each of wanted) {
    const lines = [doneAt(each, context), saidOtherwise(each, context)?.place.bullet.lines.at(-1)];
    for (const line of new Set(lines))
      if (line !== undefined && !containsWords(lineText(resume, line), each.say))
        gather(beside, line, each.say);
  }
  const named = wanted
    .filter((each) => isTelling(each, context) && proofOf(each, context)?.how === 'done')
    .map(({ say }) => say);
  if (beside.size === 0 && named.length === 0) return before.score.ceiling;
  const { comma } = lexis.pack.style;
  const said = [...beside].map(([line, words]) => ({ text: words.join(comma), line }));
  const list = named.length > 0 ? [{ text: named.join(comma) }] : [];
  const { engine, job, asOf, facts } = context;
  return Math.max(before.score.ceiling, engine.ceilingWith(before, job, asOf, facts, [...said, ...list]));
}
