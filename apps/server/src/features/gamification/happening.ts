/** The facts that count, as the log holds them; codes and numbers only. */
export interface Happening {
  id: number;
  kind: string;
  at: number;
  data: Record<string, string | number | boolean>;
}

/** The same progress in whatever order they come, and however often each does. */
export function inOrder(happenings: readonly Happening[]): Happening[] {
  const byId = new Map(happenings.map((one) => [one.id, one]));
  return [...byId.values()].sort((a, b) => a.at - b.at || a.id - b.id);
}

const QUARTER = 15 * 60_000;
const DAY = 24 * 3_600_000;

interface Calendar {
  form: Intl.DateTimeFormat;
  /** How far the place is from UTC at the beginning of each day of UTC. */
  offsets: Map<number, number>;
}

/** Making a formatter and asking it are the dear part of counting; the past of a zone never changes. */
const calendars = new Map<string, Calendar>();
const MOST_OFFSETS = 10_000;

function calendarOf(timeZone: string): Calendar {
  const found = calendars.get(timeZone);
  if (found) return found;
  // The Swedish form of a moment is that of ISO 8601.
  const form = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const made = { form, offsets: new Map<number, number>() };
  calendars.set(timeZone, made);
  return made;
}

function offsetAt({ form }: Calendar, at: number): number {
  return Date.parse(`${form.format(at).replace(' ', 'T')}Z`) - at;
}

function offsetOfDay(calendar: Calendar, utcDay: number): number {
  const found = calendar.offsets.get(utcDay);
  if (found !== undefined) return found;
  if (calendar.offsets.size >= MOST_OFFSETS) calendar.offsets.clear();
  const offset = offsetAt(calendar, utcDay * DAY);
  calendar.offsets.set(utcDay, offset);
  return offset;
}

/**
 * Days of a place, "2026-05-14". A clock is asked once a day of UTC; only on a day on which it was
 * changed, for each moment anew. Clocks are changed at no finer step than a quarter of an hour.
 */
export function daysOf(timeZone: string): (at: number) => string {
  const calendar = calendarOf(timeZone);
  return (at) => {
    const utcDay = Math.floor(at / DAY);
    const offset = offsetOfDay(calendar, utcDay);
    const steady = offset === offsetOfDay(calendar, utcDay + 1);
    const own = steady ? offset : offsetAt(calendar, Math.floor(at / QUARTER) * QUARTER);
    return new Date(at + own).toISOString().slice(0, 10);
  };
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 3_600_000).toISOString().slice(0, 10);
}
