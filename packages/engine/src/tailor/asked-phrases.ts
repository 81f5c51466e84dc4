import { andWords, hanAnd, orWords } from '../locales/joints.ts';
import type { Language, Requirement, Term } from '../types.ts';
import type { TailorContext } from './context.ts';

/** What stands before the thing asked for: "Experience in", "Erfahrung in der". */
const leadIns: Record<Language, RegExp> = {
  en: /^(?:(?:proven|solid|strong|good|some|sound|previous|prior|relevant|practical|professional|hands-on|demonstrable|excellent|first|working|at least|\d+|\+|years?|several|of|an?)\s+)*(?:experience|knowledge|skills?|background|proficiency|familiarity|expertise|confidence|understanding|command)\s(?:in|with|of|using|from)\s(?:the\s)?/i,
  es: /^(?:(?:sólid[ao]s?|buen[ao]?s?|ampli[ao]s?|demostrable|al menos|mínim[ao]|\d+|años?|de)\s+)*(?:experiencia|conocimientos?|dominio|manejo|formación)(?:\s(?:previa|demostrable|práctica|mínima|avanzad[ao]s?))*\s(?:en|de|con|del)\s(?:el\s|la\s|los\s|las\s)?/i,
  fr: /^(?:(?:une|des|de|bonnes?|solides?|premières?|première|au moins|\d+|ans|d['’])\s*)*(?:expériences?|connaissances?|maîtrise|pratique|compétences?)(?:\s(?:confirmée|réussie|significative|préalable|solides?))*\s(?:en|de|des|du|dans|avec|d['’])\s?(?:le\s|la\s|les\s|l['’])?/i,
  de: /^(?:(?:erste|mehrjährige|einschlägige|fundierte|gute|sehr|sichere|praktische|relevante|mindestens|\d+|jahre|nachweisbare)\s+)*(?:(?:berufs|praxis)?erfahrung(?:en)?|kenntnisse|umgang|routine|sicherheit|fachwissen)\s(?:in|im|mit|mit dem|mit der|bei|bei der|beim|aus|von)\s(?:der\s|dem\s|den\s|die\s|das\s)?/i,
  zh: /^(?:有|具有|具备|良好的|丰富的|扎实的|\d+年以上|相关)*(?:熟悉|熟练掌握|熟练使用|熟练|掌握|精通|了解|擅长|会|能够|能)/u,
};

const behind: Record<Language, RegExp> = {
  en: /\s(?:is|are)\s(?:required|desirable|a plus|an advantage|essential|preferred|an asset|welcome).*$/i,
  es: /\s(?:es|son)?\s?(?:imprescindibles?|deseables?|valorables?|necesari[ao]s?|requerid[ao]s?).*$/i,
  fr: /\s(?:est|sont)?\s?(?:exigée?s?|souhaitée?s?|appréciée?s?|requise?s?|indispensables?|un plus).*$/i,
  de: /\s(?:sind?|ist)?\s?(?:erforderlich|wünschenswert|von vorteil|notwendig|vorausgesetzt|willkommen|erwünscht).*$/i,
  zh: /(?:优先|者优先|等?经验|等?能力|等?相关经验)$/u,
};

const joints = new RegExp(`\\s*[,;]\\s*|\\s(?:${andWords}|${orWords})\\s`, 'u');
const hanJoints = new RegExp(`[、，,；;${hanAnd}]`, 'u');
const longestWords = 12;
const longestHan = 16;

/** What each line of the posting asks for as a whole, said in its own words: the reader of terms may have cut it. */
export function askedPhrases(context: TailorContext): { requirement: Requirement | undefined; term: Term }[] {
  const { job, resume } = context.before;
  const { language } = job;
  if (language !== resume.language) return [];
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
    if (!leadIns[language].test(text)) return [];
    const bare = text
      .replace(leadIns[language], '')
      .replace(behind[language], '')
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
