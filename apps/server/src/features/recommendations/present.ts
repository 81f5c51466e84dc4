import type { Recommendation } from '@tailor/contract/calls/job-recommendations';
import { cutGraphemes } from '@tailor/contract/words';
import type { Ranked } from '../../platform/engine-runner.ts';
import { jobTypesOf } from '../jobs/job-types.ts';
import { payOf } from '../jobs/pay.ts';
import type { SourceTerms } from '../jobs/posting.ts';
import type { jobPostings } from '../jobs/schema.ts';
import { nearestMiles, type Place } from './places.ts';

const lockedCharacters = 150;
const openCharacters = 1_200;

export interface Shown {
  locked: boolean;
  home: Place | undefined;
  source: SourceTerms;
}

/** What a plan does not show is not in the object: no address, and of the text what the card shows. */
export function presentRecommendation(
  row: typeof jobPostings.$inferSelect,
  { match, reasons }: Ranked,
  { locked, home, source }: Shown,
): Recommendation {
  const pay = payOf(row.salary);
  const miles = row.remote ? undefined : nearestMiles(home, row.places);
  return {
    id: row.publicId,
    title: row.title,
    company: row.company,
    location: row.location,
    salary: row.salary,
    jobType: row.jobType,
    ...(pay ? { pay } : {}),
    jobTypes: jobTypesOf(row.jobType),
    description: cutGraphemes(row.description, locked ? lockedCharacters : openCharacters),
    skills: row.skills,
    matchPercentage: match,
    ...(miles === undefined ? {} : { distanceMiles: miles }),
    ...(locked || !row.url ? {} : { sourceUrl: row.url }),
    isPremiumFeature: locked,
    reasons,
    source: {
      name: source.credit,
      ...(source.link ? { url: source.link } : {}),
      sample: source.sample ?? false,
    },
  };
}
