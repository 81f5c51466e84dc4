import type { Engine } from '@tailor/engine';
import { asOfDate, InputError, parseArguments, UsageError } from './arguments.ts';
import { commands } from './commands.ts';
import { help } from './help.ts';
import type { Terminal } from './terminal.ts';

/** Runs one call; the number is the exit code. */
export async function run(argv: string[], terminal: Terminal, makeEngine: () => Engine): Promise<number> {
  try {
    const parsed = parseArguments(argv);
    if (parsed.flags.has('help') || parsed.command === 'help') {
      await terminal.write(help);
      return 0;
    }
    if (parsed.command === undefined) throw new UsageError('no command given');
    const command = Object.hasOwn(commands, parsed.command) ? commands[parsed.command] : undefined;
    if (!command) throw new UsageError(`unknown command "${parsed.command}"`);
    const asOf = asOfDate(parsed, terminal.now);
    await command({ parsed, terminal, engine: makeEngine(), asOf });
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.error(`${error.message}\n\n${help}`);
      return 2;
    }
    if (error instanceof InputError) {
      terminal.error(`${error.message}\n`);
      return 1;
    }
    throw error;
  }
}
