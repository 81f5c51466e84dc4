import type { ResumeReply, RunView } from '@tailor/contract/shapes/resume';
import { ApiError, call } from '../../lib/api.ts';

interface Listeners {
  progress: (percent: number) => void;
  done: () => void;
  failed: (error: unknown) => void;
}

/** How often to ask when the stream can't be had. */
const askMs = 2000;
/** How long a lost connection may stay lost: the run goes on without us, the person must not wait for ever. */
const lostMs = 12_000;

/** Follows a run by its event stream, by asking where streams don't work; returns how to stop. */
export function followRun(id: string, url: string, listeners: Listeners): () => void {
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lostFor: ReturnType<typeof setTimeout> | undefined;
  const stream = new EventSource(url, { withCredentials: true });
  const stop = () => {
    over = true;
    clearTimeout(timer);
    clearTimeout(lostFor);
    stream.close();
  };
  const found = () => {
    clearTimeout(lostFor);
    lostFor = undefined;
  };
  const lost = (error: unknown) => {
    lostFor ??= setTimeout(() => {
      stop();
      listeners.failed(error);
    }, lostMs);
  };
  const hear = (run: RunView) => {
    if (over) return;
    found();
    listeners.progress(run.progress);
    if (run.status === 'done') {
      stop();
      listeners.done();
    } else if (run.status === 'failed') {
      stop();
      const body = { code: run.error?.code ?? 'internal', params: run.error?.params ?? {} };
      listeners.failed(new ApiError(500, JSON.stringify(body), ''));
    }
  };
  const ask = async () => {
    if (over) return;
    try {
      const { run, resume } = await call<ResumeReply>(`/api/resumes/${id}`, { needs: ['resume'] });
      if (over) return;
      found();
      if (run) hear(run);
      else if (resume.isProcessed) {
        stop();
        listeners.done();
      }
    } catch (error) {
      // A lost connection is asked again; an answer that says no is an end.
      if (error instanceof ApiError && error.status < 500) {
        stop();
        listeners.failed(error);
      } else if (!over) lost(error);
    }
    if (!over) timer = setTimeout(ask, askMs);
  };
  const read = (event: MessageEvent<string>) => {
    try {
      hear(JSON.parse(event.data));
    } catch {
      // Not a run: the next event or the end of the stream says more.
    }
  };
  stream.addEventListener('message', read);
  stream.addEventListener('run', read);
  stream.addEventListener('open', found);
  stream.addEventListener('error', () => {
    if (!over) lost(new TypeError('the connection was lost'));
    if (stream.readyState === EventSource.CLOSED && !over && timer === undefined)
      timer = setTimeout(ask, askMs);
  });
  return stop;
}
