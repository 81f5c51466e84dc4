import { allBullets, type Draft, sameLanguage, type TailorContext } from './context.ts';
import { plainTitle } from './headline.ts';
import { saidOtherwise, type Wanted } from './wanted.ts';

const fewest = 2;
const most = 4;

/** Where a resume has no summary: one sentence of the title held and what the roles prove, no figure of our own. */
export function summary(wanted: Wanted[], context: TailorContext): Draft[] {
  const { resume, lexis } = context;
  if (resume.summary || !sameLanguage(context)) return [];
  const first = resume.sections.find((section) => section.kind !== 'contact' && section.heading);
  const after = first?.heading?.lines[0];
  const title = resume.headline?.value ?? resume.experience[0]?.title?.value;
  if (after === undefined || after < 1 || title === undefined) return [];
  const proven = wanted
    .filter(
      (each) =>
        each.requirement.kind === 'hard_skill' &&
        (each.kind === 'skill' || each.kind === 'tool' || / /.test(each.say)),
    )
    .flatMap((each) => {
      const line = provenLine(each, context);
      return line === undefined ? [] : [{ say: each.say, line }];
    });
  const chosen = distinct(proven).slice(0, most);
  if (chosen.length < fewest) return [];
  const { style } = lexis.pack;
  const skills = joined(
    chosen.map(({ say }) => say),
    style.comma,
    style.and,
  );
  const text = style.summary.titleAndSkills.replace('{title}', plainTitle(title)).replace('{skills}', skills);
  if (!context.gate.check(text, {}).passed) return [];
  const shout =
    first?.heading && first.heading.value === first.heading.value.toUpperCase() && resume.language !== 'zh';
  const heading = shout ? style.summaryHeading.toUpperCase() : style.summaryHeading;
  return [
    {
      kind: 'summary',
      place: { line: null },
      before: '',
      after: text,
      reason: { code: 'edit.summary', params: { skills } },
      evidence: chosen.map(({ line }) => line),
      terms: chosen.map(({ say, line }) => ({
        added: say,
        source: resume.source.lines[line]?.text.trim() ?? '',
        line,
        relation: 'same',
      })),
      operations: [{ type: 'insert', after: after - 1, lines: [heading, text, ''] }],
    },
  ];
}

function provenLine(wanted: Wanted, context: TailorContext): number | undefined {
  const done = new Set(allBullets(context.resume).flatMap(({ bullet }) => bullet.lines));
  const quote = wanted.match.quotes.find((each) => done.has(each.line) && each.relation === 'same');
  if (quote?.quote.toLowerCase().includes(wanted.say.toLowerCase())) return quote.line;
  return saidOtherwise(wanted, context)[0]?.place.bullet.lines[0];
}

/** "SQL" beside "SQL databases" would say the same twice. */
function distinct<T extends { say: string }>(list: T[]): T[] {
  return list.filter(
    ({ say }, i) => !list.some((other, k) => k < i && (contains(other.say, say) || contains(say, other.say))),
  );
}

const contains = (long: string, short: string) => long.toLowerCase().includes(short.toLowerCase());

export function joined(words: string[], comma: string, and: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(comma)}${and}${words.at(-1)}`;
}
