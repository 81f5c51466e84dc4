import type { ChildProcess } from 'node:child_process';
import type { DocumentErrorCode, DocumentFailure, Outcome } from '../failure.ts';
import type { Progress } from '../read-document.ts';
import { makeChildFolder, removeChildFolder } from './child-folder.ts';
import { residentBytes } from './memory.ts';
import { type ChildSettings, startChild } from './start-child.ts';
import type { FromChild, Task, TaskKind, Tasks } from './tasks.ts';

export interface WorkerSettings extends ChildSettings {
  /** Milliseconds between looks at the child's memory. */
  watchEvery: number;
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

/** One child: given one task at a time, watched while it works, killed without regret. */
export class Worker {
  private readonly child: ChildProcess;
  private readonly settings: WorkerSettings;
  private current: Current | undefined;
  private reason: DocumentErrorCode = 'crashed';
  private nextId = 1;
  tasksDone = 0;
  dead = false;
  /** The process is gone, and what lay in its temporary folder too. */
  readonly ended: Promise<void>;

  constructor(settings: WorkerSettings) {
    this.settings = settings;
    const folder = makeChildFolder();
    this.child = startChild(settings, folder);
    this.child.on('message', (message: FromChild) => this.receive(message));
    this.ended = new Promise<void>((resolve) => {
      this.child.on('error', () => resolve());
      this.child.on('exit', () => resolve());
    }).then(() => {
      this.die();
      return removeChildFolder(folder);
    });
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
