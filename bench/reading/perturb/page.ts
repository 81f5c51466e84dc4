import { fold } from '../folding.ts';
import type { Truth, TruthCase } from '../truth-set.ts';
import { type HeadingKind, headingKindOf } from './headings.ts';

/** One line of a text and what it is, as far as that shows by its words and by the truth. */
export interface Line {
  text: string;
  heading?: HeadingKind;
  /** The heading without the marks around it. */
  headingText?: string;
  bullet: boolean;
  blank: boolean;
  /** A rule drawn with marks. */
  rule: boolean;
  /** Values of the truth's entries that it holds, as they stand in the truth. */
  titles: string[];
  places: string[];
}

const marks =
  /^([\s#*=_|+~<>【[■●◆▪♦»•–—-]*(?:\d{1,2}[.)]\s+|[一二三四五六七八九][、.]\s*)?)(.*?)([\s*=_|+~<>】\]:：–—-]*)$/u;
const bulletMark = /^\s*(?:[•·▪◦●○■□◆◇➢➤►▶✓✔»]\s*|[-–—*>]\s+|\d{1,2}[.)、]\s*|\([a-z\d]\)\s*)(?=\S)/u;

export function headingIn(text: string): { before: string; name: string; behind: string } | undefined {
  const [, before = '', name = '', behind = ''] = marks.exec(text) ?? [];
  if (name.length < 2 || name.length > 45) return undefined;
  return headingKindOf(name) ? { before, name, behind } : undefined;
}

function held(values: (string | null)[], text: string): string[] {
  const line = fold(text);
  return values.filter(
    (value): value is string => value !== null && fold(value).length > 2 && line.includes(fold(value)),
  );
}

function lineOf(text: string, truth: Truth): Line {
  const found = headingIn(text);
  const bullet = bulletMark.test(text) && found === undefined;
  const none = bullet || found !== undefined;
  return {
    text,
    heading: found && headingKindOf(found.name),
    headingText: found?.name,
    bullet,
    blank: text.trim() === '',
    rule: /^\s*([-=_*~─—–])\s?(?:\1\s?){3,}\s*$/u.test(text),
    titles: none
      ? []
      : held([...truth.experience.map((e) => e.title), ...truth.education.map((e) => e.degree)], text),
    places: none
      ? []
      : held(
          [...truth.experience.map((e) => e.organization), ...truth.education.map((e) => e.institution)],
          text,
        ),
  };
}

export function linesOf({ truth, text }: TruthCase): Line[] {
  return text.split('\n').map((line) => lineOf(line, truth));
}

/** Where the first heading stands, behind the person's own lines. */
export function firstHeading(lines: Line[]): number {
  return lines.findIndex((line, at) => at > 0 && line.heading !== undefined);
}

export const isHead = (line: Line): boolean => line.titles.length + line.places.length > 0;

/** The same text with other lines; undefined where nothing changed. */
export function withLines(one: TruthCase, lines: string[]): TruthCase | undefined {
  const text = lines.join('\n');
  return text === one.text ? undefined : { ...one, text };
}
