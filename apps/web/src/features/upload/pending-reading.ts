/** A reading that the server does for this tab, remembered so that a page loaded again finds it. */
export interface PendingReading {
  id: string;
  name: string;
  forced: boolean;
}

const key = 'pending-reading';

/** 128 random bits: whoever guessed it would still need the owner's cookie. */
export function newReadingId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function rememberReading(reading: PendingReading | null): void {
  try {
    if (reading) sessionStorage.setItem(key, JSON.stringify(reading));
    else sessionStorage.removeItem(key);
  } catch {
    // Refused: a page loaded again begins anew.
  }
}

export function pendingReading(): PendingReading | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isReading(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isReading(value: unknown): value is PendingReading {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('name' in value)) return false;
  return typeof value.id === 'string' && /^[0-9a-f]{32}$/.test(value.id) && typeof value.name === 'string';
}
