/** A small load generator in a process of its own: keep-alive connections, one request at a time each. */
import { connect } from 'node:net';

const { port, path, cookie, connections, seconds } = JSON.parse(process.argv[2]);
const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${cookie ? `Cookie: ${cookie}\r\n` : ''}\r\n`;
const times = [];
let failed = 0;
const until = performance.now() + seconds * 1000;

function lengthOf(head) {
  const match = /content-length: (\d+)/i.exec(head);
  return match ? Number(match[1]) : null;
}

function run() {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let began = 0;
    let got = Buffer.alloc(0);
    let wanted = -1;
    const send = () => {
      if (performance.now() > until) {
        socket.destroy();
        resolve();
        return;
      }
      began = performance.now();
      got = Buffer.alloc(0);
      wanted = -1;
      socket.write(request);
    };
    socket.on('connect', send);
    socket.on('error', () => {
      failed += 1;
      resolve();
    });
    socket.on('data', (chunk) => {
      got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
      if (wanted < 0) {
        const end = got.indexOf('\r\n\r\n');
        if (end < 0) return;
        const head = got.subarray(0, end).toString('latin1');
        if (!head.startsWith('HTTP/1.1 200')) failed += 1;
        wanted = end + 4 + (lengthOf(head) ?? 0);
      }
      if (got.length < wanted) return;
      times.push(performance.now() - began);
      send();
    });
  });
}

await Promise.all(Array.from({ length: connections }, run));
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
console.log(
  JSON.stringify({
    perSecond: times.length / seconds,
    median: at(0.5),
    p99: at(0.99),
    requests: times.length,
    failed,
  }),
);
