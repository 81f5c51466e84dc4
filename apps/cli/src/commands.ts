import type { AsOf, Engine, Language, PreparedJob } from '@tailor/engine';
import { languages, tailor } from '@tailor/engine';
import { type Arguments, InputError, UsageError } from './arguments.ts';
import { jobFrom, resumeFrom } from './files.ts';
import { jobCommand } from './job-command.ts';
import { eachLine, textOf } from './json-lines.ts';
import { needed } from './needed.ts';
import { presentAnalysis, presentRead, presentTailoring, presentTerms } from './present.ts';
import { matchReport, readReport } from './reports.ts';
import { tailorCommand } from './tailor-command.ts';
import type { Terminal } from './terminal.ts';

export interface Call {
  parsed: Arguments;
  terminal: Terminal;
  engine: Engine;
  asOf: AsOf;
}

export type Command = (call: Call) => Promise<void>;

const onlyFile = ({ files, command }: Arguments): string | undefined => {
  if (files.length > 1) throw new UsageError(`${command} takes one file`);
  return files[0];
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const read: Command = async ({ parsed, terminal, engine }) => {
  const file = onlyFile(parsed);
  if (file === undefined) throw new UsageError('read needs a FILE');
  const { resume, report } = engine.read(await resumeFrom(file));
  const answer = presentRead(resume, report);
  await terminal.write(parsed.flags.has('json') ? json(answer) : readReport(answer));
};

const match: Command = async ({ parsed, terminal, engine, asOf }) => {
  const resume = await resumeFrom(needed(parsed, 'resume'));
  const job = jobFrom(needed(parsed, 'job'), parsed.options.get('title'));
  const answer = presentAnalysis(engine.analyse(resume, job, asOf));
  await terminal.write(parsed.flags.has('json') ? json(answer) : matchReport(answer));
};

/** Batches often hold one posting many times: the latest ones stay prepared. */
function preparing(engine: Engine, keep = 64): (title: string, description: string) => PreparedJob {
  const known = new Map<string, PreparedJob>();
  return (title, description) => {
    const key = `${title}\n${description}`;
    const found = known.get(key) ?? engine.prepare({ title, description });
    known.delete(key);
    known.set(key, found);
    const oldest = known.keys().next();
    if (known.size > keep && !oldest.done) known.delete(oldest.value);
    return found;
  };
}

const batch: Command = async ({ parsed, terminal, engine, asOf }) => {
  const prepare = preparing(engine);
  await eachLine(terminal, onlyFile(parsed), (line) => {
    const resumeText = textOf(line, 'resumeText');
    const job = prepare(textOf(line, 'jobTitle'), textOf(line, 'jobDescription'));
    return presentTailoring(tailor(engine, { resume: resumeText, job, asOf }));
  });
};

function languageOf(line: Record<string, unknown>): Language | undefined {
  const given = line.language;
  if (given === undefined || given === null) return undefined;
  const known = languages.find((one) => one === given);
  if (!known) throw new InputError('invalid_field', `"language" must be one of ${languages.join(', ')}`);
  return known;
}

const terms: Command = async ({ parsed, terminal, engine }) => {
  await eachLine(terminal, onlyFile(parsed), (line) => {
    const text = textOf(line, 'text');
    return { terms: presentTerms(text, engine.terms(text, languageOf(line))) };
  });
};

export const commands: Record<string, Command> = {
  read,
  match,
  batch,
  terms,
  tailor: tailorCommand,
  job: jobCommand,
};
