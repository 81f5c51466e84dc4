import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const N = 32_768;
const R = 8;
const P = 1;

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, { ...options, maxmem: 128 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, { N, r: R, p: P });
  return ['scrypt', N, R, P, salt.toString('base64'), key.toString('base64')].join('$');
}

/** The same work whether there is a hash or not: an unknown address takes as long as a known one. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const [, n, r, p, salt, key] = (stored ?? `scrypt$${N}$${R}$${P}$AAAAAAAAAAAAAAAAAAAAAA==$AA==`).split('$');
  const wanted = Buffer.from(key ?? '', 'base64');
  const made = await derive(password, Buffer.from(salt ?? '', 'base64'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return stored !== null && wanted.length === made.length && timingSafeEqual(wanted, made);
}
