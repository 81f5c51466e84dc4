#!/usr/bin/env node
/** For the container's health check: 0 when this machine's product is ready, else 1. */
import { request } from 'node:http';

const port = Number(process.env.PORT || 3000);
const call = request({ host: '127.0.0.1', port, path: '/readyz', timeout: 4_000 }, (reply) => {
  process.exit(reply.statusCode === 200 ? 0 : 1);
});
call.on('timeout', () => process.exit(1));
call.on('error', () => process.exit(1));
call.end();
