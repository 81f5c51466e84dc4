import type { Resume } from '../types.ts';
import { readOnce } from './read-again.ts';
import type { Block } from './sections.ts';
import { datesAtEdges } from './strip.ts';
import { isTold, readTold, type ToldEntries } from './told.ts';

const toldOnce = readOnce<boolean>((told) => told);
const tellingOnce = readOnce<ToldEntries>();

const mayTell = new Set<Block['kind']>([undefined, 'other', 'experience', 'education', 'summary']);

/** A life told in sentences: what they say is read off, and the blocks keep what they do not. */
export function takeTold(blocks: Block[], resume: Resume): Block[] {
  const { language } = resume;
  const isWork = ({ kind }: Block) => kind === 'experience' || kind === 'education';
  const telling = blocks.filter(
    ({ kind, pieces }) =>
      mayTell.has(kind) &&
      toldOnce(pieces, `${language}${kind}`, () => isTold(pieces, language, kind === 'education')),
  );
  const listed =
    !telling.some(isWork) && blocks.some((block) => block.kind === 'experience' && !telling.includes(block));
  if (telling.length === 0 || (listed && !telling.some(isWork))) return blocks;
  return blocks.map((block) => {
    // A sentence with many commas looks like a list of skills, where no heading says what it is.
    const open = mayTell.has(block.kind) || (block.kind === 'skills' && !block.heading);
    if (!open || (listed && !isWork(block))) return block;
    const prefix = `told${resume.experience.length + resume.education.length || ''}-`;
    const { pieces } = block;
    const { jobs, studies, rest } = tellingOnce(pieces, `${language}${prefix}`, () =>
      readTold(pieces, language, prefix),
    );
    resume.experience.push(...jobs);
    resume.education.push(...studies);
    // What is left of a letter ("Yours sincerely") is no entry, unless some line of it has a time.
    const over = jobs.length + studies.length > 0 && !rest.some(({ text }) => datesAtEdges(text).length > 0);
    return { ...block, pieces: over ? [] : rest };
  });
}
