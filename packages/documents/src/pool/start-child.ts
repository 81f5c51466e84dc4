import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { arch, platform, setPriority } from 'node:os';
import { childEnvironment } from './child-environment.ts';

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
const preparation = `kilobytes=$1 call=$2 nice=$3 turn=$4
shift 4
set -- "$0" "$@"
ulimit -d "$kilobytes" 2>/dev/null
if [ "$call" != 0 ] && perl -e 1 2>/dev/null; then set -- perl -e "$turn" "$call" "$nice" "$@"; fi
if setpriv --pdeathsig KILL true 2>/dev/null; then set -- setpriv --pdeathsig KILL "$@"; fi
exec "$@"`;

/**
 * Being nice says how much of the processor a child gets, not when it makes room: since 6.6 Linux lets who runs finish
 * its turn, and looks only at the next tick of its clock, up to 4 ms later, while an answer that is being made waits.
 * Who asks for longer turns than others (since 6.12) makes room for them at once, and gets no less. Neither node nor
 * `chrt` before 2.41 can ask for that; perl, which Debian always has, can. Elsewhere children are only nice.
 */
const longTurns = `my ($call, $nice) = (shift() + 0, shift() + 0);
syscall($call, 0, pack('LLQlLQQQ', 48, 0, 0, $nice, 0, 100_000_000, 0, 0), 0);
exec { $ARGV[0] } @ARGV`;
/** The number of sched_setattr. */
const schedulingCalls: Record<string, number> = { x64: 314, arm64: 274 };

function wrapped({ memoryLimit, niceness }: ChildSettings) {
  if (!canBeWrapped()) return { execArgv: flags };
  const kilobytes = Math.round((3 * memoryLimit) / 1024);
  const call = niceness > 0 ? (schedulingCalls[arch()] ?? 0) : 0;
  const first = [kilobytes, call, niceness].map(String);
  return {
    execPath: '/bin/sh',
    execArgv: ['-c', preparation, process.execPath, ...first, longTurns, ...flags],
  };
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
