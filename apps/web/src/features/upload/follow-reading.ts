import { call } from '../../lib/api.ts';

/** How far the server has come: a share of 100, and of what pages, where there are pages. */
export interface ReadingProgress {
  progress: number;
  page: number | null;
  pages: number | null;
}

/** How often to ask when the stream can't be had. */
const askMs = 2000;

/** Tells of a reading's progress by its event stream, by asking where streams don't work; returns how to stop. */
export function followReading(id: string, tell: (progress: ReadingProgress) => void): () => void {
  const path = `/api/extract-text/${id}/events` as const;
  const stream = new EventSource(path, { withCredentials: true });
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    // What fails is asked again: whoever waits for the result decides when it is over.
    const found = await call<Partial<ReadingProgress>>(path).catch(() => null);
    if (over) return;
    if (found?.progress !== undefined) tell({ page: null, pages: null, ...found, progress: found.progress });
    timer = setTimeout(ask, askMs);
  };
  stream.addEventListener('progress', (event: MessageEvent<string>) => {
    try {
      tell(JSON.parse(event.data));
    } catch {
      // Not a progress: the next event says more.
    }
  });
  stream.addEventListener('done', () => stream.close());
  stream.addEventListener('error', () => {
    if (stream.readyState === EventSource.CLOSED && !over) timer ??= setTimeout(ask, askMs);
  });
  return () => {
    over = true;
    clearTimeout(timer);
    stream.close();
  };
}
