import type { Bullet } from '../types.ts';
import type { Draft, TailorContext } from './context.ts';
import { firstWords, rewordedPoint } from './reworded-point.ts';

/** "I check the logs" among points that begin with their verb; a role that would stay half in the first person stays. */
export function firstPerson(context: TailorContext): Draft[] {
  const { resume, lexis } = context;
  const { spoken, withoutWriter } = lexis.pack.phrasing;
  const entries = [...resume.experience, ...resume.projects];
  const all = entries.flatMap(({ bullets }) => bullets);
  const speaking = all.filter(({ text }) => spoken.test(text)).length;
  if (speaking === 0 || speaking * 2 >= all.length) return [];
  return entries.flatMap(({ id, bullets }) => {
    const changed = bullets
      .filter(({ text }) => spoken.test(text))
      .map((bullet) => ({ bullet, after: withoutWriter(bullet.text, lexis.pack.verbs) }));
    const whole = changed.every(({ after }) => after !== undefined && !spoken.test(after));
    return whole ? changed.flatMap(({ bullet, after }) => draft(bullet, after ?? '', id, context)) : [];
  });
}

const clip = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

function draft(bullet: Bullet, after: string, entryId: string, context: TailorContext): Draft[] {
  const params = { before: firstWords(bullet.text, 2), after: clip(after) };
  const reason = { code: 'edit.first-person', params };
  return rewordedPoint(bullet, entryId, { kind: 'tense', reason, after }, context);
}
