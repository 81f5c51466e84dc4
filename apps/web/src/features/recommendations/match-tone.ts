import type { Tone } from '../../ui/badge.tsx';

/** 80 and above green, 60 blue, 40 yellow, else grey. */
export function matchTone(percent: number): Tone {
  if (percent >= 80) return 'good';
  if (percent >= 60) return 'info';
  return percent >= 40 ? 'tape' : 'plain';
}

const shownSkills = 6;
const shownCharacters = 150;

export function cutSkills(skills: readonly string[]): { shown: string[]; more: number } {
  return { shown: skills.slice(0, shownSkills), more: Math.max(0, skills.length - shownSkills) };
}

/** Cut by what a person counts as characters, with a sign that it was. */
export function cutDescription(text: string): string {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  if (characters.length <= shownCharacters) return text;
  return `${characters
    .slice(0, shownCharacters)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}
