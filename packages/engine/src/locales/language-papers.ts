import type { LanguageLevel } from '../types.ts';

/** Examinations are called alike wherever they are taken; with a level where the paper has only one. */
interface LanguagePaper {
  named: RegExp;
  language: string;
  level?: LanguageLevel;
}

const inWords = (names: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}])`, flags);

export const languagePapers: readonly LanguagePaper[] = [
  { named: inWords('JLPT[ -]?N1'), language: 'ja', level: 'C1' },
  { named: inWords('JLPT[ -]?N2'), language: 'ja', level: 'B2' },
  { named: inWords('JLPT(?:[ -]?N[345])?'), language: 'ja' },
  { named: /(?:日语|日本语|日文)(?:能力)?(?:考试|测试|等级)?\s?(?:N1|一级)/iu, language: 'ja', level: 'C1' },
  { named: /(?:日语|日本语|日文)(?:能力)?(?:考试|测试|等级)?\s?(?:N2|二级)/iu, language: 'ja', level: 'B2' },
  { named: /(?:日语|日本语)能力(?:考试|测试)/u, language: 'ja' },
  { named: /(?:大学)?英语六级|CET[ -]?6/iu, language: 'en', level: 'B2' },
  { named: /(?:大学)?英语四级|CET[ -]?4/iu, language: 'en', level: 'B1' },
  { named: /英语专业八级|英语专八|TEM[ -]?8/iu, language: 'en', level: 'C1' },
  { named: /英语专业四级|英语专四|TEM[ -]?4/iu, language: 'en', level: 'B2' },
  { named: /托福|雅思|托业/u, language: 'en' },
  { named: inWords('TOEFL(?: iBT)?|IELTS|TOEIC|Linguaskill'), language: 'en' },
  { named: inWords('Cambridge (?:English )?(?:Proficiency|CPE|C2)'), language: 'en', level: 'C2' },
  {
    named: inWords('Cambridge (?:English )?(?:Advanced|CAE|C1)|Certificate in Advanced English'),
    language: 'en',
    level: 'C1',
  },
  {
    named: inWords('Cambridge (?:English )?(?:First|FCE|B2)|First Certificate(?: in English)?'),
    language: 'en',
    level: 'B2',
  },
  { named: inWords('DALF'), language: 'fr' },
  { named: inWords('DELF'), language: 'fr' },
  { named: inWords('DELE', 'u'), language: 'es' },
  { named: inWords('TestDaF|Goethe-Zertifikat|telc Deutsch|DSH'), language: 'de' },
  { named: inWords('HSK', 'u'), language: 'zh' },
  { named: inWords('TOPIK'), language: 'ko' },
];
