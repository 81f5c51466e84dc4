import { titleCloseness, titleSense } from '../match/title-closeness.ts';
import { isMeasured } from '../score/measured.ts';
import type { Bullet, Entry, Operation } from '../types.ts';
import { type Draft, lineText, type TailorContext } from './context.ts';
import { servesJob } from './relevance.ts';
import type { Wanted } from './wanted.ts';

/** A resume that fits two pages has no need to give. */
const fewestBullets = 20;
const yearsAgo = 8;
/** Titles less close than this are of another trade. */
const otherTrade = 0.3;

/**
 * Long ago and of no use to this job: such a role keeps its title, its dates and its first point. What goes is shown
 * as an edit; figures stay, for results count in any trade.
 */
export function oldRoles(wanted: Wanted[], context: TailorContext): Draft[] {
  const { experience } = context.resume;
  const bullets = experience.flatMap((entry) => entry.bullets);
  if (bullets.length < fewestBullets) return [];
  const proves = servesJob(wanted, context);
  return experience.slice(1).flatMap((entry): Draft[] => {
    if (!isOld(entry, context) || isNear(entry, context)) return [];
    // One point that serves the job tells that the others may, in words we do not know.
    if (entry.bullets.some((bullet) => proves(bullet.text, bullet.lines))) return [];
    const gone = entry.bullets
      .slice(1)
      .filter((bullet) => !isMeasured(bullet.text, context.resume.language) && standsAlone(bullet, context));
    const free = gone.filter((bullet) =>
      bullet.lines.every((line) => context.claims.take(line, 0, lineText(context.resume, line).length)),
    );
    return free.length > 0 ? [draft(entry, free)] : [];
  });
}

const isOld = ({ dates }: Entry, { asOf }: TailorContext) =>
  dates?.end !== undefined && !dates.current && asOf.year - dates.end.year >= yearsAgo;

/** Work of the same or a neighbouring trade is never idle. */
function isNear({ title }: Entry, { before, engine, resume }: TailorContext): boolean {
  if (!title) return true;
  const wanted = titleSense(before.job.title, before.job.language, engine.lexica);
  return titleCloseness(wanted, titleSense(title.value, resume.language, engine.lexica)) >= otherTrade;
}

/** Nothing else may stand on the lines that go, and no list may lose its end. */
function standsAlone({ lines, text, marker }: Bullet, { resume }: TailorContext): boolean {
  const whole = lines.map((line) => lineText(resume, line).trim()).join(' ');
  return (
    lines.length > 0 &&
    marker !== '' &&
    whole.length <= text.length + marker.length + 2 &&
    !/[;；]$/u.test(text)
  );
}

function draft(entry: Entry, gone: Bullet[]): Draft {
  const operations = gone.flatMap(({ lines }) => lines.map((line): Operation => ({ type: 'remove', line })));
  return {
    kind: 'shorten',
    place: { entryId: entry.id, line: gone[0]?.lines[0] ?? null },
    before: gone.map(({ text }) => text).join('\n'),
    after: '',
    reason: {
      code: 'edit.old-role',
      params: { title: entry.title?.value ?? entry.organization?.value ?? '', count: gone.length },
    },
    evidence: entry.lines.slice(0, 1),
    terms: [],
    operations,
  };
}
