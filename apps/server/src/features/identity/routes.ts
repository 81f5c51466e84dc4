import { currentUser } from '@tailor/contract/calls/current-user';
import { answer, type Http } from '../../http/route.ts';

export function routes(http: Http): void {
  http.route(currentUser, { access: 'anyone' }, async () => answer(200, null));
}
