import { fold } from '../gate/word-forms.ts';
import { andWords } from '../locales/joints.ts';
import { inAnyLanguage } from '../locales/writing-packs.ts';
import { levelIn } from '../match/language-match.ts';
import type { Language, LanguageLevel, LanguageSkill, Requirement, Resume } from '../types.ts';
import { lineText, type TailorContext } from './context.ts';
import { type Credential, partsOf } from './credential.ts';
import { plainName, withoutHeading } from './paper-name.ts';

const longestLanguage = 32;

/** A mother tongue need not be said, nor one of which the resume says nothing but its name. */
export function languageAt({ language }: Requirement, { resume, lexis }: TailorContext): Credential[] {
  const own = resume.languages.find((skill) => skill.language === language?.code);
  const line = own?.lines[0];
  if (!own || line === undefined || own.level === 'native') return [];
  // Who asks for no level is told of none that is low: "Spanish - Beginner" speaks of what is lacking.
  if (isLow(own, resume.language) && language?.level === undefined) return [];
  const name = fold(own.text).split(/[\s:：(（,，;；、]/u)[0] ?? '';
  const item = partsOf(withoutHeading(lineText(resume, line), line, resume)).find((each) => {
    const at = fold(each).indexOf(name.slice(0, 12));
    // "导游证（英语，中级）" is a paper, and says only of which language.
    return at >= 0 && !/[(（]/u.test(each.slice(0, at));
  });
  if (!item || name === '') return [];
  const from = resume.language === 'zh' ? item : item.slice(Math.max(0, fold(item).indexOf(name)));
  const text = plainName(from.replace(/\s*[:：]\s*/u, ' ').trim()) ?? '';
  if (isBoth(text, own, resume)) return [{ text, line, kind: 'language', isGraded: isGraded(text, own) }];
  const bare = text.replace(/\s*[(（].*$/u, '');
  const short = own.level === undefined || text.length > longestLanguage ? bare : text;
  // The name alone says nothing of how well.
  const { languageName } = lexis.pack.papers;
  const level = languageName ? short.replace(languageName, '') : short.slice(name.length);
  const says = /[\p{L}\d]{2}/u.test(level) && short.length <= longestLanguage;
  return says && !notOne.test(short)
    ? [{ text: short, line, kind: 'language', isGraded: isGraded(short, own) }]
    : [];
}

/** "B1", "CET-4", "fluent": "good" and "70 %" are no grade. */
const isGraded = (text: string, { level }: LanguageSkill): boolean =>
  level === 'C1' ||
  level === 'C2' ||
  /(?<!\p{L})N[12](?!\d)/u.test(text) ||
  (level !== undefined && !low.has(level) && /[\d级](?!\d*\s?%)/u.test(text));

/** "Englisch und Französisch fließend": what is said of both is said of each. */
function isBoth(text: string, { level, lines }: LanguageSkill, { languages }: Resume): boolean {
  const alike = languages.filter((one) => one.level === level && one.lines[0] === lines[0]);
  return (
    level !== undefined &&
    level !== 'native' &&
    alike.length === 2 &&
    text.length <= longestLanguage + 10 &&
    alike.every((one) => fold(text).includes(fold(one.text).split(/\s/u)[0] ?? text)) &&
    !/[,;:：(（]/u.test(text)
  );
}

const low = new Set<LanguageLevel | undefined>(['A1', 'A2']);

function isLow({ level, text }: LanguageSkill, language: Language): boolean {
  const share = /(\d{1,3})\s?%/u.exec(text)?.[1];
  return low.has(level ?? levelIn({ text }, language)) || (share !== undefined && Number(share) < goodShare);
}

const goodShare = 70;

/** Two languages in one item, or a mother tongue by another name. */
const notOne = new RegExp(
  `\\s(?:${andWords})\\s|${inAnyLanguage(({ papers }) => papers.motherTongue)}`,
  'iu',
);
