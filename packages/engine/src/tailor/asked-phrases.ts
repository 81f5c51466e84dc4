import { andWords, hanAnd, orWords } from '../locales/joints.ts';
import type { Language, Requirement, Term } from '../types.ts';
import type { TailorContext } from './context.ts';

const joints = new RegExp(`\\s*[,;]\\s*|\\s(?:${andWords}|${orWords})\\s`, 'u');
const hanJoints = new RegExp(`[、，,；;${hanAnd}]`, 'u');
const longestWords = 12;
const longestHan = 16;

/** What each line of the posting asks for as a whole, said in its own words: the reader of terms may have cut it. */
export function askedPhrases(context: TailorContext): { requirement: Requirement | undefined; term: Term }[] {
  const { job, resume } = context.before;
  const { language } = job;
  if (language !== resume.language) return [];
  const { asked } = context.lexis.pack.phrasing;
  let at = 0;
  return job.description.split('\n').flatMap((line) => {
    const from = at;
    at += line.length + 1;
    const requirement = job.requirements.find(
      (each) =>
        each.span && each.span.start < from + line.length && from < each.span.end && each.kind !== 'years',
    );
    const text = line.replace(/^\s*(?:[-–—*•·▪]|\d+[.)、．])\s*/u, '').trim();
    // A line without a lead-in may be a heading, a duty or a sentence: its parts are terms already.
    if (!asked.leadIn.test(text)) return [];
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
}

function isShortEnough(phrase: string, language: Language): boolean {
  if (language === 'zh') return phrase.length >= 2 && phrase.length <= longestHan;
  return phrase.length >= 2 && phrase.split(/\s+/).length <= longestWords;
}
