import { type Arguments, UsageError } from './arguments.ts';

export function needed(parsed: Arguments, name: string): string {
  const value = parsed.options.get(name);
  if (value === undefined) throw new UsageError(`${parsed.command} needs --${name} FILE`);
  return value;
}
