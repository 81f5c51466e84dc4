const PATIENCE_MS = 120_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A person behind a proxy of their own, who presses again while the product is being restarted. */
export class Browser {
  private cookie = '';

  constructor(
    private readonly base: string,
    private readonly address: string,
  ) {}

  async call(method: string, path: string, body?: object): Promise<{ status: number; body: unknown }> {
    const reply = await fetch(this.base + path, {
      method,
      headers: {
        origin: this.base,
        'x-forwarded-for': this.address,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(this.cookie ? { cookie: this.cookie } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(15_000),
    });
    const text = await reply.text();
    const set = reply.headers.getSetCookie().map((one) => one.split(';')[0]);
    if (set.length > 0) this.cookie = set.join('; ');
    return { status: reply.status, body: text ? JSON.parse(text) : null };
  }

  /** Pressed until one of these is the answer; no answer and a busy one are pressed again. */
  async until<T>(method: string, path: string, body: object | undefined, wanted: number[]): Promise<T> {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(150)) {
      try {
        const reply = await this.call(method, path, body);
        if (wanted.includes(reply.status)) return reply.body as T;
        if (![202, 429, 500, 502, 503].includes(reply.status))
          throw new Unexpected(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
      } catch (error) {
        if (error instanceof Unexpected) throw error;
      }
    }
    throw new Unexpected(`${method} ${path}: no answer within two minutes`);
  }

  async deliver(path: string, signed: () => { payload: string; signature: string }): Promise<void> {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(150)) {
      const { payload, signature } = signed();
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const reply = await fetch(this.base + path, { method: 'POST', headers, body: payload }).catch(
        () => null,
      );
      if (reply?.status === 200) return;
    }
    throw new Unexpected('an event was never taken');
  }
}

export class Unexpected extends Error {}
