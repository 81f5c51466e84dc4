import type { Context } from '../../platform/context.ts';

/** What sending needs of a process; a test or a measurement brings no more. */
export type MailContext = Pick<Context, 'config' | 'db' | 'log' | 'clock' | 'keys'>;
