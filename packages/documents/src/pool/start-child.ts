import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { platform, setPriority } from 'node:os';

export interface ChildSettings {
  childPath: string;
  memoryLimit: number;
  /** How far the child stands back for other processes: 0 to 19. */
  niceness: number;
}

/** V8's own helpers would be four; on two cores they and the child crowd out whoever answers requests. */
const flags = ['--max-old-space-size=512', '--v8-pool-size=1'];
const canBeWrapped = () => platform() === 'linux' && existsSync('/bin/sh');

/**
 * Said before node takes the process over. The watchdog looks at a child's memory twenty times a second; what swells
 * faster meets a limit of the system (memory that is promised counts there as well as memory that is used, hence the
 * distance). And a child that loops dies with its parent, however that one died.
 */
const preparation = `ulimit -d "$1" 2>/dev/null
shift
if setpriv --pdeathsig KILL true 2>/dev/null; then exec setpriv --pdeathsig KILL "$0" "$@"; fi
exec "$0" "$@"`;

function wrapped({ memoryLimit }: ChildSettings) {
  if (!canBeWrapped()) return { execArgv: flags };
  const kilobytes = String(Math.round((3 * memoryLimit) / 1024));
  return { execPath: '/bin/sh', execArgv: ['-c', preparation, process.execPath, kilobytes, ...flags] };
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
    // Nothing of the parent's secrets belongs near a stranger's document.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: process.env.NODE_ENV,
      TAILOR_ROOT: process.env.TAILOR_ROOT,
      TMPDIR: folder,
      TEMP: folder,
    },
  });
  if (settings.niceness > 0 && child.pid) standBack(child.pid, settings.niceness);
  return child;
}
