import { expect, test } from 'vitest';
import { readBounceFile } from './bounce-file.ts';

test('a list says an address a line; what complains and what only bounced for now is told apart', () => {
  const text =
    'Email,Event,Code\r\ngone@example.com,bounce,550\n"cross@example.com";complaint\nfull@example.com\tsoft\nlate@example.com,bounce,4.2.2\nalone@example.com\n\nnobody at all\n';
  expect(readBounceFile(text)).toEqual({
    events: [
      { type: 'bounce', email: 'gone@example.com' },
      { type: 'complaint', email: 'cross@example.com' },
      { type: 'bounce', email: 'alone@example.com' },
    ],
    unread: 1,
  });
});

const report = (fields: string[]) =>
  [
    'From: MAILER-DAEMON@peer.example',
    'Subject: Undelivered',
    '',
    'Reporting-MTA: dns; peer.example',
    '',
    ...fields,
    '',
  ].join('\r\n');

test('the report of a mail server ends mail to who is gone for good, and to nobody else', () => {
  const gone = ['Final-Recipient: rfc822; Gone@example.com', 'Action: failed', 'Status: 5.1.1'];
  const late = ['Final-Recipient: rfc822; late@example.com', 'Action: delayed', 'Status: 4.4.1'];
  const full = ['Final-Recipient: rfc822;', ' full@example.com', 'Action: failed', 'Status: 4.2.2'];
  expect(readBounceFile(report([...gone, '', ...late, '', ...full])).events).toEqual([
    { type: 'bounce', email: 'Gone@example.com' },
  ]);
});

test('a complaint in the form of a report is a complaint', () => {
  const text = report([
    'Feedback-Type: abuse',
    'User-Agent: Peer/1',
    'Original-Rcpt-To: <cross@example.com>',
  ]);
  expect(readBounceFile(text).events).toEqual([{ type: 'complaint', email: 'cross@example.com' }]);
});
