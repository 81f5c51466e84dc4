import { readFileSync } from 'node:fs';
import { InputError, UsageError } from './arguments.ts';
import type { Command } from './commands.ts';

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new InputError('not_found', `cannot read ${file}`);
  }
}

/** What a saved page says of a job; that it says nothing is an answer too. */
export const jobCommand: Command = async ({ parsed, terminal }) => {
  const [file, ...more] = parsed.files;
  if (file === undefined || more.length > 0) throw new UsageError('job takes one FILE.html');
  const address = parsed.options.get('url');
  const html = bytesOf(file);
  const { readPosting } = await import('@tailor/documents');
  const outcome = readPosting({ html, ...(address === undefined ? {} : { address }) });
  const found = outcome.ok ? outcome.posting : { title: '', description: '', company: '' };
  if (parsed.flags.has('json')) {
    const answer = {
      success: outcome.ok,
      jobTitle: found.title,
      jobDescription: found.description,
      company: found.company,
      ...(outcome.ok ? {} : { reason: outcome.reason }),
    };
    await terminal.write(`${JSON.stringify(answer, null, 2)}\n`);
  } else if (outcome.ok) {
    const head = [found.title, found.company].filter((line) => line !== '').join('\n');
    await terminal.write(`${head}\n\n${found.description}\n`);
  } else throw new InputError(outcome.reason, `no posting was read from ${file}: ${outcome.reason}`);
};
