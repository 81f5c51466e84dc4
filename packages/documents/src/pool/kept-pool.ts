import { type ChildProcess, fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import type { DocumentErrorCode, Outcome } from '../failure.ts';
import type { Progress } from '../read-document.ts';
import { childEnvironment } from './child-environment.ts';
import type { DocumentPool, PoolSettings, RunOptions } from './pool.ts';
import type { Task, TaskKind, Tasks } from './tasks.ts';

export interface KeptPoolSettings extends PoolSettings {
  /** The bundled `keeper.ts`. */
  keeperPath: string;
}

type Answer = Outcome<Tasks[TaskKind]['output']>;

/** From a server to its keeper and back. */
export type ToKeeper = { id: number; task: Task } | { id: number; leave: true };
export type FromKeeper = { id: number; progress: Progress } | { id: number; outcome: Answer };

interface Asked {
  answer: (answer: Answer) => void;
  onProgress?: (progress: Progress) => void;
}

/** A keeper that was told to end and does not is ended. */
const graceMs = 5_000;

const failed = (code: DocumentErrorCode): Answer => ({ ok: false, error: { code, params: {} } });

/**
 * A pool in a process of its own. To start a child, a process copies the list of all its memory, and stands still
 * meanwhile: a server of 200 MB for 10 ms, and longer after it, since each page it writes to is copied then. The
 * keeper is small; it starts, watches and ends the children, and a server's requests wait for none of it.
 */
class KeptPool implements DocumentPool {
  private readonly settings: KeptPoolSettings;
  private readonly asked = new Map<number, Asked>();
  private keeper: ChildProcess | undefined;
  private ended: Promise<void> = Promise.resolve();
  private nextId = 1;
  private closed = false;

  constructor(settings: KeptPoolSettings) {
    this.settings = settings;
  }

  run<K extends TaskKind>(
    kind: K,
    input: Tasks[K]['input'],
    { signal, onProgress }: RunOptions = {},
  ): Promise<Outcome<Tasks[K]['output']>> {
    return new Promise((resolve) => {
      // The kind of the question is the kind of the answer; a message can't carry that proof.
      const answer = resolve as (answer: Answer) => void;
      if (this.closed || signal?.aborted) return answer(failed('cancelled'));
      const id = this.nextId++;
      const leave = () => this.tell({ id, leave: true });
      signal?.addEventListener('abort', leave, { once: true });
      this.asked.set(id, {
        onProgress,
        answer: (outcome) => {
          signal?.removeEventListener('abort', leave);
          answer(outcome);
        },
      });
      this.tell({ id, task: { kind, input } as Task });
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    this.answerAll('cancelled');
    const { keeper } = this;
    if (!keeper) return;
    const late = setTimeout(() => keeper.kill('SIGKILL'), graceMs);
    if (keeper.connected) keeper.disconnect();
    await this.ended;
    clearTimeout(late);
  }

  /** The keeper lives while it is needed; one that was lost is replaced when next there is something to do. */
  private start(): ChildProcess {
    const { keeperPath, ...settings } = this.settings;
    const keeper = fork(keeperPath, [JSON.stringify(settings)], {
      execArgv: ['--v8-pool-size=1'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: childEnvironment(tmpdir()),
    });
    keeper.on('message', (message: FromKeeper) => this.receive(message));
    this.ended = new Promise<void>((resolve) => {
      keeper.once('error', () => resolve());
      keeper.once('exit', () => resolve());
    }).then(() => this.lose(keeper));
    return keeper;
  }

  private tell(message: ToKeeper): void {
    this.keeper ??= this.start();
    const { keeper } = this;
    keeper.send(message, (error) => {
      if (error) this.lose(keeper);
    });
  }

  private receive(message: FromKeeper): void {
    const asked = this.asked.get(message.id);
    if ('progress' in message) asked?.onProgress?.(message.progress);
    else {
      this.asked.delete(message.id);
      asked?.answer(message.outcome);
    }
  }

  private lose(keeper: ChildProcess): void {
    if (this.keeper !== keeper) return;
    this.keeper = undefined;
    keeper.kill('SIGKILL');
    this.answerAll('crashed');
  }

  private answerAll(code: DocumentErrorCode): void {
    for (const { answer } of this.asked.values()) answer(failed(code));
    this.asked.clear();
  }
}

export function createKeptPool(settings: KeptPoolSettings): DocumentPool {
  return new KeptPool(settings);
}
