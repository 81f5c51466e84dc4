import { defineCall } from '../call.ts';
import { mailChoices, mailTokenParams } from '../shapes/mail.ts';

export const mailPreferences = defineCall({
  method: 'GET',
  path: '/api/mail-preferences/:token',
  summary: 'Which mails this address gets. The address itself is not said.',
  params: mailTokenParams,
  replies: { 200: mailChoices },
});
export type MailPreferences = typeof mailPreferences;
