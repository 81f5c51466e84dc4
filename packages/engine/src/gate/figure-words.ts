import type { Figures } from './numbers.ts';

/** Whether a word belongs to a figure or a mark: the "no" of "no more than 20" denies nothing. */
export const isInFigure = ({ start, end }: { start: number; end: number }, figures: Figures): boolean =>
  figures.numbers.some((number) => number.from <= start && end <= number.end) ||
  figures.marks.some((mark) => mark.start <= start && end <= mark.end);
