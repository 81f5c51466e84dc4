import { operatorStatus } from '@tailor/contract/calls/operator-status';
import { answer, type Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { readMessages } from '../contact/service.ts';
import { figuresOf } from './service.ts';

const MOST_MESSAGES = 50;

export function routes(http: Http, context: Context): void {
  http.route(operatorStatus, { access: 'admin' }, async () => {
    const [figures, messages] = await Promise.all([
      figuresOf(context),
      readMessages(context.db, context.keys, MOST_MESSAGES),
    ]);
    return answer(200, { ...figures, messages });
  });
}
