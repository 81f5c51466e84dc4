import { availableParallelism } from 'node:os';
import type { Outcome } from '../failure.ts';
import type { Progress } from '../read-document.ts';
import { sweepChildFolders } from './child-folder.ts';
import type { Task, TaskKind, Tasks } from './tasks.ts';
import { Worker } from './worker.ts';

export interface PoolSettings {
  /** The bundled `child.ts`. */
  childPath: string;
  /** Children at once. */
  size?: number;
  /** Tasks that may wait; one more is refused with `busy`. */
  queue?: number;
  /** Milliseconds a task may take, by kind. */
  timeLimits?: Partial<Record<TaskKind, number>>;
  memoryLimit?: number;
  /** A server's own requests come before any document. */
  niceness?: number;
}

export interface RunOptions {
  onProgress?: (progress: Progress) => void;
  /** Who waits for the result has gone: a waiting task is dropped, a running one killed. */
  signal?: AbortSignal;
}

export interface DocumentPool {
  run<K extends TaskKind>(
    kind: K,
    input: Tasks[K]['input'],
    options?: RunOptions,
  ): Promise<Outcome<Tasks[K]['output']>>;
  close(): Promise<void>;
}

/** One whose children are this process's own. */
export interface OwnPool extends DocumentPool {
  /** Like `run`, for whoever passes on what another asked. */
  perform(task: Task, options: RunOptions): Promise<Answer>;
  /** Tasks that wait for a child. */
  readonly waiting: number;
  readonly running: number;
}

const defaultLimits: Record<TaskKind, number> = {
  read: 30_000,
  recognise: 180_000,
  write: 10_000,
  edit: 10_000,
  posting: 8_000,
};
const tasksPerChild = 100;
const mebibyte = 1024 * 1024;

type Answer = Outcome<Tasks[TaskKind]['output']>;

interface Waiting {
  task: Task;
  options: RunOptions;
  answer: (answer: Answer) => void;
}

class Pool implements OwnPool {
  private readonly settings: PoolSettings;
  private readonly size: number;
  private readonly queue: Waiting[] = [];
  private readonly idle: Worker[] = [];
  private readonly busy = new Set<Worker>();
  /** Also those that were killed and are not gone yet. */
  private readonly alive = new Set<Worker>();
  private closed = false;

  constructor(settings: PoolSettings) {
    this.settings = settings;
    this.size = settings.size ?? Math.max(1, availableParallelism() - 1);
    void sweepChildFolders();
  }

  get waiting(): number {
    return this.queue.length;
  }

  get running(): number {
    return this.busy.size;
  }

  run<K extends TaskKind>(
    kind: K,
    input: Tasks[K]['input'],
    options: RunOptions = {},
  ): Promise<Outcome<Tasks[K]['output']>> {
    // The kind of the question is the kind of the answer; a message can't carry that proof.
    return this.perform({ kind, input } as Task, options) as Promise<Outcome<Tasks[K]['output']>>;
  }

  perform(task: Task, options: RunOptions): Promise<Answer> {
    return new Promise((answer) => {
      if (this.closed || options.signal?.aborted)
        return answer({ ok: false, error: { code: 'cancelled', params: {} } });
      const free = this.busy.size < this.size;
      if (!free && this.queue.length >= (this.settings.queue ?? 20))
        return answer({ ok: false, error: { code: 'busy', params: {} } });
      const item: Waiting = { task, options, answer };
      options.signal?.addEventListener('abort', () => this.drop(item), { once: true });
      this.queue.push(item);
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const item of this.queue.splice(0))
      item.answer({ ok: false, error: { code: 'cancelled', params: {} } });
    for (const worker of [...this.idle.splice(0), ...this.busy]) worker.kill('cancelled');
    await Promise.all([...this.alive].map((worker) => worker.ended));
  }

  private drop(item: Waiting): void {
    const at = this.queue.indexOf(item);
    if (at < 0) return;
    this.queue.splice(at, 1);
    item.answer({ ok: false, error: { code: 'cancelled', params: {} } });
  }

  private next(): void {
    if (this.busy.size >= this.size) return;
    const item = this.queue.shift();
    if (item) void this.work(item);
  }

  private takeWorker(): Worker {
    for (let worker = this.idle.pop(); worker; worker = this.idle.pop()) if (!worker.dead) return worker;
    const { childPath, memoryLimit = 700 * mebibyte, niceness = 0 } = this.settings;
    const worker = new Worker({ childPath, memoryLimit, watchEvery: 50, niceness });
    this.alive.add(worker);
    void worker.ended.then(() => this.alive.delete(worker));
    return worker;
  }

  private async work({ task, options, answer }: Waiting): Promise<void> {
    const worker = this.takeWorker();
    this.busy.add(worker);
    const stop = () => worker.kill('cancelled');
    options.signal?.addEventListener('abort', stop, { once: true });
    const limit = this.settings.timeLimits?.[task.kind] ?? defaultLimits[task.kind];
    const result = await worker.run(task, limit, options.onProgress);
    options.signal?.removeEventListener('abort', stop);
    this.busy.delete(worker);
    this.settle(worker, result);
    answer(result);
    this.next();
  }

  /** A child that stumbled over something unforeseen, or much, is replaced: its memory is not to be trusted. */
  private settle(worker: Worker, result: Answer): void {
    const suspect =
      !result.ok && (result.error.params.unforeseen !== undefined || result.error.code === 'too_complex');
    if (worker.dead) return;
    if (this.closed || suspect || worker.tasksDone >= tasksPerChild) worker.kill('cancelled');
    else this.idle.push(worker);
  }
}

export function createDocumentPool(settings: PoolSettings): OwnPool {
  return new Pool(settings);
}
