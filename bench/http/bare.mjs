import { createServer } from 'node:http';
import pg from 'pg';

/** The yardstick: the same stored row, the same driver, sent as JSON, and nothing else. */
const id = process.argv[2];
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });

const server = createServer(async (_request, response) => {
  const { rows } = await pool.query({
    name: 'bare',
    text: `SELECT r.id, r.owner_id, r.word_count, encode(r.sealed, 'base64') AS sealed, encode(s.sealed, 'base64') AS result
      FROM resumes r JOIN resume_results s ON s.resume_id = r.id WHERE r.id = $1`,
    values: [id],
  });
  const body = JSON.stringify(rows[0]);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: address.port });
});
process.on('disconnect', () => process.exit(0));
