import type { Resume, ResumeSource } from '../types.ts';
import { ownCopy } from './own-copy.ts';

/** Lines as they stand; the kinds of line end are the only thing not kept. */
export function sourceFromText(text: string): ResumeSource {
  const body = text.startsWith('\ufeff') ? text.slice(1) : text;
  return { lines: body.split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/).map((line) => ({ text: ownCopy(line) })) };
}

/** The untouched structure back as text: every line, in order. */
export function writeResume(resume: Resume): string {
  return resume.source.lines.map((line) => line.text).join('\n');
}
