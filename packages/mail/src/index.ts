export { type ComposedMail, type ComposeOptions, categoryOf, composeMail, subjectOf } from './compose.ts';
export type { MailCategory, Sender } from './mail.ts';
export { type MailKind, type MailParams, mailKinds, type ParamsOf } from './mails.ts';
export { sampleParams } from './samples.ts';
