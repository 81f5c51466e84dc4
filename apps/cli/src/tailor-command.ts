import { existsSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { type Edit, type Resume, tailor } from '@tailor/engine';
import { InputError, UsageError } from './arguments.ts';
import type { Command } from './commands.ts';
import { jobFrom, resumeFrom } from './files.ts';
import { needed } from './needed.ts';

const formats = { '.txt': 'txt', '.docx': 'docx', '.pdf': 'pdf', '.json': 'json' } as const;

function formatOf(file: string): (typeof formats)[keyof typeof formats] {
  const ending = extname(file).toLowerCase();
  if (ending in formats) return formats[ending as keyof typeof formats];
  throw new UsageError(`--out takes a file ending in ${Object.keys(formats).join(', ')}`);
}

/** One edit as a person reads it: what, before and after, why, and the words that support it. */
function explained(edit: Edit): string {
  const { kind, before, after, effect, reason, terms } = edit;
  const signed = (value: number): string => `${value < 0 ? '' : '+'}${Math.round(value * 10) / 10}`;
  const lines = [`${kind}  match ${signed(effect.match)}, score ${signed(effect.score)}  (${reason.code})`];
  if (before !== '') lines.push(`  - ${before.replaceAll('\n', '\n    ')}`);
  if (after !== '') lines.push(`  + ${after.replaceAll('\n', '\n    ')}`);
  for (const term of terms) lines.push(`  "${term.added}" from "${term.source}" (${term.relation})`);
  return lines.join('\n');
}

async function bytesOf(resume: Resume, title: string, file: string): Promise<Uint8Array> {
  const { writeDocument } = await import('@tailor/documents');
  return (await writeDocument({ resume, title, format: formatOf(file) })).bytes;
}

/** Tailors a resume to a job and writes it in the format of its ending; without --out, as text. */
export const tailorCommand: Command = async ({ parsed, terminal, engine, asOf }) => {
  const resume = await resumeFrom(needed(parsed, 'resume'));
  const job = jobFrom(needed(parsed, 'job'), parsed.options.get('title'));
  const out = parsed.options.get('out');
  if (out !== undefined) formatOf(out);
  const tailoring = tailor(engine, { resume, job, asOf });
  const name = tailoring.before.resume.contact.name?.value ?? job.title;
  if (out !== undefined) {
    if (existsSync(out)) throw new InputError('exists', `${out} exists already; it is never replaced`);
    writeFileSync(out, await bytesOf(tailoring.after.resume, name, out));
  }
  const { before, after, edits } = tailoring;
  if (parsed.flags.has('explain'))
    await terminal.write(
      `score ${before.score.total} → ${after.score.total}, edits: ${edits.length}\n\n${edits.map(explained).join('\n\n')}\n`,
    );
  else if (out === undefined) await terminal.write(`${tailoring.text}\n`);
};
