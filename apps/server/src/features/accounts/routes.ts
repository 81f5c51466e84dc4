import type { Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { createDesk } from './desk.ts';
import { ownRoutes } from './own-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { providerRoutes } from './provider-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { visitorRoutes } from './visitor-routes.ts';

export function routes(http: Http, context: Context): void {
  const desk = createDesk(context);
  signInRoutes(http, context, desk);
  providerRoutes(http, context, desk);
  visitorRoutes(http, context, desk);
  ownRoutes(http, context, desk);
  pictureRoutes(http, context, desk);
}
