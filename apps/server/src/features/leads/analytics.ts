import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { shownAddress } from '../mail/shown-address.ts';

const RECENT = 20;
const TREND_DAYS = 30;

interface Sums extends Record<string, unknown> {
  leads: string;
  today: string;
  confirmed: string;
  started: string;
  completed: string;
}
interface Day extends Record<string, unknown> {
  day: string;
  leads: string;
  conversions: string;
}
interface Recent extends Record<string, unknown> {
  id: string;
  email: string;
  type: string;
  amount: number;
  created_at: string;
  checkout_started: boolean;
  checkout_completed: boolean;
}

/** One decimal; nobody yet is none. */
export function rateOf(part: number, all: number): number {
  return all === 0 ? 0 : Math.round((1_000 * part) / all) / 10;
}

export async function analyticsOf({ db, config, clock }: Context) {
  const zone = config.TIME_ZONE;
  const midnight = sql`date_trunc('day', ${clock.now()}::timestamptz AT TIME ZONE ${zone})`;
  const first = sql`(${midnight} - make_interval(days => ${TREND_DAYS - 1}))`;
  const perDay = (column: 'created_at' | 'checkout_completed_at') => {
    const at = sql.identifier(column);
    return sql`(SELECT date_trunc('day', ${at} AT TIME ZONE ${zone}) AS day, count(*) AS n FROM leads
      WHERE ${at} >= ${first} AT TIME ZONE ${zone} GROUP BY 1)`;
  };
  const [sums, days, recent] = await Promise.all([
    db.execute<Sums>(sql`SELECT count(*) AS leads,
      count(*) FILTER (WHERE l.created_at >= ${midnight} AT TIME ZONE ${zone}) AS today,
      count(*) FILTER (WHERE l.confirmed_at IS NOT NULL OR u.email IS NOT NULL) AS confirmed,
      count(*) FILTER (WHERE l.checkout_started_at IS NOT NULL OR l.checkout_completed_at IS NOT NULL) AS started,
      count(l.checkout_completed_at) AS completed
      FROM leads l LEFT JOIN users u ON u.email = l.email AND u.email_confirmed_at IS NOT NULL`),
    db.execute<Day>(sql`SELECT to_char(day, 'YYYY-MM-DD') AS day, coalesce(l.n, 0) AS leads,
      coalesce(c.n, 0) AS conversions
      FROM generate_series(${first}, ${midnight}, interval '1 day') day
      LEFT JOIN ${perDay('created_at')} l USING (day) LEFT JOIN ${perDay('checkout_completed_at')} c USING (day)
      ORDER BY day`),
    db.execute<Recent>(sql`SELECT id, email, type, amount, created_at,
      checkout_started_at IS NOT NULL AS checkout_started, checkout_completed_at IS NOT NULL AS checkout_completed
      FROM leads ORDER BY created_at DESC, id DESC LIMIT ${RECENT}`),
  ]);
  const { leads = 0, today = 0, confirmed = 0, started = 0, completed = 0 } = sums.rows[0] ?? {};
  return {
    totalLeads: Number(leads),
    todayLeads: Number(today),
    conversionRate: rateOf(Number(completed), Number(leads)),
    recentLeads: recent.rows.map((row) => ({
      ...row,
      email: shownAddress(config, row.email),
      created_at: new Date(row.created_at).toISOString(),
    })),
    trend: days.rows.map((row) => ({
      day: row.day,
      leads: Number(row.leads),
      conversions: Number(row.conversions),
    })),
    funnel: {
      leads: Number(leads),
      confirmed: Number(confirmed),
      checkoutStarted: Number(started),
      checkoutCompleted: Number(completed),
    },
  };
}
