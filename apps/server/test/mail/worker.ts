import { runMailSender } from '../../src/features/mail/run.ts';
import { mailContext } from './fixture.ts';

/** A process that only sends, for drills and measurements: told everything by its environment. */
const env = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
);
const { context } = mailContext(env, (line) => console.error(line));
runMailSender(context, JSON.parse(env.SENDER_OPTIONS ?? '{}'));
process.on('message', () => process.send?.(process.memoryUsage.rss()));
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
