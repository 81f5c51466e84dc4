import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { platform, setPriority } from 'node:os';
import type { DocumentErrorCode, DocumentFailure, Outcome } from '../failure.ts';
import type { Progress } from '../read-document.ts';
import { residentBytes } from './memory.ts';
import type { FromChild, Task, TaskKind, Tasks } from './tasks.ts';

export interface WorkerSettings {
  childPath: string;
  memoryLimit: number;
  /** Milliseconds between looks at the child's memory. */
  watchEvery: number;
  /** How far the child stands back for other processes: 0 to 19. */
  niceness: number;
}

type Answer = Outcome<Tasks[TaskKind]['output']>;

interface Current {
  id: number;
  finish: (answer: Answer) => void;
  onProgress?: (progress: Progress) => void;
}

const failed = (code: DocumentErrorCode, params: DocumentFailure['params'] = {}): Answer => ({
  ok: false,
  error: { code, params },
});

/**
 * The watchdog looks twenty times a second; what swells faster meets a limit of the system. Memory that is
 * promised counts there as well as memory that is used, hence the distance to the watchdog's own.
 */
function limited(flags: string[], bytes: number): { execPath?: string; execArgv: string[] } {
  if (platform() !== 'linux' || !existsSync('/bin/sh')) return { execArgv: flags };
  const script = `ulimit -d ${Math.round(bytes / 1024)} 2>/dev/null; exec "$0" "$@"`;
  return { execPath: '/bin/sh', execArgv: ['-c', script, process.execPath, ...flags] };
}

function standBack(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // Not every system lets a process say so; then all are equal.
  }
}

/** One child: given one task at a time, watched while it works, killed without regret. */
export class Worker {
  private readonly child: ChildProcess;
  private readonly settings: WorkerSettings;
  private current: Current | undefined;
  private reason: DocumentErrorCode = 'crashed';
  private nextId = 1;
  tasksDone = 0;
  dead = false;

  constructor(settings: WorkerSettings) {
    this.settings = settings;
    this.child = fork(settings.childPath, [], {
      ...limited(['--max-old-space-size=512'], 3 * settings.memoryLimit),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Nothing of the parent's secrets belongs near a stranger's document.
      env: {
        PATH: process.env.PATH,
        NODE_ENV: process.env.NODE_ENV,
        TAILOR_ROOT: process.env.TAILOR_ROOT,
        TMPDIR: process.env.TMPDIR,
      },
    });
    if (settings.niceness > 0 && this.child.pid) standBack(this.child.pid, settings.niceness);
    this.child.on('message', (message: FromChild) => this.receive(message));
    this.child.on('error', () => this.die());
    this.child.on('exit', () => this.die());
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  run(task: Task, timeLimit: number, onProgress?: (progress: Progress) => void): Promise<Answer> {
    if (this.dead) return Promise.resolve(failed('crashed'));
    return new Promise((resolve) => {
      const id = this.nextId++;
      const clock = setTimeout(() => this.kill('timed_out'), timeLimit);
      const watch = setInterval(() => this.look(), this.settings.watchEvery);
      const finish = (answer: Answer) => {
        clearTimeout(clock);
        clearInterval(watch);
        this.current = undefined;
        this.tasksDone++;
        resolve(answer);
      };
      this.current = { id, finish, onProgress };
      this.child.send({ id, task }, (error) => {
        if (error) this.kill('crashed');
      });
    });
  }

  kill(reason: DocumentErrorCode): void {
    this.reason = reason;
    this.child.kill('SIGKILL');
    this.die();
  }

  private async look(): Promise<void> {
    const pid = this.child.pid;
    const bytes = pid ? await residentBytes(pid) : undefined;
    if (this.current && !this.dead && bytes !== undefined && bytes > this.settings.memoryLimit)
      this.kill('out_of_memory');
  }

  private receive(message: FromChild): void {
    if (!this.current || message.id !== this.current.id) return;
    if ('progress' in message) this.current.onProgress?.(message.progress);
    else this.current.finish(message.outcome);
  }

  private die(): void {
    this.dead = true;
    this.current?.finish(failed(this.reason));
  }
}
