import { inAnyLanguage } from '../locales/writing-packs.ts';
import { wordSense } from '../match/words.ts';
import type { ConceptKind, LineIndex, Requirement } from '../types.ts';
import { hitsIn, lineText, type TailorContext } from './context.ts';
import { type Credential, longestPaper } from './credential.ts';
import { plainName } from './paper-name.ts';

/**
 * "NVQ level 2 in pharmacy" is met by a master's degree too; who has both is asked for the first by its name. Undefined
 * where no degree has two words of it, or none more than another.
 */
export function degreeNamed({ text }: Requirement, { before, resume }: TailorContext): LineIndex | undefined {
  if (before.job.language !== resume.language) return undefined;
  const sense = wordSense(resume.language);
  const rootsOf = (said: string) => new Set(sense.content(said).map(({ root }) => root));
  const asked = rootsOf(text);
  const [best, next] = resume.education
    .flatMap(({ degree }) => degree ?? [])
    .map(({ value, lines }) => ({
      line: lines[0],
      shared: [...rootsOf(value)].filter((root) => asked.has(root)).length,
    }))
    .sort((a, b) => b.shared - a.shared);
  return best && best.shared >= fewestShared && best.shared > (next?.shared ?? 0) ? best.line : undefined;
}

const fewestShared = 2;

const fields = new Set<ConceptKind | undefined>(['title', 'skill', 'certificate']);

/** "Ausbildung als Gärtner oder Florist" and "Gärtner, Fachrichtung Landschaftsbau": both name one calling, or one field. */
export function degreeOfField({ text }: Requirement, context: TailorContext): LineIndex | undefined {
  const { before, resume, engine } = context;
  if (before.job.language !== resume.language) return undefined;
  const isOf = (concept: number) => fields.has(engine.lexica.kind(concept));
  const named = (said: string) =>
    hitsIn(said, context).flatMap(({ exact, concept }) => (exact && isOf(concept) ? [concept] : []));
  const asked = new Set(named(text));
  if (asked.size === 0) return undefined;
  const held = resume.education.flatMap(({ degree }) => degree ?? []);
  return held.find(({ value }) => named(value).some((concept) => asked.has(concept)))?.lines[0];
}

/** As it is called in its entry. */
export function degreeAt(line: LineIndex, { resume }: TailorContext): Credential[] {
  const degree = resume.education.find((entry) => entry.lines.includes(line))?.degree;
  const text = degree?.value.trim() ?? '';
  const at = degree?.lines[0] ?? line;
  if (text === '' || text.length > longestPaper || /[;；:：。]\s|(?<!\p{Lu})\.\s|\d{4}/u.test(text))
    return [];
  // Chinese lines are set with wide gaps, which the reader makes plain.
  const source = lineText(resume, at).replace(/\s/gu, ' ');
  const from = source.indexOf(text);
  const isWhole = from >= 0 && !/^ (?!\p{Script=Han})\p{L}/u.test(source.slice(from + text.length));
  if (!isWhole || school.test(text) || unfinished.test(source)) return [];
  // "(180 of 240 credits)" belongs to the degree: without it the line would say more than the page.
  const behind = /^\s*[(（][^)）]*[)）]/u.exec(source.slice(from + text.length))?.[0] ?? '';
  const held = plainName(text + behind);
  return held === undefined || held.length > longestPaper
    ? []
    : [{ text: held, line: at, kind: 'paper', isDegree: true }];
}

/** Begun, under way, run out or held for a time only. */
export const unfinished = new RegExp(
  inAnyLanguage(({ papers }) => papers.unfinished),
  'iu',
);

/** A school where the reader saw a degree. */
const school = new RegExp(
  `^(?:\\p{L}+\\s)?(?:${inAnyLanguage(({ papers }) => papers.schools)})(?!\\p{L})`,
  'iu',
);
