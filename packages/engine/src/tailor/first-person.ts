import { titleSense } from '../match/title-closeness.ts';
import type { Bullet } from '../types.ts';
import { ownSummary } from './aim.ts';
import { type Draft, lineText, type TailorContext } from './context.ts';
import { isVerb } from './opening-verb.ts';
import { firstWords, rewordedPoint } from './reworded-point.ts';
import { markerOf, namesCalling } from './summary-place.ts';

/** "I check the logs" among points that begin with their verb; a role that would stay half in the first person stays. */
export function firstPerson(context: TailorContext): Draft[] {
  return [...inPoints(context), ...inSummary(context)];
}

/** "I am a welder with ten years in boats": who somebody is begins with what they are. */
function inSummary(context: TailorContext): Draft[] {
  const { resume, lexis, gate, claims } = context;
  const { phrasing } = lexis.pack;
  const line = ownSummary(context)?.lines[0];
  if (!phrasing.asCalling || line === undefined) return [];
  const text = lineText(resume, line);
  const start = markerOf(text).length;
  const told = text.slice(start);
  const match = phrasing.asCalling.exec(told);
  const [opening = '', calling = ''] = match ?? [];
  const [sentence = ''] = /^.*?(?:[.!?](?=\s|$)|$)/u.exec(told.slice(opening.length)) ?? [];
  if (!match || !isCalling(calling, context) || tellsOn(sentence, context)) return [];
  const end = start + opening.length + 1;
  const first = text.charAt(end - 1).toUpperCase();
  const after = first + text.slice(end);
  if (!gate.check(after, {}).passed || !claims.take(line, start, end)) return [];
  return [
    {
      kind: 'tense',
      place: { line },
      before: told,
      after,
      reason: {
        code: 'edit.first-person',
        params: { before: opening.trim(), after: clip(first + sentence.slice(1)) },
      },
      evidence: [line],
      terms: [],
      operations: [{ type: 'replace', line, start, end, text: first }],
    },
  ];
}

function isCalling(text: string, { resume, engine }: TailorContext): boolean {
  if (namesCalling(text)) return true;
  const { occupations, words } = titleSense(text, resume.language, engine.lexica);
  return occupations.length > 0 || words.some(({ role }) => role);
}

/** "… and work in a team": the other verb would stand there without its doer. */
function tellsOn(sentence: string, { lexis }: TailorContext): boolean {
  const { phrasing, clauses } = lexis.pack;
  if (phrasing.spoken.test(sentence)) return true;
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word, i) => clauses.and.test(word) && isVerb(words[i + 1] ?? '', lexis));
}

function inPoints(context: TailorContext): Draft[] {
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
