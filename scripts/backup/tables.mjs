/** What a database holds, read from its own catalogue: no list of tables to keep by hand. */

/** The runner of jobs notes its version in its own table; ours is schema_migrations. Both stay as they are. */
const versions = new Set(['public.schema_migrations', 'graphile_worker.migrations']);

const tablesSql = `
  select n.nspname as schema, c.relname as name, c.oid::int as id,
    array(select quote_ident(attname) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
    array(select distinct confrelid::int from pg_constraint where conrelid = c.oid and contype = 'f') as needs
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
    and c.relpersistence = 'p'
  order by 1, 2`;

const quote = (name) => `"${name.replaceAll('"', '""')}"`;

/** Tables in an order in which each comes after those it refers to. */
export async function tablesOf(client) {
  const { rows } = await client.query(tablesSql);
  const all = rows
    .map((row) => ({
      ...row,
      key: `${row.schema}.${row.name}`,
      place: `${quote(row.schema)}.${quote(row.name)}`,
    }))
    .filter((table) => !versions.has(table.key));
  const ordered = [];
  const placed = new Set();
  const known = new Set(all.map((table) => table.id));
  while (ordered.length < all.length) {
    const next = all.filter(
      (table) =>
        !placed.has(table.id) &&
        table.needs.every((id) => id === table.id || placed.has(id) || !known.has(id)),
    );
    if (next.length === 0) throw new Error('the tables refer to each other in a circle');
    for (const table of next) placed.add(table.id);
    ordered.push(...next);
  }
  return ordered;
}

export async function sequencesOf(client) {
  const { rows } = await client.query(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
     where schemaname not like 'pg\\_%' order by 1, 2`,
  );
  return rows
    .filter(({ value }) => value !== null)
    .map(({ schema, name, value }) => ({ place: `${quote(schema)}.${quote(name)}`, value }));
}

const exists = async (client, table) =>
  (await client.query('select to_regclass($1) is not null as there', [table])).rows[0].there;

/** Names and checksums of what made this database: ours, and the job runner's numbers. */
export async function versionOf(client) {
  const own = (await exists(client, 'public.schema_migrations'))
    ? (await client.query('select name, checksum from schema_migrations order by name')).rows
    : [];
  const jobs = (await exists(client, 'graphile_worker.migrations'))
    ? (await client.query('select id from graphile_worker.migrations order by id')).rows.map(({ id }) => id)
    : [];
  return { migrations: own, jobs };
}
