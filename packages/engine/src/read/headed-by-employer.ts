import type { Entry } from '../types.ts';
import { likeness } from './scores.ts';
import type { Block } from './sections.ts';

/** A heading that is somebody's name: the words of no section, and like nothing a person may be. */
function mayEmploy(block: Block): boolean {
  const { kind, heading, headingPiece } = block;
  if (kind !== 'experience' || !heading || heading.known || !headingPiece) return false;
  const { title, degree } = likeness(heading.text);
  return (
    title < 2 && degree < 2 && !/\d{4}/.test(heading.text) && /^[\p{Lu}\p{Script=Han}]/u.test(heading.text)
  );
}

/** The words of the heading alone tell that it is an employer. */
const surelyEmploys = 2;

/**
 * "## Norwell Software", and under it "### Team lead": an employer may stand over what one did there as the heading of a
 * section stands over its lines. None of the roles names another, and one such name on the page at least tells by its
 * words that it is an employer.
 */
export function underEmployer(jobs: Entry[], block: Block, blocks: readonly Block[]): Entry[] {
  const { heading, headingPiece } = block;
  if (!heading || !headingPiece || !mayEmploy(block)) return jobs;
  if (jobs.length === 0 || !jobs.every((job) => job.title && !job.organization)) return jobs;
  const sure = blocks.filter(
    (one) => mayEmploy(one) && likeness(one.heading?.text ?? '').organization >= surelyEmploys,
  );
  if (sure.length === 0) return jobs;
  return jobs.map((job) => ({
    ...job,
    organization: { value: heading.text, lines: [headingPiece.line] },
  }));
}
