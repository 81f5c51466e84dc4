import { createDocumentPool } from '../src/pool/pool.ts';

const pool = createDocumentPool({ childPath: process.argv[2] ?? '', size: 1 });
void pool.run('read', { path: '/none', name: 'resume.pdf' });
