import { gather } from '../text/gather.ts';
import type { LineIndex, Operation } from '../types.ts';
import { lineText, type TailorContext } from './context.ts';
import { analyseEdited } from './effects.ts';
import { containsWords, doneAt, isTelling, proofOf } from './proofs.ts';
import { saidOtherwise } from './said-otherwise.ts';
import type { Wanted } from './wanted.ts';

/**
 * What careful editing can reach: the resume with everything it says in other words said in the posting's too, and
 * all that it proves named in summary and skills, however it would read; then the score's own ceiling of that page.
 * Reckoned from the resume as it came: which edits are made in the end is not looked at.
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
  const { style } = lexis.pack;
  const list = named.join(style.comma);
  const first = resume.sections.find((section) => section.kind !== 'contact' && section.heading)?.heading
    ?.lines[0];
  const said = [...beside].map(([line, words]): Operation => {
    const end = lineText(resume, line).trimEnd().length;
    return {
      type: 'replace',
      line,
      start: end,
      end,
      text: style.open + words.join(style.comma) + style.close,
    };
  });
  const summary: Operation[] =
    list === '' || first === undefined || first < 1
      ? []
      : [{ type: 'insert', after: first - 1, lines: [style.summaryHeading, list, ''] }];
  const skills: Operation[] =
    list === ''
      ? []
      : [{ type: 'insert', after: resume.source.lines.length - 1, lines: ['', style.skillsHeading, list] }];
  const page = analyseEdited(context, [
    { id: 'reach', maker: 'engine', operations: [...said, ...summary, ...skills] },
  ]);
  return Math.max(before.score.ceiling, page.score.ceiling);
}
