import type { MailDefinition } from './mail.ts';
import { abandonedCart } from './mails/abandoned-cart.ts';
import { accountExists } from './mails/account-exists.ts';
import { cancelLink } from './mails/cancel-link.ts';
import { cancellation } from './mails/cancellation.ts';
import { confirm } from './mails/confirm.ts';
import { contact } from './mails/contact.ts';
import { freeUser24h } from './mails/free-user-24h.ts';
import { freeUserFinal } from './mails/free-user-final.ts';
import { freeUserImmediate } from './mails/free-user-immediate.ts';
import { receipt } from './mails/receipt.ts';
import { reset } from './mails/reset.ts';
import { returned } from './mails/returned.ts';
import { signIn } from './mails/sign-in.ts';
import { weeklyAlert } from './mails/weekly-alert.ts';

/** Every mail that this product can send. */
export const mails = {
  'sign-in': signIn,
  confirm,
  reset,
  'account-exists': accountExists,
  receipt,
  cancellation,
  'cancel-link': cancelLink,
  returned,
  contact,
  freeUserImmediate,
  freeUser24h,
  freeUserFinal,
  abandonedCart,
  weeklyAlert,
} as const;

export type MailKind = keyof typeof mails;
export type MailParams<Kind extends MailKind> =
  (typeof mails)[Kind] extends MailDefinition<infer Params, infer _Texts> ? Params : never;
/** Each kind with its own parameters: the shape of a row of the outbox. */
export type ParamsOf = { [Kind in MailKind]: { kind: Kind; params: MailParams<Kind> } }[MailKind];

export const mailKinds = Object.keys(mails) as MailKind[];
