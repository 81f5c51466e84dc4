import { sendMessage } from '@tailor/contract/calls/send-message';
import { answer, type Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { keepMessage } from './service.ts';

/** Counted per address on the network: a message needs no identity. */
const writing = { name: 'contact', most: 20, seconds: 3600 };

export function routes(http: Http, context: Context): void {
  http.route(sendMessage, { access: 'anyone', limit: writing }, async ({ owner, manner, body }) => {
    const { website, ...message } = body;
    // A machine is told what a person is told, and learns nothing.
    if (website) return answer(200, { success: true, priority: false });
    const { priority } = await keepMessage(context, owner, manner.language, message);
    return answer(200, { success: true, priority });
  });
}
