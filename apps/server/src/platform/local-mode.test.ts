import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { warnOfLinks } from './local-mode.ts';
import { createLog } from './log.ts';

function warnings(environment: Record<string, string>): string[] {
  const lines: string[] = [];
  const config = readConfig({ DATABASE_URL: 'postgresql://x', ...environment });
  warnOfLinks(
    config,
    createLog('info', (line) => lines.push(line)),
  );
  return lines;
}

test('mails that go out with links to this machine only are warned of at the start', () => {
  const mails = { SMTP_URL: 'smtp://mail.example.com' };
  expect(warnings(mails)).toEqual([expect.stringMatching(/http:\/\/127\.0\.0\.1:3000.*Set PUBLIC_URL/)]);
  expect(warnings({ ...mails, HOST: 'localhost' })).toHaveLength(1);
  expect(warnings({ ...mails, HOST: '192.168.1.5' })).toEqual([]);
  expect(warnings({ ...mails, PUBLIC_URL: 'https://resumes.example.com' })).toEqual([]);
  // In the local outbox they are read where they lead.
  expect(warnings({})).toEqual([]);
});
