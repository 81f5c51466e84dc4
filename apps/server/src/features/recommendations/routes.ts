import { jobRecommendations } from '@tailor/contract/calls/job-recommendations';
import { viewRecommendation } from '@tailor/contract/calls/view-recommendation';
import { eq } from 'drizzle-orm';
import { answer, type Http } from '../../http/route.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import type { ResumeId } from '../../platform/owner.ts';
import { jobPostings, jobViews } from '../jobs/schema.ts';
import { planOf } from '../plans/service.ts';
import { loadResume } from '../resumes/store.ts';
import { createRecommendationService } from './service.ts';

const asking = { name: 'recommendations', most: 120, seconds: 3600 };
const viewing = { name: 'recommendation-views', most: 600, seconds: 3600 };

export function routes(http: Http, context: Context): void {
  const service = createRecommendationService(context);
  const { db, clock, keys } = context;

  http.route(jobRecommendations, { access: 'writer', limit: asking }, async ({ owner, body }) => {
    const resumeId = (body.resumeId ?? null) as ResumeId | null;
    // The browser of an unpaid resume holds the first words only: the owner's own text is here.
    const stored = resumeId ? await loadResume(db, keys, owner.id, resumeId) : null;
    if (resumeId && !stored) throw notFound();
    const plan = await planOf(db, clock, owner.id, resumeId);
    const text = stored?.content.originalContent ?? body.resumeText;
    return answer(200, { success: true, recommendations: await service.recommend(text, plan) });
  });

  http.route(viewRecommendation, { access: 'owner', limit: viewing }, async ({ owner, params }) => {
    const [posting] = await db
      .select({ id: jobPostings.id })
      .from(jobPostings)
      .where(eq(jobPostings.publicId, params.id));
    if (!posting) throw notFound();
    await db
      .insert(jobViews)
      .values({ ownerId: owner.id, postingId: params.id, viewedAt: clock.now() })
      .onConflictDoNothing();
    return answer(200, { recorded: true });
  });
}
