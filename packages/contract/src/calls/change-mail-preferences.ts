import { defineCall } from '../call.ts';
import { mailChoices, mailTokenParams } from '../shapes/mail.ts';

export const changeMailPreferences = defineCall({
  method: 'PUT',
  path: '/api/mail-preferences/:token',
  summary: 'Choose which mails this address gets.',
  params: mailTokenParams,
  body: mailChoices,
  replies: { 200: mailChoices },
});
export type ChangeMailPreferences = typeof changeMailPreferences;
