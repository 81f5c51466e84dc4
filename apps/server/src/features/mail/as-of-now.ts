import { eq } from 'drizzle-orm';
import { resumes } from '../resumes/schema.ts';
import type { MailContext } from './context.ts';
import type { MailContent } from './service.ts';

/** A mail was written days before it is sent: what it claims about a resume is looked up again. */
export async function asOfNow({ db, clock }: MailContext, content: MailContent): Promise<MailContent> {
  if (content.kind !== 'freeUserFinal' || !content.params.resumeId) return content;
  const { resumeId, name } = content.params;
  const [resume] = await db
    .select({ expiresAt: resumes.expiresAt })
    .from(resumes)
    .where(eq(resumes.id, resumeId));
  const there = resume?.expiresAt && resume.expiresAt > clock.now() ? resume.expiresAt : null;
  const params = {
    ...(name ? { name } : {}),
    ...(there ? { resumeId, endsAt: there.toISOString() } : {}),
  };
  return { ...content, params };
}
