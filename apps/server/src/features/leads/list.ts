import type { CallQuery } from '@tailor/contract/call';
import type { EmailLeads, Lead } from '@tailor/contract/calls/email-leads';
import { type SQL, sql } from 'drizzle-orm';
import { mailAdminIsOpen } from '../../platform/config.ts';
import { csvLine, csvMark } from '../../platform/csv.ts';
import { addressHash, foldAddress } from '../mail/address.ts';
import type { MailContext } from '../mail/context.ts';
import { afterPlace, pageOf, pattern } from '../mail/place.ts';
import { shownAddress } from '../mail/shown-address.ts';

const PAGE = 25;
const EXPORT_PAGE = 1_000;

type Filter = Omit<CallQuery<EmailLeads>, 'cursor'>;
interface Row extends Omit<Lead, 'createdAt'> {
  createdAt: Date;
  at: string;
  [column: string]: unknown;
}

const stages = {
  lead: sql`checkout_started_at IS NULL AND checkout_completed_at IS NULL`,
  checkout: sql`checkout_started_at IS NOT NULL AND checkout_completed_at IS NULL`,
  converted: sql`checkout_completed_at IS NOT NULL`,
};

/** What an administrator sees of the leads. */
export function createLeadList({ db, keys, config }: MailContext) {
  function matching({ search = '', stage, type }: Filter): SQL {
    const text = foldAddress(search);
    // While everybody may look, piece after piece of a hidden address could be found out.
    const found = mailAdminIsOpen(config)
      ? sql`address_hash = ${addressHash(keys, text)}`
      : sql`email LIKE ${pattern(text)}`;
    return sql`${stage ? stages[stage] : sql`TRUE`} AND ${type ? sql`type = ${type}` : sql`TRUE`}
      AND ${text ? found : sql`TRUE`}`;
  }

  async function rowsOf(filter: Filter, cursor: string | undefined, most: number): Promise<Row[]> {
    const { rows } = await db.execute<Row>(sql`
      SELECT id, email, type, amount, checkout_started_at IS NOT NULL AS "checkoutStarted",
        checkout_completed_at IS NOT NULL AS "checkoutCompleted",
        abandoned_sent_at IS NOT NULL AS "abandonedCartEmailSent", created_at AS "createdAt", created_at::text AS at
      FROM leads WHERE ${matching(filter)} AND ${afterPlace(cursor)}
      ORDER BY created_at DESC, id DESC LIMIT ${most + 1}`);
    return rows;
  }

  function present({ at: _at, ...row }: Row): Lead {
    const { id, email, type, amount, checkoutStarted, checkoutCompleted, abandonedCartEmailSent } = row;
    return {
      id,
      email: shownAddress(config, email),
      type,
      amount,
      checkoutStarted,
      checkoutCompleted,
      abandonedCartEmailSent,
      createdAt: new Date(row.createdAt).toISOString(),
    };
  }

  return {
    async page({ cursor, ...filter }: CallQuery<EmailLeads>) {
      const [rows, counted, totals] = await Promise.all([
        rowsOf(filter, cursor, PAGE),
        db.execute<{ n: string }>(sql`SELECT count(*) AS n FROM leads WHERE ${matching(filter)}`),
        db.execute<Record<'leads' | 'free' | 'converted', string>>(sql`SELECT count(*) AS leads,
          count(*) FILTER (WHERE type = 'free_user') AS free, count(checkout_completed_at) AS converted FROM leads`),
      ]);
      const { page, nextCursor } = pageOf(rows, PAGE);
      const { leads, free, converted } = totals.rows[0] ?? { leads: 0, free: 0, converted: 0 };
      return {
        leads: page.map(present),
        total: Number(counted.rows[0]?.n ?? 0),
        totals: { leads: Number(leads), freeUsers: Number(free), conversions: Number(converted) },
        nextCursor,
      };
    },

    async *lines(filter: Filter): AsyncGenerator<string> {
      yield csvMark +
        csvLine(['created', 'email', 'type', 'cents', 'checkoutStarted', 'checkoutCompleted', 'reminded']);
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const { page, nextCursor } = pageOf(await rowsOf(filter, cursor, EXPORT_PAGE), EXPORT_PAGE);
        yield page
          .map(present)
          .map((lead) =>
            csvLine([
              lead.createdAt,
              lead.email,
              lead.type,
              lead.amount,
              lead.checkoutStarted,
              lead.checkoutCompleted,
              lead.abandonedCartEmailSent,
            ]),
          )
          .join('');
        cursor = nextCursor;
      }
    },
  };
}
