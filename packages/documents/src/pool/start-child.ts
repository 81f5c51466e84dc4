import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { platform, setPriority } from 'node:os';
import { childEnvironment } from './child-environment.ts';
import { processors } from './processors.ts';

export interface ChildSettings {
  childPath: string;
  memoryLimit: number;
  /** How far the child stands back for other processes: 0 to 19. */
  niceness: number;
}

/** V8's own helpers would be four, and clear memory beside the child: they crowd out whoever answers requests. */
const flags = ['--max-old-space-size=512', '--v8-pool-size=1', '--single-threaded-gc'];

const works = ([command = '', ...args]: string[]) =>
  spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0;

/** Who starts the child, one through the other: those that this system has. Asked once for each. */
const starters = new Map<string, boolean>();
function usable(starter: string[]): boolean {
  const known = starters.get(starter.join(' ')) ?? works(starter);
  starters.set(starter.join(' '), known);
  return known;
}

/**
 * - What swells faster than the watchdog looks, twenty times a second, meets a limit of the system; memory that is
 *   promised counts there as well as memory that is used, hence the distance.
 * - A child that loops dies with its parent, however that one died.
 * - Being nice says how much of a processor a child gets, not when it makes room: Linux lets who runs go on to the next
 *   tick of its clock, up to 4 ms, while an answer that is being made waits. A child has threads enough for two
 *   processors; one is left to those who answer.
 */
function wrapped({ memoryLimit, niceness }: ChildSettings) {
  if (platform() !== 'linux') return { execArgv: flags };
  const others = processors().slice(1);
  const chain = [
    ['prlimit', `--data=${3 * memoryLimit}`],
    ['setpriv', '--pdeathsig', 'KILL'],
    ...(niceness > 0 && others.length > 0 ? [['taskset', '--cpu-list', others.join(',')]] : []),
  ].filter(usable);
  const [execPath = process.execPath, ...rest] = [...chain.flat(), process.execPath];
  return { execPath, execArgv: [...rest, ...flags] };
}

function standBack(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // Not every system lets a process say so; then all are equal.
  }
}

export function startChild(settings: ChildSettings, folder: string): ChildProcess {
  const child = fork(settings.childPath, [], {
    ...wrapped(settings),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: childEnvironment(folder),
  });
  if (settings.niceness > 0 && child.pid) standBack(child.pid, settings.niceness);
  return child;
}
