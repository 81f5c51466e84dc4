import pg from 'pg';
import { errorFields, type Log } from './log.ts';

/** One connection that listens, for everyone in this process. Who waits also polls: a lost notice only costs time. */
export interface Notifications {
  /** Called when something happened under this key, and at least every few seconds. */
  subscribe(key: string, listener: () => void): () => void;
  close(): Promise<void>;
}

const POLL_MS = 2_000;
const RECONNECT_MS = 1_000;

export function listenTo(databaseUrl: string, channel: string, log: Log): Notifications {
  const listeners = new Map<string, Set<() => void>>();
  let client: pg.Client | null = null;
  let closed = false;
  const tell = (key: string) => {
    for (const listener of listeners.get(key) ?? []) listener();
  };
  const connect = async () => {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'resume-tailor-listen' });
    next.on('error', () => undefined);
    next.on('end', () => {
      client = null;
      if (!closed) setTimeout(() => void connect(), RECONNECT_MS).unref();
    });
    next.on('notification', (notice) => tell(notice.payload ?? ''));
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      client = next;
    } catch (error) {
      log.warn('notifications.lost', errorFields(error));
      await next.end().catch(() => undefined);
    }
  };
  void connect();
  const poll = setInterval(() => {
    for (const key of listeners.keys()) tell(key);
  }, POLL_MS);
  poll.unref();
  return {
    subscribe(key, listener) {
      const set = listeners.get(key) ?? new Set();
      listeners.set(key, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(key);
      };
    },
    async close() {
      closed = true;
      clearInterval(poll);
      await client?.end();
    },
  };
}
