import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from '@tailor/contract/limits';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import type { ResumeId } from '../../platform/owner.ts';
import { loadResumeForJob } from '../resumes/store.ts';

/** The signed address of the plain text: names the resume, ends with it. */
export function textUrl(context: Context, resumeId: string, expiresAt: Date): string {
  const body = `${resumeId}.${expiresAt.getTime().toString(36)}`;
  return `${context.config.origin}/api/text/${body}.${mac(context, body)}`;
}

function mac({ keys }: Context, body: string): string {
  return createHmac('sha256', keys.derive('text-link')).update(body).digest('base64url');
}

/** The first 500 words of what was tailored; whoever has the mail needs no cookie. */
export async function textOf(context: Context, token: string): Promise<string> {
  const [id = '', expires = '', given = ''] = token.split('.');
  const wanted = Buffer.from(mac(context, `${id}.${expires}`));
  const signature = Buffer.from(given);
  if (wanted.length !== signature.length || !timingSafeEqual(wanted, signature)) throw notFound();
  const now = context.clock.now();
  const resume = await loadResumeForJob(context.db, context.keys, id as ResumeId);
  if (!resume?.result || (resume.expiresAt && resume.expiresAt <= now)) throw notFound();
  return firstWords(resume.result.byHand ?? resume.result.tailoring.text, limits.freeWords);
}

/** Keeps the lines as they are. */
export function firstWords(text: string, most: number): string {
  const words = [...text.matchAll(/\S+/g)];
  const last = words[most - 1];
  return words.length <= most || !last ? text : text.slice(0, last.index + last[0].length);
}
