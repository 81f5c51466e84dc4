import { isEmail } from '@tailor/contract/email';
export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactMessage = Record<ContactField, string>;

/** What is wrong with each field, if anything. */
export function faultsOf(message: ContactMessage): Partial<Record<ContactField, 'required' | 'emailWrong'>> {
  const faults: Partial<Record<ContactField, 'required' | 'emailWrong'>> = {};
  for (const field of contactFields) if (!message[field].trim()) faults[field] = 'required';
  if (!faults.email && !isEmail(message.email)) faults.email = 'emailWrong';
  return faults;
}
