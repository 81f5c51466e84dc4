import { isCommon, isRewording } from '../gate/equal-groups.ts';
import { claimsOf } from '../gate/items.ts';
import type { Lexis } from '../gate/lexis.ts';
import { andWords, hanAnd, orWords } from '../locales/joints.ts';
import { memoFor } from '../text/memo.ts';
import { onceFor } from '../text/once-for.ts';
import type { Job, Language, Requirement, Term } from '../types.ts';
import type { TailorContext } from './context.ts';

const joints = new RegExp(`\\s*[,;]\\s*|\\s(?:${andWords}|${orWords})\\s`, 'u');
const hanJoints = new RegExp(`[、，,；;${hanAnd}]`, 'u');
const longestWords = 12;
const longestHan = 16;

interface AskedPhrase {
  requirement: Requirement | undefined;
  term: Term;
}

/** What each line of the posting asks for as a whole, said in its own words: the reader of terms may have cut it. */
export const askedPhrases = ({ before: { job, resume }, lexis }: TailorContext): AskedPhrase[] =>
  job.language === resume.language ? phrasesOf(job, lexis) : [];

const phrasesOf = onceFor((job: Job, lexis: Lexis): AskedPhrase[] => {
  const { language } = job;
  const { asked } = lexis.pack.phrasing;
  let at = 0;
  return job.description.split('\n').flatMap((line) => {
    const from = at;
    at += line.length + 1;
    const requirement = job.requirements.find(
      (each) =>
        each.span && each.span.start < from + line.length && from < each.span.end && each.kind !== 'years',
    );
    const text = line.replace(/^\s*(?:[-–—*•·▪]|\d+[.)、．])\s*/u, '').trim();
    // A line without a lead-in may be a heading, a duty or a sentence: its parts are terms already, or names of a list.
    if (!asked.leadIn.test(text))
      return namedParts(text, lexis).map((phrase) => ({ requirement, term: { text: phrase } }));
    const bare = text
      .replace(asked.leadIn, '')
      .replace(asked.behind, '')
      .replace(/(?<!\p{Lu}\.\s?\p{Lu}{1,2})[.,;:。；，]+$/u, '')
      .trim();
    if (bare === '') return [];
    const parts = bare.split(language === 'zh' ? hanJoints : joints);
    return [...new Set([bare, ...parts.map((part) => part.trim())])]
      .filter((phrase) => isShortEnough(phrase, language))
      .map((phrase) => ({ requirement, term: { text: phrase } }));
  });
});

/** German writes a thing and its doing as one word; what stands behind it there says more. */
const fewWords = { de: 1, other: 3 };
const shortLine = 60;

/** "Allergenkennzeichnung", "Venepuncture and cannulation": things of a list that equal words are known for as a whole. */
function namedParts(line: string, lexis: Lexis): string[] {
  const { language } = lexis.pack;
  if (line.length > shortLine || language === 'zh') return [];
  const longest = language === 'de' ? fewWords.de : fewWords.other;
  return line
    .replace(/[.,;:]+$/u, '')
    .split(joints)
    .map((part) => part.trim())
    .filter((part) => part.length >= 8 && part.split(/\s+/u).length <= longest && isNamed(part, lexis));
}

const isNamed = memoFor((part: string, lexis: Lexis): boolean => {
  const { sayings, items, tokens } = claimsOf(part, lexis);
  return (
    items.length > 0 &&
    sayings.some(
      ({ group, at }) =>
        !isCommon(group) &&
        !isRewording(group) &&
        items.every(({ token }) => at.some((place) => tokens[place] === token)),
    )
  );
});

function isShortEnough(phrase: string, language: Language): boolean {
  if (language === 'zh') return phrase.length >= 2 && phrase.length <= longestHan;
  return phrase.length >= 2 && phrase.split(/\s+/).length <= longestWords;
}
