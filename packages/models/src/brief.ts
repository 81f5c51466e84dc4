import type { Point, Tailoring } from '@tailor/engine';
import { createVeil, placeHolder, type Veil } from './veil.ts';

/** What one question is made of: the least that serves. No header, no employer, no date, no posting as such. */
export interface Batch {
  language: string;
  jobTitle: string;
  /** What the posting asks for and the resume has, in the posting's words. */
  asked: string[];
  points: BriefPoint[];
}

export interface BriefPoint {
  id: string;
  place: string;
  role?: string;
  current: boolean;
  /** Veiled. */
  text: string;
}

export interface Brief {
  batches: Batch[];
  veil: Veil;
}

const MOST_POINTS = 60;
const LONGEST_POINT = 700;
const BATCH_POINTS = 12;
const BATCH_CHARACTERS = 3_000;
const MOST_ASKED = 25;
const LONGEST_ASKED = 160;

export function briefOf({ before }: Tailoring, points: readonly Point[]): Brief {
  const { resume, job, matches } = before;
  const veil = createVeil(resume.contact);
  const had = new Set(
    matches
      .filter(({ status }) => status === 'met' || status === 'partly')
      .map((match) => match.requirementId),
  );
  const asked = job.requirements
    .filter(({ id }) => had.has(id))
    .map(({ text }) => veil.hide(oneLine(text)).slice(0, LONGEST_ASKED))
    .slice(0, MOST_ASKED);
  const sent = points
    .filter(({ original, now }) => now.length <= LONGEST_POINT && !placeHolder.test(original))
    .slice(0, MOST_POINTS)
    .map(
      (point, i): BriefPoint => ({
        id: `p${i + 1}`,
        place: point.place,
        ...(point.role ? { role: veil.hide(oneLine(point.role)) } : {}),
        current: point.current,
        text: veil.hide(oneLine(point.now)),
      }),
    );
  const common = { language: resume.language, jobTitle: veil.hide(oneLine(job.title)), asked };
  return { batches: split(sent).map((part) => ({ ...common, points: part })), veil };
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

function split(points: BriefPoint[]): BriefPoint[][] {
  const parts: BriefPoint[][] = [];
  let characters = 0;
  for (const point of points) {
    const part = parts.at(-1);
    characters += point.text.length;
    if (part && part.length < BATCH_POINTS && characters <= BATCH_CHARACTERS) part.push(point);
    else {
      parts.push([point]);
      characters = point.text.length;
    }
  }
  return parts;
}
