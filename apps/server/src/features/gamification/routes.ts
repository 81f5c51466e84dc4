import { completeChallenge } from '@tailor/contract/calls/complete-challenge';
import { gamification } from '@tailor/contract/calls/gamification';
import { gamificationWidget } from '@tailor/contract/calls/gamification-widget';
import { showOnBoard } from '@tailor/contract/calls/show-on-board';
import { answer, type Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { createGamificationService } from './service.ts';

const completing = { name: 'gamification.complete', most: 100, seconds: 3600 };

export function routes(http: Http, context: Context): void {
  const service = createGamificationService(context);

  http.route(gamificationWidget, { access: 'user' }, async ({ owner, manner }) =>
    answer(200, await service.widget(owner, manner.language)),
  );

  http.route(gamification, { access: 'user' }, async ({ owner, manner }) =>
    answer(200, await service.dashboard(owner, manner.language)),
  );

  http.route(completeChallenge, { access: 'user', limit: completing }, async ({ owner, params, manner }) => {
    const pointsAwarded = await service.complete(owner, params.id, manner.language);
    return answer(200, { completed: true as const, pointsAwarded });
  });

  http.route(showOnBoard, { access: 'user' }, async ({ owner, body }) => {
    await service.showOnBoard(owner, body.shown);
    return answer(200, { shown: body.shown });
  });
}
