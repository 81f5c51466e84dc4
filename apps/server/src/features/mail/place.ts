import { type SQL, sql } from 'drizzle-orm';

/** Where a page of a list, the newest first, ended: a moment as the database says it, and an id. */
interface Place {
  at: string;
  id: string;
}

function writePlace({ at, id }: Place): string {
  return Buffer.from(`${at}|${id}`).toString('base64url');
}

/** What is no place of ours begins at the start. */
export function afterPlace(cursor: string | undefined): SQL {
  const text = Buffer.from(cursor ?? '', 'base64url').toString('utf8');
  const found = /^(\d{4}-\d\d-\d\d [\d:.+-]{8,30})\|([\w-]{8,64})$/.exec(text);
  return found ? sql`(created_at, id) < (${found[1]}::timestamptz, ${found[2]})` : sql`TRUE`;
}

/** A page and one more row, which says that there is a next page. */
export function pageOf<Row extends Place>(rows: Row[], most: number) {
  const page = rows.slice(0, most);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > most && last ? writePlace(last) : null };
}

/** A person's own letters in a search are letters, and no signs of a pattern. */
export function pattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
