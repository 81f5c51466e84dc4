import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallQuery } from '@tailor/contract/call';
import type { EmailQueue, QueuedMail } from '@tailor/contract/calls/email-queue';
import { type SQL, sql } from 'drizzle-orm';
import { csvLine, csvMark } from '../../platform/csv.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { addressHash, domainHash, isAddress } from './address.ts';
import { asOfNow } from './as-of-now.ts';
import type { MailContext } from './context.ts';
import { outboxFolder } from './local-outbox.ts';
import { buildMessage, subjectLine, textsOf } from './message.ts';
import { afterPlace, pageOf } from './place.ts';
import type { MailRow } from './schema.ts';
import { contentOf } from './service.ts';
import { isHidden, shownAddress } from './shown-address.ts';

const PAGE = 25;
const EXPORT_PAGE = 1_000;

type Filter = Omit<CallQuery<EmailQueue>, 'cursor'>;
interface Row
  extends Pick<
    MailRow,
    'id' | 'kind' | 'category' | 'state' | 'reason' | 'language' | 'sealed' | 'masterId'
  > {
  wrapped: Buffer;
  at: string;
  createdAt: Date;
  dueAt: Date;
}

const columns = sql`id, kind, category, state, reason, language, sealed, master_id AS "masterId", wrapped,
  created_at AS "createdAt", due_at AS "dueAt", created_at::text AS at`;

/** What an administrator sees of the outbox. Addresses lie sealed in it: they are found by their hash. */
export function createQueueReader(context: MailContext) {
  const { db, keys, config } = context;

  function to(search: string): SQL {
    const text = search.trim();
    if (!text) return sql`TRUE`;
    if (text.startsWith('@')) return sql`domain_hash = ${domainHash(keys, text)}`;
    return isAddress(text) ? sql`address_hash = ${addressHash(keys, text)}` : sql`FALSE`;
  }

  function matching({ search = '', state, template }: Filter): SQL {
    const inState = state ? sql`state = ${state}` : sql`TRUE`;
    return sql`${inState} AND ${template ? sql`kind = ${template}` : sql`TRUE`} AND ${to(search)}`;
  }

  async function rowsOf(filter: Filter, cursor: string | undefined, most: number): Promise<Row[]> {
    const { rows } = await db.execute<Record<string, unknown>>(sql`
      SELECT ${columns} FROM mail_outbox WHERE ${matching(filter)} AND ${afterPlace(cursor)}
      ORDER BY created_at DESC, id DESC LIMIT ${most + 1}`);
    return rows.map((row) => dated(row));
  }

  function present(row: Row): QueuedMail {
    const shared = {
      id: row.id,
      status: row.state,
      template: row.kind,
      reason: row.reason,
      createdAt: row.createdAt.toISOString(),
      dueAt: row.dueAt.toISOString(),
    };
    if (row.sealed.length === 0) return { ...shared, subject: '', toEmail: '', readable: false };
    const content = contentOf(keys, row);
    return {
      ...shared,
      subject: subjectLine(config, row, content),
      toEmail: shownAddress(config, content.to),
      readable: !config.SMTP_URL && !isHidden(config, content.to),
    };
  }

  /** Mails that left are nobody's to open: they hold links with which people sign in. */
  async function opened(id: string) {
    const { rows } = await db.execute<Record<string, unknown>>(
      sql`SELECT ${columns} FROM mail_outbox WHERE id = ${id} AND length(sealed) > 0`,
    );
    const row = rows[0] ? dated(rows[0]) : null;
    if (!row || config.SMTP_URL) throw notFound();
    const content = contentOf(keys, row);
    if (isHidden(config, content.to)) throw openMode();
    return { row, hash: addressHash(keys, content.to), content: await asOfNow(context, content) };
  }

  return {
    async page({ cursor, ...filter }: CallQuery<EmailQueue>) {
      const [rows, counts] = await Promise.all([
        rowsOf(filter, cursor, PAGE),
        db.execute<{ total: string; waiting: string }>(sql`SELECT
          (SELECT count(*) FROM mail_outbox WHERE ${matching(filter)}) AS total,
          (SELECT count(*) FROM mail_outbox WHERE state IN ('pending', 'claimed')) AS waiting`),
      ]);
      const { page, nextCursor } = pageOf(rows, PAGE);
      const { total, waiting } = counts.rows[0] ?? { total: 0, waiting: 0 };
      return { emails: page.map(present), total: Number(total), inQueue: Number(waiting), nextCursor };
    },

    async *lines(filter: Filter): AsyncGenerator<string> {
      yield csvMark + csvLine(['created', 'due', 'status', 'reason', 'template', 'to', 'subject']);
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const { page, nextCursor } = pageOf(await rowsOf(filter, cursor, EXPORT_PAGE), EXPORT_PAGE);
        yield page
          .map(present)
          .map((mail) =>
            csvLine([
              mail.createdAt,
              mail.dueAt,
              mail.status,
              mail.reason,
              mail.template,
              mail.toEmail,
              mail.subject,
            ]),
          )
          .join('');
        cursor = nextCursor;
      }
    },

    async read(id: string) {
      const { row, hash, content } = await opened(id);
      const { subject, html, text } = textsOf(config, keys, row, hash, content).mail;
      return { toEmail: content.to, preview: { subject, html, text } };
    },

    /** As it lies in the folder; before its time, as it would lie there now. */
    async file(id: string): Promise<Buffer> {
      const { row, hash, content } = await opened(id);
      const path = join(outboxFolder(config.dataDir), `${row.id}.eml`);
      const there = await readFile(path).catch(() => null);
      return there ?? (await buildMessage(config, keys, row, hash, content)).bytes;
    },
  };
}

export const openMode = () =>
  new AppError('open_mode', 'While these screens are open to everybody, real addresses are left alone.');

function dated(row: Record<string, unknown>): Row {
  const at = (value: unknown) => new Date(value as string);
  return { ...(row as unknown as Row), createdAt: at(row.createdAt), dueAt: at(row.dueAt) };
}
