import type { Fact, Resume } from '../types.ts';
import type { Lexis } from './lexis.ts';
import type { Names } from './names.ts';
import { type Statement, statement } from './statement.ts';
import { linesWithWishes, toldIn } from './wishes.ts';

/** What may not be mixed: one job, one school, the summary, a line of skills. */
export interface Unit {
  id: string;
  statements: Statement[];
}

export interface Support {
  lexis: Lexis;
  units: Unit[];
  unit(id: string): Unit | undefined;
  /** With what the person hopes for as well: it stands for a hope, and proves nothing done. */
  hopes?: Support;
}

/** The resume and the confirmed facts as units of statements. */
export function supportOf(resume: Resume, facts: readonly Fact[], lexis: Lexis, lexicon?: Names): Support {
  const state = (text: string, role: Statement['role'] = 'text') => statement(text, role, lexis, lexicon);
  const claimed = new Set<number>();
  const units: Unit[] = [];
  for (const entry of [...resume.experience, ...resume.projects]) {
    for (const line of entry.lines) claimed.add(line);
    const inFields = new Set(
      [entry.title, entry.organization, entry.location, entry.dates].flatMap((field) => field?.lines ?? []),
    );
    const inBullets = new Set(entry.bullets.flatMap((bullet) => bullet.lines));
    units.push({
      id: entry.id,
      statements: [
        ...(entry.title ? [state(entry.title.value, 'title')] : []),
        ...(entry.organization ? [state(entry.organization.value, 'organization')] : []),
        ...(entry.dates ? [state(entry.dates.text, 'dates')] : []),
        ...entry.bullets.map((bullet) => state(bullet.text)),
        ...entry.lines
          .filter((line) => !inBullets.has(line))
          .map((line) =>
            state((resume.source.lines[line]?.text ?? '').trim(), inFields.has(line) ? 'dates' : 'text'),
          ),
      ],
    });
  }
  for (const entry of resume.education) {
    for (const line of entry.lines) claimed.add(line);
    units.push({
      id: entry.id,
      statements: [
        ...(entry.degree ? [state(entry.degree.value, 'title')] : []),
        ...(entry.institution ? [state(entry.institution.value, 'organization')] : []),
        state(entry.lines.map((line) => resume.source.lines[line]?.text ?? '').join(' | ')),
      ],
    });
  }
  units.push(...otherUnits(resume, claimed, state));
  for (const fact of facts) addFact(fact, units, state);
  const hopes = hopesOf(resume, state);
  const told = opened(units, lexis);
  return hopes.length === 0 ? told : { ...told, hopes: opened([...units, ...hopes], lexis) };
}

function opened(units: Unit[], lexis: Lexis): Support {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return { lexis, units, unit: (id) => byId.get(id) };
}

/** What holds a wish, as it stands there. */
function hopesOf(resume: Resume, state: State): Unit[] {
  const lines = [...linesWithWishes(resume).keys()];
  if (lines.length === 0) return [];
  const fields = [resume.headline, resume.summary].filter((field) => field !== undefined);
  const texts = [
    ...fields.map(({ value }) => value),
    ...lines.map((line) => resume.source.lines[line]?.text ?? ''),
  ];
  return [{ id: 'hopes', statements: texts.map((text) => state(text, 'title')) }];
}

type State = (text: string, role?: Statement['role']) => Statement;

function otherUnits(resume: Resume, claimed: Set<number>, state: State): Unit[] {
  const units: Unit[] = [];
  const wishes = linesWithWishes(resume);
  for (const id of ['headline', 'summary'] as const) {
    const field = resume[id];
    const text = field && toldIn(field, resume);
    if (text) units.push({ id, statements: [state(text, 'title')] });
  }
  const inSummary = new Set([...(resume.summary?.lines ?? []), ...(resume.headline?.lines ?? [])]);
  resume.source.lines.forEach((line, i) => {
    if (claimed.has(i) || inSummary.has(i) || line.text.trim() === '' || line.layout?.hidden) return;
    const text = wishes.get(i) ?? line.text;
    if (text !== '') units.push({ id: `line-${i}`, statements: [state(text)] });
  });
  return units;
}

function addFact(fact: Fact, units: Unit[], state: State): void {
  if (fact.answer !== 'yes') return;
  const said = [fact.text, fact.detail]
    .filter((text): text is string => Boolean(text))
    .map((text) => state(text, 'fact'));
  const place = fact.entryId === undefined ? undefined : units.find((unit) => unit.id === fact.entryId);
  if (place) place.statements.push(...said);
  else units.push({ id: `fact-${fact.questionId}`, statements: said });
}
