import type { ResumeSource, SourceLine } from '../types.ts';

/** More lines than any resume or posting has: what stands behind them is kept, and is neither read nor evidence. */
export const mostLines = 4000;

export const linesRead = ({ lines }: ResumeSource): SourceLine[] => lines.slice(0, mostLines);
