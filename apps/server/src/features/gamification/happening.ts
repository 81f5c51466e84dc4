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

interface Calendar {
  form: Intl.DateTimeFormat;
  days: Map<number, string>;
}

/** Making a formatter and asking it are the dear part of counting; a zone's days never change. */
const calendars = new Map<string, Calendar>();
const MOST_QUARTERS = 40_000;

/** Days of a place, "2026-05-14". Asked once a quarter of an hour: time zones change at no finer step. */
export function daysOf(timeZone: string): (at: number) => string {
  const calendar = calendars.get(timeZone) ?? {
    form: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
    days: new Map<number, string>(),
  };
  calendars.set(timeZone, calendar);
  return (at) => {
    const quarter = Math.floor(at / QUARTER);
    const found = calendar.days.get(quarter);
    if (found) return found;
    if (calendar.days.size >= MOST_QUARTERS) calendar.days.clear();
    const day = calendar.form.format(new Date(quarter * QUARTER));
    calendar.days.set(quarter, day);
    return day;
  };
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 3_600_000).toISOString().slice(0, 10);
}
