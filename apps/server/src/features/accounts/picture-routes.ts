import { ownPicture } from '@tailor/contract/calls/own-picture';
import { removePicture as removePictureCall } from '@tailor/contract/calls/remove-picture';
import { setPicture as setPictureCall } from '@tailor/contract/calls/set-picture';
import { answer, type Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import type { Desk } from './desk.ts';
import { loadPicture, pictureUrl, removePicture, setPicture } from './picture.ts';

const picturing = { name: 'accounts.picture', most: 30, seconds: 3_600 };

/** The picture of oneself. */
export function pictureRoutes(http: Http, context: Context, desk: Desk): void {
  http.stream(ownPicture, { access: 'user' }, async ({ owner, reply }) => {
    const picture = await loadPicture(context, owner.id);
    await reply.header('cache-control', 'private, max-age=3600').type('image/png').send(picture);
  });

  http.route(setPictureCall, { access: 'user', limit: picturing }, async ({ owner, body }) => {
    await setPicture(context, owner.id, body.png);
    const { pictureVersion } = await desk.service.find(owner.id);
    return answer(200, { profileImageUrl: pictureUrl(pictureVersion) ?? '' });
  });

  http.route(removePictureCall, { access: 'user' }, async ({ owner }) => {
    await removePicture(context, owner.id);
    return answer(200, { profileImageUrl: null });
  });
}
